import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  [
    'paid off the wedding photographer today, six fifty left to pay, the 250 deposit was back in june',
    ['spend Wedding Photographer 65000'],
  ],
  ["final balance on the cottage, 480, we'd already put down 120", ['spend Cottage 48000']],
  ['cottage balance 480, I had paid a 120 deposit in may', ['spend Cottage Balance 48000']],
  ['final payment on the sofa 700, put down 300 in september', ['spend Sofa 70000']],
  ['10% deposit on a 12000 car', ['spend Car 120000']],
  ['put 20 percent down on a 400 dollar bike', ['spend Bike 8000']],
  ['25% deposit of 200 on the hall', ['spend Hall 20000']],
  ['put 500 down on the car, 8000 total', ['spend Car 50000']],
  ['put 200 down on the sofa, 700 to go', ['spend Sofa 20000']],
])('%s: only what was paid now', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['rent 900, deposit 900', ['spend Rent 90000', 'spend Deposit 90000']],
  ['photographer 650 today, deposit was 250 last month', ['spend Photographer 65000', 'spend Deposit 25000']],
  ['paid off klarna 60, put down 40 on a bed today', ['spend Klarna 6000', 'spend Bed 4000']],
  ['rest of the rent 400, paid 12 for lunch', ['spend Rest of the Rent 40000', 'spend Lunch 1200']],
  ['put 200 down on the sofa and 700 on rent', ['spend Sofa 20000', 'spend Rent 70000']],
  ['put 20 down on the bed, coffee 4', ['spend Bed 2000', 'spend Coffee 400']],
  ['rent deposit 500, 1500 total', ['clarify']],
])('%s: both were paid, or nobody knows', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
