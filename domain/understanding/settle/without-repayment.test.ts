import { expect, test } from 'vitest'
import { toldAs } from '#tests/support/told.ts'

const told = toldAs(({ merchant, amountMinor }) => `${merchant} ${amountMinor}`)

test.each([
  ['taxi 38 my boss will pay me back coffee 4', ['Taxi 3800', 'Coffee 400']],
  ['taxi 38, my boss will pay me back, coffee 4', ['Taxi 3800', 'Coffee 400']],
  ['hotel 180 work will reimburse it dinner 40', ['Hotel 18000', 'Dinner 4000']],
  ["lunch 24 he'll pay me back friday and a taxi 12", ['Lunch 2400', 'Taxi 1200']],
  ['lunch 24, Dan will pay me back 12, coffee 4', ['Lunch 2400', 'Coffee 400']],
  ['lunch 24 and Dan will pay me back 12', ['Lunch 2400']],
  ['taxi 38 my boss will pay me back', ['Taxi 3800']],
])('%s: what is to be given back is no entry, and hides none', (text, spends) => {
  expect(told(text)).toEqual(spends)
})
