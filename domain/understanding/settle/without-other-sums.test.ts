import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['put another 25 on the ps5, 175 to go', ['spend PS5 2500']],
  ['paid 120 for the german course, the other 180 in january', ['spend German Course 12000']],
  ['bought 10 of airtime from mtn, they added 5 bonus', ['spend MTN 1000']],
  ['drinks 18, Anna left 2 for the waiter', ['spend Drinks 1800']],
  ["ramen 11.80 with the egg, it's 10.50 without", ['spend Ramen 1180']],
  ['sofa 300, I need to pay her 200 on friday', ['spend Sofa 30000']],
])('%s: a sum that was not paid falls silent', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['coffee 4, lunch 12 to go', ['spend Coffee 400', 'spend Lunch 1200']],
  ['the vet was 210 and insurance paid 150', ['clarify']],
  ['dinner for 4, Sam paid 40', ['clarify']],
  ['200 off the loan, 1800 still to pay', ['spend Loan 20000']],
  ['lunch 12, she paid me 6 for the taxi', ['spend Lunch 1200', 'income Taxi 600']],
])('%s: and what only sounds like it is told', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
