import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

function paid(text: string, currency: string): unknown[] {
  const { frames } = understand(text, { today: day('2026-11-24'), currency })
  return frames.map((frame) =>
    frame.intent === 'add'
      ? `${frame.transaction.merchant} ${frame.transaction.amountMinor} ${frame.transaction.currency ?? currency}`
      : frame.intent,
  )
}

test.each([
  ['concert ticket 65 euros I mean pounds', 'GBP', ['Concert Ticket 6500 GBP']],
  ['taxi 20 dollars, sorry, euros', 'USD', ['Taxi 2000 EUR']],
  ['lunch 12 pounds no euros', 'USD', ['Lunch 1200 EUR']],
  ['ramen 900 dollars no yen', 'USD', ['Ramen 900 JPY']],
  ['coffee 4, taxi 20 euros, I mean dollars, and bus 3', 'USD', ['Coffee 400 USD', 'Taxi 2000 USD', 'Bus 300 USD']],
  ['lunch 12 euros, no, 14', 'EUR', ['Lunch 1400 EUR']],
  ['lunch 12, no pounds', 'EUR', ['Lunch 1200 GBP']],
])('%s: the currency that was meant', (text, currency, entries) => {
  expect(paid(text, currency)).toEqual(entries)
})
