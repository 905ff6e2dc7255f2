import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'
import { told } from '#tests/support/told.ts'

test.each([
  ['I spent 12 on lunch is that over my budget', { question: true }],
  ['spent 12 on lunch does that put me over my food budget', { category: 'Food & Dining', question: true }],
  ['lunch 12 am I over budget now', { question: true }],
  ['lunch 12 are we over budget now', { question: true }],
])('%s: the spend is written and the budget is asked about, not set', (text, asked) => {
  const { frames } = understand(text, { today: day('2026-11-20') })
  expect(told(text)).toEqual(['spend Lunch 1200', 'budget'])
  expect(frames[1]).toMatchObject({ intent: 'budget', ...asked })
  expect(frames[1]).not.toHaveProperty('amountMinor')
})

test('what was just told, and how much that makes of a period', () => {
  expect(told('coffee 4 how much is that this week')).toEqual(['spend Coffee 400', 'summary'])
})

test.each([
  'lunch 12 and how much do I usually spend on groceries',
  'lunch 12, how much did I spend on education last year',
])('%s: what is asked about another time is answered as well', (text) => {
  expect(told(text)).toEqual(['spend Lunch 1200', 'summary'])
})
