import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['the cabin is 540 total, paid a third today to hold it', ['spend Cabin 18000']],
  ['the course is 800, paid three quarters so far', ['spend Course 60000']],
  ['dinner was 90, i paid two thirds and sam did the rest', ['spend Dinner 6000']],
  ['the dress is 300, i put a third down', ['spend Dress 10000']],
  ['the car is 12000, paid 20 percent down today', ['spend Car 240000']],
  ['bill was 200, i paid 60 percent', ['spend Bill 12000']],
  ['dinner was 100, two fifths was mine', ['spend Dinner 4000']],
  ['five of us at the curry house, 135 all in, i paid for me and ollie, so two fifths', ['spend Curry House 5400']],
  ['the vet was 200, insurance covered 80 percent of it', ['spend Vet 4000']],
  ['dinner 90, sam paid two thirds and i paid the rest', ['spend Dinner 3000']],
  ['paid a third down on the 1200 sofa', ['spend Sofa 40000']],
  ["nando's came to 96 for the six of us, i paid for two", ["spend Nando's 3200"]],
  ['tickets 25 each for four of us, i paid for two', ['spend Tickets 5000']],
  ['dinner was 60, i paid a quarter and sam the rest', ['spend Dinner 1500']],
  ['rent is 1200, i pay a third and lou pays the rest', ['spend Rent 40000']],
  ['airbnb 480 for 4 nights, my quarter is 120', ['spend Airbnb 12000']],
  ["rent's 1650 and i cover two fifths of it", ['spend Rent 66000']],
])('%s: the part of the price that one paid', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['dinner 90, paid 20 percent tip', ['spend Dinner 9000']],
  ['lunch 30, sam paid 10 percent', ['spend Lunch 3000']],
  ['groceries 50, a third of it was meat', ['spend Groceries 5000']],
  ['dinner 80, two thirds of it was wine', ['spend Dinner 8000']],
  ['coffee 4, paid a third time this week', ['spend Time 400']],
  ['salary 3000, put 10 percent in savings', ['income Salary 300000']],
  ['gym 40, a quarter less than before', ['spend Gym 4000']],
  ['dinner 80 for four of us, i paid for it', ['spend Dinner 8000']],
  ['four of us went, 60 for tickets and i paid for 2 drinks', ['spend Tickets 6000', 'spend Drinks 200']],
  ['the sofa is 900, a third of the price of the other shop', ['other']],
])('%s: a part of something else', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
