import { expect, test } from 'vitest'
import { orderLeft } from '#domain/talk/left-sentence.ts'

test.each([
  ['remove the coffee no dont', 'remove the coffee'],
  ['delete the coffee, no wait, keep it', 'delete the coffee'],
  ['delete the coffee never mind', 'delete the coffee'],
  ['change the coffee to 6... actually no', 'change the coffee to 6'],
  ["set food to 300, no wait don't", 'set food to 300'],
])('"%s" leaves an order', (text, order) => expect(orderLeft(text)).toBe(order))

test.each([
  'delete the coffee',
  'no, delete the coffee',
  'delete the coffee and keep the tea',
  "don't delete it",
  'never mind',
  "change the taxi to 22, but don't delete it",
  'no wait',
])('"%s" leaves none', (text) => expect(orderLeft(text)).toBeNull())
