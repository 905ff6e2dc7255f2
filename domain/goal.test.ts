import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawGoalColor, goalColors, milestoneAfterEdit, nextMilestone, raisedBy } from '#domain/goal.ts'

const of100 = (currentMinor: number) => ({ currentMinor, targetMinor: 10_000 })

test.each([
  [4999, null, null],
  [5000, null, 'Halfway there! 🎯'],
  [5990, null, 'Halfway there! 🎯'],
  [5999, 'Nearly', 'Nearly'],
  [6000, null, null],
  [7499, null, null],
  [7500, null, '75% Complete!'],
  [7500, 'Halfway there! 🎯', '75% Complete!'],
  [8499, null, '75% Complete!'],
  [8000, 'Past 75% already', 'Past 75% already'],
  [8500, null, null],
  [9999, '75% Complete!', '75% Complete!'],
  [10_000, '75% Complete!', 'Goal Achieved!'],
  [12_000, null, 'Goal Achieved!'],
] as const)('%i cents of 100 dollars with milestone %s have %s', (current, before, after) => {
  expect(nextMilestone(of100(current), before)).toBe(after)
})

test('adding money stops at the target and never takes away', () => {
  expect(raisedBy(of100(9000), 5000)).toBe(10_000)
  expect(raisedBy(of100(1000), 5000)).toBe(6000)
  expect(raisedBy({ currentMinor: 10_000, targetMinor: 8000 }, 100)).toBe(10_000)
})

test('a raised target takes a milestone back that is no longer reached', () => {
  expect(milestoneAfterEdit(of100(3000), 'Goal Achieved!')).toBeNull()
  expect(milestoneAfterEdit(of100(5500), 'Goal Achieved!')).toBe('Halfway there! 🎯')
  expect(milestoneAfterEdit(of100(9000), '75% Complete!')).toBe('75% Complete!')
  expect(milestoneAfterEdit(of100(1000), 'My own words')).toBe('My own words')
})

test('random ids draw every colour of a new goal, and no other', () => {
  const drawn = new Set(Array.from({ length: 400 }, () => drawGoalColor(randomUUID())))
  expect([...drawn].sort()).toEqual([...goalColors].sort())
})
