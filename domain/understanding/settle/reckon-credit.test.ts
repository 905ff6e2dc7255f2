import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['basket was 64 at h&m, 25 came off a gift card and i paid the other 39', ['spend H&M 3900']],
  ['shopping was 64, used a 25 gift card and paid the other 39', ['spend Shopping 3900']],
  ['lunch was 18, 5 on points and the other 13 on card', ['spend Lunch 1300']],
  ['shoes 80, 30 came off a gift card', ['spend Shoes 5000']],
  ['groceries 52, coupon took 5 off', ['spend Groceries 4700']],
  ['jacket 90, 40 on a gift card the rest on my card', ['spend Jacket 5000']],
  ['dinner 50, 20 cash and the other 30 on card', ['spend Dinner 5000']],
  ['dinner 50, paid 20 cash and 30 card', ['spend Dinner 5000']],
  ['phone 100, 40 on credit and 60 on my card', ['spend Phone 10000']],
  ['phone 100, 40 store credit, so 60', ['spend Phone 6000']],
  ['rent 900, 500 from account and the other 400 cash', ['spend Rent 90000']],
  ['used a 10 off voucher on a 45 shop', ['spend Shop 3500']],
  ['amazon 32.50 with 10 gift balance so 22.50 on card', ['spend Amazon 2250']],
  ['used my 20 gift card on a 55 dress', ['spend Dress 3500']],
  ['15 percent off code on the 60 shoes', ['spend Shoes 5100']],
])('%s: what was no money of one’s own is left out', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['shirt 39 and a gift card 25', ['spend Shirt 3900', 'spend Gift Card 2500']],
  ['dinner 50, 20 cash and 30 for the taxi', ['clarify', 'spend Taxi 3000']],
  ['balance 100, 40 cash and 60 in the bank', ['clarify', 'spend Bank 6000']],
  ['shirt 39, 25 for a gift card', ['spend Shirt 3900', 'spend Gift Card 2500']],
  ['bought a 25 gift card and paid 39 for a shirt', ['spend Gift Card 2500', 'spend Shirt 3900']],
  ['groceries 52, 25 on a gift card', ['clarify']],
])('%s: the card was bought, or may have been', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
