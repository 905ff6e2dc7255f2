import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['table for 8, bill was 240', ['spend Table 24000']],
  ['table for 8, dinner was 240', ['spend Dinner 24000']],
  ['we had a table for 12 and it came to 480', ['spend Table 48000']],
  ['table for 15, chairs for 40', ['spend Table 1500', 'spend Chairs 4000']],
  ['a table for 8 dollars at the flea market', ['spend Table 800']],
  ['a couple hundred bucks on tires, two ten to be exact', ['spend Tires 21000']],
  ['around 60 for the vet, or 62.50 to be exact', ['spend Vet 6250']],
  ['twenty-three and change for sushi, 23.40 to be precise', ['spend Sushi 2340']],
  ['groceries about 100 and gas 40 to be exact', ['spend Groceries 10000', 'spend Gas 4000']],
  ['coffee 4, about 50 on gas, 48.70 to be exact', ['spend Coffee 400', 'spend Gas 4870']],
  ['one twenty five for dinner, a hundred twenty five I mean', ['spend Dinner 12500']],
  ['dinner one twenty five, and drinks 125', ['clarify', 'spend Drinks 12500']],
  ['filled up 12 gallons at 3.50 came to 42', ['spend Gas 4200']],
  ['40 litres of petrol at 1.5 came to 60', ['spend Petrol 6000']],
  ['40 litres of petrol at 1.5 and 60 for a tyre', ['clarify', 'spend Tyre 6000']],
])('%s: what a number says of another', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['12 on Monday and 15 on Wednesday for parking', ['spend Parking 1200', 'spend Parking 1500']],
  [
    '12 on Monday, 15 on Wednesday and 9 today for parking',
    ['spend Parking 1200', 'spend Parking 1500', 'spend Parking 900'],
  ],
  ['I spent 5 yesterday and 6 today on coffee', ['spend Coffee 500', 'spend Coffee 600']],
  ['12 yesterday and lunch 15 today', ['clarify', 'spend Lunch 1500']],
  ['12 yesterday, and 15 for lunch today', ['clarify', 'spend Lunch 1500']],
  ['got 20 yesterday and 5 today for coffee', ['clarify', 'spend Coffee 500']],
])('%s: named behind the last of its days', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
