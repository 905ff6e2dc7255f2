import { expect, test } from 'vitest'
import { readPartOfOther } from '#domain/talk/part-sentence.ts'

test.each([
  ['oh 12 of that was dog food', { amount: '12', of: null, thing: 'dog food' }],
  ['20 of it was a birthday gift for my niece', { amount: '20', of: null, thing: 'birthday gift for my niece' }],
  ['twelve dollars of the Aldi went on wine', { amount: 'twelve dollars', of: 'aldi', thing: 'wine' }],
  ['part of that was dog food 12', { amount: '12', of: null, thing: 'dog food' }],
  ['some of the Aldi was wine for 12', { amount: '12', of: 'aldi', thing: 'wine' }],
  ['about 12 of the total was for gas', { amount: '12', of: null, thing: 'gas' }],
])('%j parts a thing', (text, said) => {
  expect(readPartOfOther(text)).toEqual(said)
})

test.each([
  ['flowers were 35 of that', { amount: '35', of: null, thing: 'flowers' }],
  ['35 of that was flowers, put those separately', { amount: '35', of: null, thing: 'flowers', isOrdered: true }],
  ['ten of it was bread, put it separately', { amount: 'ten', of: null, thing: 'bread', isOrdered: true }],
  [
    'four of that was the tip, can you list it on its own?',
    { amount: 'four', of: null, thing: 'tip', isOrdered: true },
  ],
  ['ten of it was soap, make that its own entry', { amount: 'ten', of: null, thing: 'soap', isOrdered: true }],
  ['5 of the pizza was delivery, split it out', { amount: '5', of: 'pizza', thing: 'delivery', isOrdered: true }],
])('%j is to stand for itself', (text, said) => {
  expect(readPartOfOther(text)).toEqual(said)
})

test.each([
  '10 of it was mine, keep it separate',
  '10 of that was cash, list it separately',
  "ten of that was Tom's, track it separately",
  'list that on its own',
  "12 of that was Sam's",
  '40 of that was on my gift card',
  '20 of it was yesterday',
  '20 of that was mine',
  'was 12 of that dog food?',
])('%j parts none', (text) => {
  expect(readPartOfOther(text)).toBeNull()
})

test.each([
  ['5 of that was the tip', { amount: '5', of: null, thing: 'tip', isOfPrice: true }],
  ['tax was 12 of the bill', { amount: '12', of: null, thing: 'tax', isOfPrice: true }],
  ['take 35 out of that for flowers', { amount: '35', of: null, thing: 'flowers', isOrdered: true }],
  ['I spent 20 of the Target one on wine', { amount: '20', of: 'target', thing: 'wine' }],
  ['I used 2 of those for breakfast', null],
  ['we used 6 of the cookies for the bake sale', null],
  ['take 2 out of the eggs for breakfast', null],
  ['take 35 out for flowers', null],
  ['take 5 out of that for the coupon', null],
  ['tax was 12', null],
])('%j is in the price, or apart from it', (text, said) => {
  expect(readPartOfOther(text)).toEqual(said)
})
