import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { periodEndLabel, planCodeOf, priceOfTier } from '#domain/plan.ts'

test('a plan is free when it costs nothing, and paid otherwise', () => {
  expect([0, 1, 999].map(planCodeOf)).toEqual(['free', 'paid', 'paid'])
})

test('the plan of a tier is found by its price', () => {
  expect([priceOfTier('paid'), priceOfTier('Free'), priceOfTier('pro')]).toEqual([999, 0, 0])
})

test('the end of a period is a date, or never', () => {
  expect(periodEndLabel(day('2025-01-05'))).toBe('Jan 5, 2025')
  expect(periodEndLabel(null)).toBe('Lifetime Access')
})
