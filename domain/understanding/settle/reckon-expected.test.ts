import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['budgeted 100 for shoes, spent 85', ['spend Shoes 8500']],
  ['budgeted 100 for shoes', ['other']],
  ['lunch 12, budgeted 20', ['spend Lunch 1200']],
  ['quoted 300 for the plumber, charged 340', ['spend Plumber 34000']],
  ["thought it'd be 50, it was 62, at the mechanic", ['spend Mechanic 6200']],
  ['it was supposed to be 40, came to 35, groceries', ['spend Groceries 3500']],
  ['the skip was meant to be 320 but he did it for 280', ['spend Skip 28000']],
  ['expected 40 from Tom but got 30', ['clarify']],
  ['allowed 20 for parking yesterday, lunch was 12', ['spend Parking 2000', 'spend Lunch 1200']],
])('%s: what was reckoned with, and what it came to', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['took the 38 to work, 1.75', ['spend Bus 175']],
  ['took the 5 to San Diego, gas 40', ['spend Gas 4000']],
  ['took the 20 dollars to the bank', ['spend Bank 2000']],
])('%s: the number of a line', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['30 percent off 100 dollar boots', ['spend Boots 7000']],
  ['30% off $100 boots', ['spend Boots 7000']],
  ['12.50 plus tax for a book, 13.40 total', ['spend Book 1340']],
  ['12.50 plus tax for a book, 13.40 for lunch', ['spend Book 1250', 'spend Lunch 1340']],
  ['lunch on the company, 25', ['other']],
  ['lunch on the company card, 25', ['spend Lunch 2500']],
  ['lunch on the business trip, 25', ['spend Lunch 2500']],
  ['skipped lunch, saved 12', ['other']],
  ['saved 12 by walking', ['other']],
  ['cooked dinner, groceries 30 and saved 20', ['spend Cooked Dinner 3000']],
])('%s: what was taken off, put on, or not spent', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
