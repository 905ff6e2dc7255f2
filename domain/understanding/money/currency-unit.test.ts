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

test.each([
  ['COP', 'lunch 18 mil', 1_800_000],
  ['MXN', 'lunch 2 mil pesos', 200_000],
  ['CZK', 'lunch 640 crowns with the team', 64_000],
  ['RON', 'bread 3 lei and 50 bani', 350],
  ['TND', 'a sandwich four dinars five hundred my cousin ate it', 4_500],
])('a ledger in %s, %s: as it is counted there', (own, text, amountMinor) => {
  const { frames } = understand(text, { today: day('2026-11-20'), currency: own })
  expect(frames).toMatchObject([{ intent: 'add', transaction: { amountMinor } }])
})
