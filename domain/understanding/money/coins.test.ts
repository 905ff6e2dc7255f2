import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'
import { told } from '#tests/support/told.ts'

test.each([
  ['gum ¢75', ['spend Gum 75']],
  ['gum .50 cents', ['spend Gum 50']],
  ['soda 1.50 cents', ['clarify']],
  ['paid the gardener with two 20s', ['spend Gardener 4000']],
  ['gave him five twenties for the lawn', ['spend Lawn 10000']],
  ['gave the cashier two 20s and got 5 back', ['spend Cashier 3500']],
  ['movie from the 50s 12', ['spend Movie 1200']],
  ['dropped five large on the roof', ['clarify']],
  ['had to fork over 12 for a sandwich', ['spend Sandwich 1200']],
  ['twenty eight fifty is what the haircut cost me', ['spend Haircut 2850']],
])('%s: coins and notes as they are called', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['lulu eleven dinars two hundred fifty fils', 'KWD', 11_250],
  ['lulu eleven dinars and 250 fils', 'KWD', 11_250],
  ['lulu three kd 250', 'KWD', 3250],
  ['lulu three dinars fifty fils', 'KWD', 3050],
  ['tea one rial 200 baisa', 'OMR', 1200],
  ['tea 2 bd', 'BHD', 2000],
  ['tea 500 fils', 'BHD', 500],
  ['tea 3 dirhams 50 fils', 'AED', 350],
  ['tea two rupees fifty paise', 'INR', 250],
  ['lulu eleven dinars two fifty', 'KWD', 11_250],
  ['louage nine dinars five hundred and water one dinar two hundred', 'TND', 9500],
])('%s: coins of the currency', (text, currency, amountMinor) => {
  const [frame] = understand(text, { today: day('2026-11-20'), currency }).frames
  expect(frame?.intent === 'add' && frame.transaction.amountMinor).toBe(amountMinor)
})

test('what stands behind dinars may be of another thing', () => {
  const { frames } = understand('taxi 3 dinars 250 groceries', { today: day('2026-11-20'), currency: 'KWD' })
  expect(frames.map((frame) => frame.intent === 'add' && frame.transaction.amountMinor)).toEqual([3000, 250_000])
})
