import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['gas 52. gave the cabbie 20 and got 6 back', ['spend Gas 5200', 'spend Cabbie 1400']],
  ['gas 52 and then gave the cabbie 20 and got 6 back', ['spend Gas 5200', 'spend Cabbie 1400']],
  ['dinner 80, we did 50 50 and then tax refund 812.44', ['spend Dinner 4000', 'income Tax Refund 81244']],
  ['gas 37. just paid the rent it went up from 850 to 900', ['spend Gas 3700', 'spend Rent 90000']],
  ['dad sent 200 over. I put fifty dollars of gas in the truck', ['income Dad 20000', 'spend Gas 5000']],
])('reads sentences alone that each tell of a payment whole: %s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['Paid 50 for the lamp. Got 10 back.', ['spend Lamp 4000']],
  ['100 at ikea, 60 for a lamp, 40 for a rug', ['spend Lamp 6000', 'spend Rug 4000']],
  ['Taxi was 18. Gave the driver 20.', ['spend Taxi 2000']],
  ['milk 2. Actually eggs 3', ['spend Eggs 300']],
  ['paid rent 900. Roommate pays 450', ['spend Rent 90000']],
  ['100 at ikea. 60 for a lamp. 40 for a rug', ['spend Lamp 6000', 'spend Rug 4000']],
  ['Spent 60. Shirts 20 and pants 40.', ['spend Shirts 2000', 'spend Pants 4000']],
])('reads at once what speaks of what was told before: %s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
