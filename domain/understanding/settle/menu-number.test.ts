import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['combo 2 with large fries, 9.49', ['spend Combo 949']],
  ['popcorn combo 3, 14.50', ['spend Popcorn Combo 1450']],
])('%s: which meal of the board it was', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['combo 9, drink 3', ['spend Combo 900', 'spend Drink 300']],
  ['combo 9, burgers 14', ['spend Combo 900', 'spend Burgers 1400']],
  ['combo 12 and a coke 3', ['spend Combo 1200', 'spend Coke 300']],
  ['menu 12', ['spend Menu 1200']],
])('%s: its price', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
