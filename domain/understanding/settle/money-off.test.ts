import { expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

function told(text: string): unknown[] {
  return understand(text, { today: day('2026-11-20') }).frames.map((frame) => {
    if (frame.intent === 'add') return [frame.transaction.kind, frame.transaction.amountMinor]
    return frame.intent === 'clarify' ? frame.reason : frame.intent
  })
}

it.each([
  ['she gave me 10 off, paid 40', [['spend', 4000]]],
  ['they gave me 15 percent off the jacket so it was 60', [['spend', 6000]]],
  ['they gave me half off, paid 20', [['spend', 2000]]],
  ['they gave me 5 off my next order, lunch 12', [['spend', 1200]]],
  ['they gave me five dollars off so 55', ['no_merchant']],
  ['he gave me 10 off the haircut', ['no_amount']],
  ['jacket 60, they gave me 5 off', ['two_readings']],
])('takes what was taken off a price for no money that came in: %s', (text, expected) => {
  expect(told(text)).toEqual(expected)
})

it.each([
  'mom gave me 50 off venmo',
  'dave gave me 50 off the 200 he owes me',
  'mom gave me 20',
  'my boss gave me 50 off the books',
  'dad gave me 100 off his pension',
])('keeps what was given as income: %s', (text) => {
  expect(told(text)).toMatchObject([['income', expect.any(Number)]])
})
