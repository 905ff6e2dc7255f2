import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['dinner would have been 80 with the wine, without it i paid 52', ['spend Dinner 5200']],
  ['the tickets would have been 50 each, got them for 30', ['spend Tickets 3000']],
  ['dinner would have been 80, but i had a voucher and paid 50', ['spend Dinner 5000']],
  ['train would have been 60 but my sister drove, i gave her 20 for gas', ['spend Gas 2000']],
  ['taxi would have been 60, took the bus for 4', ['spend Bus 400']],
  ['the hotel would have been 200 so we stayed with friends, dinner was 40', ['spend Dinner 4000']],
  ['they wanted 40 for the charger, haggled it to 25 and took it', ['spend Charger 2500']],
  ['they asked 60 for the rug, haggled it down to 45', ['spend Rug 4500']],
  ['plumber quoted 250, i told him 200, did it for 220', ['spend Plumber 22000']],
  ['they asked 60 for the rug, i said 40 and got it for 50', ['spend Rug 5000']],
  ['the seat upgrade would have been 45 so i skipped it, bag was 30', ['spend Bag 3000']],
])('%s: what it would have cost has no part in what it did', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['dinner would have been 80', ['other']],
  ['dinner would have been 80, i would have paid 52', ['other']],
  ['lunch would have been 30 but sam paid', ['other']],
  ['they wanted 40 for the charger, haggled it to 25 and left it', ['other']],
  ['they asked 60 for the rug, i said 40 and they said 50', ['other']],
  ['they wanted 40 for the charger, offered 25 and they said no', ['other']],
  ['groceries 60, would have been 80 without the coupon', ['spend Groceries 6000']],
])('%s: nothing was paid, or it was told first', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
