import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['three clients this morning 65, 80 and 120', ['income Clients 6500', 'income Clients 8000', 'income Clients 12000']],
  ['um two clients today, 65', ['income Clients 6500']],
  ['two clients today 40 and 60', ['income Clients 4000', 'income Clients 6000']],
  ['two clients today 40, lunch 12', ['income Clients 4000', 'spend Lunch 1200']],
  ['lunch with two clients 45', ['spend Lunch 4500']],
  ['gifts for clients 65, 80 and 120', ['spend Gifts 6500', 'spend Gifts 8000', 'spend Gifts 12000']],
  ['clients lunch 60 and parking 8', ['spend Clients Lunch 6000', 'spend Parking 800']],
])('%s: what those whom one serves have paid', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['I taught three classes and got paid 135 for them', ['income Classes 13500']],
  ['the Hartley invoice finally landed, 2400 in my account', ['income Hartley Invoice 240000']],
  ['bar shift money has come in 212', ['income Bar Shift Money 21200']],
  ['cafe pay 412 arrived yesterday', ['income Cafe 41200']],
  ['first wages from the bakery are in, 612 after tax', ['income First Wages 61200']],
  ['the deposit from our old flat came back, 800', ['income Deposit 80000']],
  ['the prize they gave me was 100', ['income Prize 10000']],
  ['the refund they gave me was 18.60', ['income Refund 1860']],
])('%s: what came in for work, or came back', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
