import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { adviseGoal } from '#domain/goal-advice.ts'

const today = day('2026-11-20')
const goal = { name: 'Bicycle', category: 'Other', currentMinor: 100, targetMinor: 10_000 }

test('without goals the journey starts with an emergency fund in six months', () => {
  expect(adviseGoal([], today)).toEqual({
    kind: 'start',
    name: 'Emergency Fund',
    category: 'Emergency Fund',
    targetMinor: 100_000,
    deadline: '2027-05-20',
    monthlyMinor: 16_667,
  })
})

test('after a completed emergency goal comes a vacation in eight months', () => {
  const vacation = {
    kind: 'vacation',
    name: 'Dream Vacation',
    category: 'Vacation',
    targetMinor: 250_000,
    deadline: '2027-07-20',
    monthlyMinor: 31_250,
  }
  const full = { ...goal, currentMinor: 10_000 }
  expect(adviseGoal([goal, { ...full, category: 'Emergency Fund' }], today)).toEqual(vacation)
  expect(adviseGoal([{ ...full, name: 'My emergency money' }], today)).toEqual(vacation)
})

test('otherwise emergencies get more, in twelve months', () => {
  const boost = {
    kind: 'boost',
    name: 'Emergency Fund Boost',
    category: 'Emergency Fund',
    targetMinor: 300_000,
    deadline: '2027-11-20',
    monthlyMinor: 25_000,
  }
  expect(adviseGoal([goal], today)).toEqual(boost)
  expect(adviseGoal([{ ...goal, category: 'Emergency Fund', currentMinor: 9999 }], today)).toEqual(boost)
  expect(adviseGoal([{ ...goal, currentMinor: 10_000 }], today)).toEqual(boost)
})

test('a proposal on the last day of August ends on the last day of February', () => {
  expect(adviseGoal([], day('2026-08-31')).deadline).toBe('2027-02-28')
})
