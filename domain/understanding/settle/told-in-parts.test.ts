import { expect, test } from 'vitest'
import { toldAs } from '#tests/support/told.ts'

const told = toldAs(({ merchant, amountMinor }) => `${merchant} ${amountMinor}`)

test.each([
  ['spent 50 at target, 30 on clothes and 20 on toys', ['Clothes 3000', 'Toys 2000']],
  ['spent 60 at costco, 40 groceries and 20 gas', ['Groceries 4000', 'Gas 2000']],
  ['100 at ikea. 60 for a lamp. 40 for a rug', ['Lamp 6000', 'Rug 4000']],
  ['paid 100 at ikea, 60 for a lamp, 30 for a rug and 10 for hot dogs', ['Lamp 6000', 'Rug 3000', 'Hot Dogs 1000']],
  ['at costco i spent 145 that was 100 for food and 45 for a sweater', ['Food 10000', 'Sweater 4500']],
  ['i spent 145 at costco, that was 100 for food and 45 for a sweater', ['Food 10000', 'Sweater 4500']],
  ['groceries were 60, that was 40 for meat and 20 for veg', ['Meat 4000', 'Veg 2000']],
])('%s: the parts alone', (text, parts) => {
  expect(told(text)).toEqual(parts)
})

test.each([
  ['50 at target, 30 at walmart, 20 at shell', ['Target 5000', 'Walmart 3000', 'Shell 2000']],
  ['spent 50 at target, 30 on gas and 12 on lunch', ['Target 5000', 'Gas 3000', 'Lunch 1200']],
  ['spent 50 at target and 50 on gas', ['Target 5000', 'Gas 5000']],
])('%s: spends beside each other', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['half off jeans 25', ['Jeans 2500']],
  ['jeans 25 half off from 50', ['Jeans 2500']],
  ['shoes 64, 20% off from 80', ['Shoes 6400']],
  ['jacket 60, half off', ['clarify']],
])('%s: the price that was paid', (text, spends) => {
  expect(told(text)).toEqual(spends)
})
