import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['petrol 50, saw a helmet for 180 but i will wait', ['spend Petrol 5000']],
  [
    'jeans 14 two tees at 5 each tried on some boots for 40 but they were too small',
    ['spend Jeans 1400', 'spend Tees 1000'],
  ],
  ['mudflap 28, thought about a cb radio for 130 but nah', ['spend Mudflap 2800']],
  ['birdseed was 16, i wanted the big feeder too but 60 dollars is too much', ['spend Birdseed 1600']],
  ['coffee 4, was tempted by a cake for 6 but no', ['spend Coffee 400']],
  ['coffee 4, they had boots for 90 not my size', ['spend Coffee 400']],
  ['lunch 12 and coffee 4, my friend offered to pay but i said no', ['spend Lunch 1200', 'spend Coffee 400']],
  ['tried on shoes for 60 but they were too small', ['other']],
])('%s: what was left has no part in it', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['coffee 4, saw a movie for 12 but it was too long', ['spend Coffee 400', 'spend Movie 1200']],
  ['coffee 4, there was a fee of 5 but i didn’t mind', ['spend Coffee 400', 'spend Fee 500']],
  ['lunch 12, tried on boots for 40 and took them', ['spend Lunch 1200', 'spend Boots 4000']],
])('%s: was paid all the same', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['left the 140 boots on the shelf and only got laces for 4', ['spend Laces 400']],
  ['put the 80 jacket back and only got socks for 6', ['spend Socks 600']],
  ['socks 6, put the 80 jacket back', ['spend Socks 600']],
  ['left the 140 boots on the shelf', ['other']],
  ['left the 20 tip in the shop', ['spend Tip 2000']],
  ['left the 30 flowers in the shop for her', ['spend Flowers 3000']],
  ['put the 12 lunch on the card', ['spend Lunch 1200']],
  ['put the 90 tyres on the back', ['spend Tyres 9000']],
])('%s: what was put back was not paid', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
