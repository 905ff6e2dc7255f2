import { expect, test } from 'vitest'
import { readOwedAsked } from '#domain/talk/owed-sentence.ts'

test.each([
  ['what does Nina owe me', 'nina'],
  ['does nina owe me anything?', 'nina'],
  ['so how much does my brother still owe us', 'brother'],
  ['do I owe Tom anything', 'tom'],
  ['how much do I owe Tom for lunch', 'tom'],
  ['who owes me money', null],
  ['how much do my friends owe me', null],
  ['am I owed anything', null],
  ['who do I owe', null],
])('"%s" asks about debts', (text, who) => expect(readOwedAsked(text)).toEqual({ who }))

test.each([
  'Tom owes me 20',
  'I owe Tom for the pizza',
  'what do I owe on my card',
  'how much is left',
  'how much do I owe this month',
  'how much do I owe right now',
  'what do I owe the bank',
  'how much do I owe for rent',
  'owe',
  'paid Tom what I owed him',
])('"%s" asks about none', (text) => expect(readOwedAsked(text)).toBeNull())
