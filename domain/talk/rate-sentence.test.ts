import { expect, test } from 'vitest'
import { readRate } from '#domain/talk/rate-sentence.ts'

test.each([
  ['how long will it take at 5 a week', { sum: '5', per: 'week' }],
  ['and when will i get there if i save 200 a month?', { sum: '200', per: 'month' }],
  ['if I put in fifty a month, how long will it take', { sum: 'fifty', per: 'month' }],
  ['what about at 300 a month', { sum: '300', per: 'month' }],
])('"%s" asks how long so much takes', (text, said) => expect(readRate(text)).toEqual(said))

test.each([
  'how long will it take',
  'at 30 a month',
  'gym at 30 a month',
  'save 200 a month',
  'rent is 900 a month',
  'coffee at 5',
])('"%s" does not', (text) => expect(readRate(text)).toBeNull())
