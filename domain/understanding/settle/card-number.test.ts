import { expect, test } from 'vitest'
import { toldAs } from '#tests/support/told.ts'

const told = toldAs(({ merchant, amountMinor }) => `${merchant} ${amountMinor}`)

test.each([
  ['gas 40, card 4412', ['Gas 4000']],
  ['gas 40 on my visa ending in 4412, coffee 4', ['Gas 4000', 'Coffee 400']],
  ['gas 40, debit card 2210', ['Gas 4000']],
  ['gas 40, card 4', ['Gas 4000', 'Card 400']],
  ['laptop 900, graphics card 1250', ['Laptop 90000', 'Graphics Card 125000']],
  ['paid the credit card 1450 and gas 40', ['Credit Card 145000', 'Gas 4000']],
])('%s: the digits of a card are no price', (text, spends) => {
  expect(told(text)).toEqual(spends)
})
