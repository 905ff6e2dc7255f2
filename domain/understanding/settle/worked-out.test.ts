import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['sneakers 165 but I had a gift card for 50 so 115 out of pocket', ['spend Sneakers 11500']],
  ['paid 165 for sneakers, had a gift card for 50 so 115 out of pocket', ['spend Sneakers 11500']],
  ['tacos 12 and with 2 of tip 14', ['spend Tacos 1400']],
  ['desk 300 plus 60 delivery plus 40 tax so 400 all in', ['spend Desk 40000']],
  ['six coffees at two twenty five thirteen fifty', ['spend Coffees 1350']],
  ['bus two forty there and back so four eighty', ['spend Bus 480']],
  ['gas was 45 between three of us, I gave my 15', ['spend Gas 1500']],
  ['we split the tent, 40 for Dan and 60 for me', ['spend Tent 6000']],
])('%s: what it came to is what was paid', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['gas 50, groceries 30, so 80 total', ['spend Gas 5000', 'spend Groceries 3000']],
  [
    'jeans 70 but with a voucher I paid 50, and dry cleaning came to 20',
    ['spend Jeans 5000', 'spend Dry Cleaning 2000'],
  ],
  ['three tickets at twelve so thirty six and parking ten', ['spend Tickets 3600', 'spend Parking 1000']],
  ['shoes 50 and a belt 30 for Tom', ['spend Shoes 5000', 'spend Belt 3000']],
])('%s: the price of another thing is no result', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
