import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['gum ¢75', ['spend Gum 75']],
  ['gum .50 cents', ['spend Gum 50']],
  ['soda 1.50 cents', ['clarify']],
  ['paid the gardener with two 20s', ['spend Gardener 4000']],
  ['gave him five twenties for the lawn', ['spend Lawn 10000']],
  ['gave the cashier two 20s and got 5 back', ['spend Cashier 3500']],
  ['movie from the 50s 12', ['spend Movie 1200']],
  ['dropped five large on the roof', ['clarify']],
  ['had to fork over 12 for a sandwich', ['spend Sandwich 1200']],
  ['twenty eight fifty is what the haircut cost me', ['spend Haircut 2850']],
])('%s: coins and notes as they are called', (text, spends) => {
  expect(told(text)).toEqual(spends)
})
