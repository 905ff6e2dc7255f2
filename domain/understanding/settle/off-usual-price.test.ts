import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ["got the jacket half price, it's normally 120", ['spend Jacket 6000']],
  ['shoes half off, usually 80', ['spend Shoes 4000']],
  ['jacket 20% off, usually 50', ['spend Jacket 4000']],
  ['gym normally 40, got it half price', ['spend Gym 2000']],
  ['used a ten dollar coupon on a 48 dollar order at Target', ['spend Target 3800']],
  ['had a 5 dollar voucher for my 20 dollar lunch', ['spend Lunch 1500']],
  ['my student card knocked 15% off a 40 dollar textbook', ['spend Textbook 3400']],
])('%s: what was left to pay', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['jacket half price, 60', ['spend Jacket 6000']],
  ['jacket was half price, normally 120, paid 60', ['spend Jacket 6000']],
  ['the jacket was not half price, normally 120', ['spend Jacket 12000']],
  ['coffee 4 normally, half price today', ['spend Coffee 400']],
  ['my usual coffee 4, half price croissant', ['spend Coffee 400']],
  ['bought a 10 dollar voucher for a 48 dollar meal', ['clarify']],
  ['used a 10 dollar coupon on a 48 dollar order so paid 38', ['spend Purchase 3800']],
])('%s: nothing is taken off what was paid', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['swapped my 20 dollar ticket for a 35 one, just paid the difference', ['spend Ticket 1500']],
  ['exchanged the 50 dollar shirt for a 60 one', ['spend Shirt 1000']],
  ['returned the 60 dollar boots and bought a 45 dollar bag', ['income Boots 6000', 'spend Bag 4500']],
  ['switched my 30 plan for a 40 plan', ['clarify']],
])('%s: what an exchange cost', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
