import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['100 dollar note for the taxi, driver handed back 72', ['spend Taxi 2800']],
  ['a fifty for the cab, got 12 back', ['spend Cab 3800']],
  ['50 note for the cab and he gave me 12 back', ['spend Cab 3800']],
  ['20 note for coffee, change was 15.50', ['spend Coffee 450']],
  ['put a 20 in the machine for parking, got 14 back', ['spend Parking 600']],
  ['coffee 2.80 from a fiver', ['spend Coffee 280']],
  ['500 note for vegetables, got 320 back', ['spend Vegetables 18000']],
])('%s: what is left of the note was paid', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['a fifty for the babysitter, got a 20 for cleaning', ['spend Babysitter 5000', 'income Cleaning 2000']],
  ['a 50 shirt, got 12 back', ['spend Shirt 5000', 'income Income 1200']],
  ['a 100 for dinner, Sam gave me 50 back', ['spend Dinner 10000', 'income Sam 5000']],
  ['a 200 for the concert, she gave me 50 back for her ticket', ['spend Concert 20000', 'income Ticket 5000']],
  ['a 100 for the shoes, returned them and got 100 back', ['spend Shoes 10000', 'income Income 10000']],
  ['a twenty for the raffle, won 12 back', ['spend Raffle 2000', 'income Income 1200']],
])('%s: money of its own came in', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
