import { expect, test } from 'vitest'
import { payingMeans, tellsUnpaid } from '#domain/talk/paid-by-sentence.ts'

test.each(['no, cash', 'it was cash', 'actually it was cash not card', 'on my credit card', 'i paid it with paypal'])(
  '%s',
  (text) => expect(payingMeans.test(text)).toBe(true),
)

test.each(['a card', 'and a card', 'card 5', 'no, a birthday card', 'it was a card', 'cash back 5', 'check'])(
  '%s tells something else',
  (text) => expect(payingMeans.test(text)).toBe(false),
)

test.each([
  'actually my friend paid',
  'lol nvm my friend paid',
  'my boss covered it',
  'no Ana got it',
  'it was free in the end',
  "it was Tom's treat",
  'i didnt pay, sam did',
  "I didn't pay for it because my boss did",
  'sam paid, not me',
])('"%s" leaves nothing paid', (text) => expect(tellsUnpaid(text)).toBe(true))

test.each([
  'i didnt pay',
  'i didnt pay, i did',
  'my friend paid',
  'my husband paid for it',
  'the bill paid',
  'my boss paid me',
  'tom paid me back',
  'tom paid half',
  'i paid for it',
  'it was on friday',
  'it was a gift',
  'Ana got it',
  'did my boss pay for it?',
])('"%s" leaves it as it is', (text) => expect(tellsUnpaid(text)).toBe(false))
