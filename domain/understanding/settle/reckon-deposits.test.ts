import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['school fees 4500, i paid 1500 for the first term', ['spend School Fees 150000']],
  ['total fees is 3200, i paid 2000 now for the second term', ['spend Fees 200000']],
  ['the kitchen is 12000 and I paid 4000 for the first phase', ['spend Kitchen 400000']],
  ['trip is 3200, paid 800 as the first instalment', ['spend Trip 80000']],
  ['tuition is 9000, paid 3000 for term one', ['spend Tuition 300000']],
  ['the total is 320, paid 100 so far', ['clarify']],
])('only what was paid of it: %s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['rent was 900, i paid 20 for the first bus', ['spend Rent 90000', 'spend First Bus 2000']],
  ['gym is 40, paid 10 for the first lesson', ['spend Gym 4000', 'spend First Lesson 1000']],
  ['lunch was 20, i paid 5 now for parking', ['spend Lunch 2000', 'spend Parking 500']],
  ['the hotel was 200, i paid 40 for the first breakfast', ['spend Hotel 20000', 'spend First Breakfast 4000']],
  ['the total was 45 but I only paid 15', ['edit']],
])('a thing of its own beside it: %s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
