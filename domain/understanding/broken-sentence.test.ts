import { expect, test } from 'vitest'
import { toldAs } from '#tests/support/told.ts'

const told = toldAs(({ merchant, amountMinor }) => `${merchant} ${amountMinor}`)

test.each([
  ['Dinner with friends tonight. My share was $28.', ['Dinner 2800']],
  ['Had lunch with Sam. My half was 14.', ['Lunch 1400']],
  ['Bought groceries with my roommate. I paid 40.', ['Groceries 4000']],
  ['The movie was good. I paid 12 for popcorn.', ['Popcorn 1200']],
])('%s: a full stop before what was paid', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['Dinner was 90. Split with Sam.', ['Dinner 4500']],
  ['Groceries cost 90. Split with Sam and Jo.', ['Groceries 3000']],
  ['Dinner 90. Split evenly with my brother. Taxi 20.', ['Dinner 4500', 'Taxi 2000']],
  ['Shoes 80. They gave me 10 percent off so I paid 72.', ['Shoes 7200']],
  ['Kettle 34.99. I had a voucher so I paid 29.99.', ['Kettle 2999']],
  ['Lunch 12. I had a cinema voucher so I paid 5.', ['Lunch 1200', 'Cinema Voucher 500']],
  ['Tacos 12. Halves with Sam.', ['Tacos 600']],
  ['Taxi 20. Split the dinner with Sam, 60.', ['Taxi 2000', 'Dinner 3000']],
])('%s: a full stop before how it was shared', (text, spends) => {
  expect(told(text)).toEqual(spends)
})
