import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['two for 7 on the pies, got four', ['spend Pies 1400']],
  ['mangoes 3 for 5, got six', ['spend Mangoes 1000']],
  ['pies two for 7, got two', ['spend Pies 700']],
  ['socks, 3 for 10, bought 9', ['spend Socks 3000']],
])('%s: so many times the price of a bundle', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['two for 7 on the pies and got milk 4', ['spend Pies 700', 'spend Milk 400']],
  ['two for 7 on the pies, got four beers 12', ['spend Pies 700', 'spend Beers 1200']],
  ['3 for 2 on shampoo, got six for 12', ['spend Shampoo 1200']],
])('%s: another thing, or a price of its own', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
