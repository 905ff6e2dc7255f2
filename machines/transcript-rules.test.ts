import { expect, test } from 'vitest'
import { isFiller, isTransactionRequest, sameWords, saysAgain } from '#machines/transcript-rules.ts'

test.each([
  'Hello!',
  'Got it',
  'Okay.',
  'Hi Maya',
  'Good evening, Maya. Where did the money go today?',
  'Sure, one moment.',
  'Thank you!',
  'Okay, got it, thanks!',
  'Hello there, how can I help you today?',
  'Cheers!',
  'Sure thing!',
  'Let me check that for you.',
  "Okay, I've added that for you.",
  'Saved it.',
  'That has been recorded. Anything else?',
  "All right, I'll log that.",
  'Thanks for telling me!',
  'Is there anything else I can help you with today?',
])('%s is heard but not shown', (message) => {
  expect(isFiller(message, 'Maya')).toBe(true)
})

test.each([
  'You have $87.70 left for Food & Dining.',
  'Okay, that leaves 87 dollars for dining this month.',
  'Was that fifteen or fifty?',
  'Groceries are up on last month.',
  'Hi Maya, dining is at 300 dollars now.',
  'Cheerio!',
  "Okay, I've added four dollars for coffee.",
  'Saved, $4.00 for Coffee.',
  "That's your biggest category.",
  'Anything else from the trip to Boston?',
  "I've noticed that dining is up.",
])('%s is shown', (message) => {
  expect(isFiller(message, 'Maya')).toBe(false)
})

test.each([
  ['add 5 coffee', true],
  ['record fifteen for the taxi', true],
  ['log lunch at 12.50', true],
  ['I spent 5', true],
  ['I spent a little', true],
  ['show my last transaction', true],
  ['add coffee', false],
  ['hello', false],
  ['address 5', false],
])('%s as a transaction request: %s', (text, expected) => {
  expect(isTransactionRequest(text)).toBe(expected)
})

test('the same words are known again whatever their punctuation, other amounts are not', () => {
  expect(sameWords('Coffee 4.', 'coffee  4')).toBe(true)
  expect(sameWords('Coffee 4.50', 'coffee 450')).toBe(false)
  expect(sameWords('lunch twelve', 'lunch fourteen')).toBe(false)
})

test.each(['ok, ', "i've got it that ", 'let me check it '])('%s over and over is judged all the same', (words) => {
  expect(isFiller(words.repeat(5_000))).toBe(true)
  expect(isFiller(`${words.repeat(5_000)}and dining is up`)).toBe(false)
})

test.each([
  ['taxi thir', 'Taxi thirty.', true],
  ['taxi thir', 'so the taxi was thirty, and tea three', true],
  ['coffee four and lun', 'coffee four and lunch twelve', true],
  ['coffee four and lun', 'lunch twelve', false],
  ['taxi thir', 'tea three', false],
  ['taxi thir', 'thirty for the taxi', false],
  ['coffee four and l', 'so coffee was four', true],
  ['coffee 5', 'coffee with Sam, then lunch 50', false],
  ['coffee 5', 'coffee 50', false],
  ['taxi thir', 'I took a taxi home, dinner was thirteen', false],
  ['five', 'lunch fifty, no, fifty-five', false],
  ['t', 'coffee for two', false],
])('what was cut off at "%s" is said again in "%s": %s', (cutOff, whole, isSaidAgain) => {
  expect(saysAgain(cutOff, whole)).toBe(isSaidAgain)
})
