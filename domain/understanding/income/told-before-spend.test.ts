import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'
import { told } from '#tests/support/told.ts'

test.each([
  ['got paid today, spent 60 at target', ['spend Target 6000']],
  ['got my bonus spent 40 on dinner', ['spend Dinner 4000']],
  ['sold the bike and bought a new one for 300', ['spend Bike 30000']],
  ['returned the car paid 40 for gas', ['spend Gas 4000']],
  ['returned the boots got socks 8', ['spend Socks 800']],
  ['mom gave me money and i spent 40 on shoes', ['spend Shoes 4000']],
  ['got paid today so i bought myself a jacket for 90', ['spend Jacket 9000']],
  ['got my bonus and treated myself to a coat 90', ['spend Coat 9000']],
  ['sold my car and bought coffee 4, lunch 12', ['spend Coffee 400', 'spend Lunch 1200']],
])('takes the price for that of the payment, where what came is told without a sum: %s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['used my bonus for a tv 300', 'spend TV 30000'],
  ['shoes 80 with my birthday money', 'spend Shoes 8000'],
  ['paid 900 rent out of my paycheck', 'spend Rent 90000'],
  ['spent 80 of my bonus on shoes', 'spend Shoes 8000'],
])('takes what came for the means of a payment: %s', (text, entry) => {
  expect(told(text)).toEqual([entry])
})

test.each([
  ['sold my bike got 120', ['income Bike 12000']],
  ['returned the boots got 60 back', ['income Boots 6000']],
  ['sold the shoes i bought for 80', ['income Shoes 8000']],
  ['sold my bike, sam paid 40 for it', ['income Bike 4000']],
  ['my freelance client paid the 500 invoice', ['income Invoice 50000']],
  ['got a refund on the shoes i bought, 80', ['income Refund 8000']],
  ['got 40 with my cashback app', ['income Cashback App 4000']],
  ['with my overtime pay I earned 300', ['income Overtime Pay 30000']],
  ['got paid 500 and spent 40 on lunch', ['income Income 50000', 'spend Lunch 4000']],
  ['got 22 dividends and paid 6 for a muffin', ['income Dividends 2200', 'spend Muffin 600']],
])('leaves what came with its sum: %s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['won the ebay auction 40', 'spend eBay 4000'],
  ['win on the horses 40', 'income Horses 4000'],
  ['won a bet 40', 'income Bet 4000'],
  ["didn't win at bingo 20", "spend Didn't Win 2000"],
  ['our guests paid for dinner 60', 'spend Dinner 6000'],
  ['collected 50 from the team', 'income Team 5000'],
  ['rent for october 2000', 'spend Rent 200000'],
  ['deposit from mom 50', 'income Deposit 5000'],
])('knows which way money went: %s', (text, entry) => {
  expect(told(text)).toEqual([entry])
})

test('asks for a month of long ago where no sum of it may be told', () => {
  expect(understand('how much did i spend in october 2000', { today: day('2026-11-20') }).intent).toBe('summary')
  expect(understand('rent october 2024', { today: day('2026-11-20') }).intent).toBe('summary')
})

test.each([
  ['gave my sister 30 of my winnings', ['spend Sister 3000']],
  ['sent 80 from my wages to mum', ['spend Mum 8000']],
  ['coffee 4, gave my son 20 of my winnings', ['spend Coffee 400', 'spend Son 2000']],
  ['donated 50 of my bonus', ['clarify']],
  ['my boss gave me 20 of my bonus', ['income Boss 2000']],
  ['got 20 of my winnings', ['income Winnings 2000']],
])('hears what was given away of what came: %s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
