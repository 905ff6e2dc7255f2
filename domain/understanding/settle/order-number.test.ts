import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['order 40217 from asos came to 53.50', ['spend ASOS 5350']],
  ['order 40217 from asos 53.50', ['spend ASOS 5350']],
  ['booking 8812 with ryanair was 120', ['spend Ryanair 12000']],
  ['booked ryanair fr 1882 for 34.99', ['spend Ryanair 3499']],
  ['flight lh 454 to sf was 612', ['spend Flight Lh 61200']],
  ['receipt 00421 tesco 18.60', ['spend Tesco 1860']],
  ['locker 212 at the gym, 5 bucks', ['spend Locker 500']],
  ['sun cream factor 50 12.80', ['spend Sun Cream 1280']],
  ['nokia 3310 for 40', ['spend Nokia 3310 4000']],
  ['rtx 4070 used 420', ['spend Rtx 4070 42000']],
  ['british airways ba 117 for 300', ['spend British Airways 30000']],
  ['bus 73 into town one seventy five', ['spend Bus 175']],
  ['took bus 192 to stockport, 2.20', ['spend Bus 220']],
  ['signed up for the leeds 10k, entry was 28', ['spend Leeds 10k 2800']],
  ['day 9 of no takeaways and i caved, 17.40 on deliveroo', ['spend Deliveroo 1740']],
  ['two 9 volt batteries, 12.80 at ace hardware', ['spend Ace Hardware 1280']],
  ['canon r50 used, got it for 480 with the 18-45 lens', ['spend Canon R50 48000']],
  ['32 by 34 jeans for 60', ['spend Jeans 6000']],
])('%s: a number that is no price', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['locker 40, padlock 12', ['spend Locker 4000', 'spend Padlock 1200']],
  ['bmw 320, parking 12', ['spend Bmw 32000', 'spend Parking 1200']],
  ['order 60 from dominos', ["spend Domino's 6000"]],
  ['order 5120 of chairs came to 5400', ['clarify']],
  ['bus 120, taxi 30', ['spend Bus 12000', 'spend Taxi 3000']],
  ['bus 75 lunch 12', ['spend Bus 7500', 'spend Lunch 1200']],
  ['bus 80 to office tea 12', ['spend Bus 8000', 'spend Tea 1200']],
  ['bus 300 to pune, food 15', ['spend Bus 30000', 'spend Food 1500']],
  ['signed the lease 12k', ['spend Lease 1200000']],
  ['signed up for the masters 10k', ['spend Masters 1000000']],
  ['this month 900 of rent', ['spend Rent 90000']],
  ['lunch r50 and taxi r30', ['spend Lunch 5000', 'spend Taxi 3000']],
  ['contact lens 30-40', ['clarify']],
])('%s: a price', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
