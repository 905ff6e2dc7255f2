import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

test.each([
  ['PHP', 'tacos 13 pesos', undefined],
  ['AUD', 'lunch 12 dollars', undefined],
  ['AUD', 'lunch $12', undefined],
  ['AUD', 'lunch 12 us dollars', 'USD'],
  ['USD', 'tacos 13 pesos', 'MXN'],
  ['GBP', 'lunch 12 dollars', 'USD'],
  ['LKR', 'tea 500 indian rupees', 'INR'],
])('a ledger in %s, %s', (own, text, currency) => {
  const { frames } = understand(text, { today: day('2026-11-20'), currency: own })
  expect(frames).toMatchObject([
    { intent: 'add', transaction: { merchant: /^\w+/.exec(text)?.[0].replace(/^./, (c) => c.toUpperCase()) } },
  ])
  expect(frames.map((frame) => frame.intent === 'add' && frame.transaction.currency)).toEqual([currency])
})
