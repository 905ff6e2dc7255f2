import fc from 'fast-check'
import { expect, test } from 'vitest'
import { budgetState, budgetStatus, budgetUse, leftPerDay, percentToTenth, percentUsed } from '#domain/budget.ts'

const of100 = (spentMinor: number) => ({ spentMinor, budgetMinor: 10_000 })

test.each([
  [0, 'good'],
  [7999, 'good'],
  [8000, 'warning'],
  [9999, 'warning'],
  [10_000, 'over'],
  [10_001, 'over'],
] as const)('%i cents of 100 dollars are stored as %s', (spent, status) => {
  expect(budgetStatus(of100(spent))).toBe(status)
})

test.each([
  [8000, 'normal', 80],
  [8001, 'warning', 80],
  [10_000, 'warning', 100],
  [10_001, 'over', 100],
] as const)('%i cents of 100 dollars are drawn as %s', (spent, state, percent) => {
  expect(budgetState(of100(spent))).toBe(state)
  expect(percentUsed(of100(spent))).toBe(percent)
})

test('a budget of nothing or less is over as soon as anything is spent, and good before', () => {
  for (const budgetMinor of [0, -500]) {
    expect(budgetStatus({ spentMinor: 0, budgetMinor })).toBe('good')
    expect(budgetState({ spentMinor: 0, budgetMinor })).toBe('normal')
    expect(budgetStatus({ spentMinor: 1, budgetMinor })).toBe('over')
    expect(budgetState({ spentMinor: 1, budgetMinor })).toBe('over')
    expect(percentUsed({ spentMinor: 1, budgetMinor })).toBeNull()
  }
  expect(budgetUse({ spentMinor: 100, budgetMinor: -500 })).toEqual({
    spentMinor: 100,
    budgetMinor: -500,
    leftMinor: -600,
    percentUsed: null,
    state: 'over',
  })
})

test('no figures make a percentage that is not a whole number', () => {
  const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
  fc.assert(
    fc.property(fc.nat(1_000_000_000), amount, (spentMinor, budgetMinor) => {
      const percent = percentUsed({ spentMinor, budgetMinor })
      expect(percent === null || Number.isSafeInteger(percent)).toBe(true)
    }),
  )
})

test.each([
  [7139, 71.3],
  [8001, 80],
  [10_001, 100],
  [11_456, 114.5],
])('%i cents of 100 dollars are %d percent to the tenth', (spent, percent) => {
  expect(percentToTenth(of100(spent))).toBe(percent)
})

test('there is no percentage of nothing, to the tenth either', () => {
  expect(percentToTenth({ spentMinor: 5, budgetMinor: 0 })).toBeNull()
  expect(percentToTenth({ spentMinor: 5, budgetMinor: -5 })).toBeNull()
})

test('what is left is shared among the days left, and never less than nothing', () => {
  expect(leftPerDay(35_756, 10)).toBe(3575)
  expect(leftPerDay(35_756, 1)).toBe(35_756)
  expect(leftPerDay(-100, 10)).toBe(0)
  expect(leftPerDay(100, 0)).toBe(0)
})
