import { expect, test } from 'vitest'
import { achievementsOf } from '#domain/achievement.ts'

function reachedWith(totalSavedMinor: number, completed = 0): string[] {
  return achievementsOf({ totalSavedMinor, completed })
    .filter((one) => one.isReached)
    .map((one) => one.name)
}

test.each([
  [0, []],
  [99_999, []],
  [100_000, ['First $1K Saved']],
  [499_999, ['First $1K Saved']],
  [500_000, ['First $1K Saved', 'Budget Master']],
])('%i cents saved reach %j', (saved, names) => {
  expect(reachedWith(saved)).toEqual(names)
})

test('one completed goal makes a Goal Crusher, whatever is saved', () => {
  expect(reachedWith(500, 0)).toEqual([])
  expect(reachedWith(500, 1)).toEqual(['Goal Crusher'])
})

test('what is left to save is told, and never below nothing', () => {
  expect(achievementsOf({ totalSavedMinor: 479_000, completed: 0 }).map((one) => one.leftMinor)).toEqual([
    0,
    21_000,
    null,
  ])
})
