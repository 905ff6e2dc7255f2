import { expect, test } from 'vitest'
import { readAsItWas, readBackAnew } from '#domain/talk/put-back-sentence.ts'

test.each([
  ['actually put the pizza back but it was 29.50', { thing: 'pizza', amount: '29.50' }],
  ['bring it back but make it 29.50', { thing: null, amount: '29.50' }],
  ['put the pizza back at twenty nine fifty', { thing: 'pizza', amount: 'twenty nine fifty' }],
  ['put it back, it was 29.50', { thing: null, amount: '29.50' }],
  ['restore the pizza but it was 29.50', { thing: 'pizza', amount: '29.50' }],
])('%j brings back at another amount', (text, said) => {
  expect(readBackAnew(text)).toEqual(said)
})

test.each(['put the pizza back', 'got 20 back', 'they gave me 20 back', 'put it back to 20', 'the pizza was 29.50'])(
  '%j does not',
  (text) => {
    expect(readBackAnew(text)).toBeNull()
  },
)

test.each([
  ['actually no it was my treat put it back to the full thing', { thing: null, as: 'whole' }],
  ['put the lunch back to the full price', { thing: 'lunch', as: 'whole' }],
  ['it was my treat', { thing: null, as: 'unsplit' }],
  ["no actually he didn't, put it back to the full price", { thing: null, as: 'whole' }],
  ['actually I covered it all', { thing: null, as: 'unsplit' }],
  ['she never paid me back so put the whole thing', { thing: null, as: 'unsplit' }],
  ['no sorry it was right the first time', { thing: null, as: 'first' }],
  ['change it back to the original amount', { thing: null, as: 'first' }],
  ["no I'm wrong it was right the first time", { thing: null, as: 'first' }],
  ['what I said first was right', { thing: null, as: 'first' }],
  ['no it was right before', { thing: null, as: 'before' }],
  ['no leave it how it was', { thing: null, as: 'before' }],
  ['change it back to what it was', { thing: null, as: 'before' }],
  ['put it back the way it was before', { thing: null, as: 'before' }],
  ['the tax was in there, put it back how it was', { thing: null, as: 'before', isReasoned: true }],
  [
    'ugh, the fee was in the 54.20 already, set it back to what it was',
    { thing: null, as: 'before', isReasoned: true, amount: '54.20' },
  ],
])('%j is as it was', (text, said) => {
  expect(readAsItWas(text)).toEqual(said)
})

test('reads the amount that is said again', () => {
  expect(readAsItWas('no six I was right the first time')).toEqual({ thing: null, as: 'first', amount: 'six' })
  expect(readAsItWas('sorry you heard right the first time')).toEqual({ thing: null, as: 'first' })
})

test.each([
  'that was right',
  'it was fine',
  'the first time was 12',
  'put it back to 20',
  'was it right the first time?',
  'I paid for it',
  'put the whole family dinner under food',
  'she paid for all of it',
])('%j is not', (text) => {
  expect(readAsItWas(text)).toBeNull()
})

test.each([
  ['undo that, 35 was right', '35'],
  ['scratch that. 35 is correct', '35'],
  ['cancel that, 35 was fine', '35'],
])('%j is as it was before, at that', (text, amount) => {
  expect(readAsItWas(text)).toEqual({ thing: null, as: 'before', amount })
})

test.each(['undo that, lunch was 12', 'undo that, it was a mistake', 'undo the 35'])(
  '%j says no amount again',
  (text) => {
    expect(readAsItWas(text)).toBeNull()
  },
)
