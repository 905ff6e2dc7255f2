import { expect, test } from 'vitest'
import { readCurrencySaid } from '#domain/talk/currency-sentence.ts'

test.each([
  ['in euros', 'EUR'],
  ['no, that was in pounds', 'GBP'],
  ['it was in euros, not dollars', 'EUR'],
  ['I meant euros', 'EUR'],
  ['€', 'EUR'],
])('"%s" says a currency', (text, code) => expect(readCurrencySaid(text)).toBe(code))

test.each(['4 euros', 'in cents', 'in paris', 'yes', 'coffee in euros'])('"%s" does not', (text) =>
  expect(readCurrencySaid(text)).toBeNull(),
)
