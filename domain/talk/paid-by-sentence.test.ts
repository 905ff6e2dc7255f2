import { expect, test } from 'vitest'
import { payingMeans } from '#domain/talk/paid-by-sentence.ts'

test.each(['no, cash', 'it was cash', 'actually it was cash not card', 'on my credit card', 'i paid it with paypal'])(
  '%s',
  (text) => expect(payingMeans.test(text)).toBe(true),
)

test.each(['a card', 'and a card', 'card 5', 'no, a birthday card', 'it was a card', 'cash back 5', 'check'])(
  '%s tells something else',
  (text) => expect(payingMeans.test(text)).toBe(false),
)
