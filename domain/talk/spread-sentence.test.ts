import { expect, test } from 'vitest'
import { readSpreadAsked, rhythmTold, spreadOver } from '#domain/talk/spread-sentence.ts'

test.each([
  ['how much is that a year', 'year'],
  ["what's that per month", 'month'],
  ['so what does it come to every week', 'week'],
  ['how much is that yearly?', 'year'],
])('%s', (text, unit) => expect(readSpreadAsked(text)).toBe(unit))

test.each(['how much is that', 'how much this year', 'how much do i spend a year', 'what is that for'])(
  '%s asks something else',
  (text) => expect(readSpreadAsked(text)).toBeNull(),
)

test.each([
  ['netflix 15.99 a month', 'month'],
  ['insurance 240 for the quarter', 'quarter'],
  ['annual fee 95', 'year'],
  ['coffee 4', null],
])('%s comes each %s', (text, unit) => expect(rhythmTold(text)).toBe(unit))

test('a payment of one rhythm is told in another', () => {
  expect(spreadOver(1599, { from: 'month', to: 'year' })).toBe(19188)
  expect(spreadOver(24000, { from: 'quarter', to: 'month' })).toBe(8000)
})
