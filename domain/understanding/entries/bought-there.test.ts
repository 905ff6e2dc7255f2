import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['target 30, socks', ['spend Target 3000']],
  ['tesco 20, milk and eggs', ['spend Tesco 2000']],
  ['pharmacy 18, vitamins', ['spend Pharmacy 1800']],
  ['target 30, socks 5', ['spend Target 3000', 'spend Socks 500']],
  ['target 30, lunch', ['spend Target 3000', 'clarify']],
  ['uber 14, dinner', ['spend Uber 1400', 'clarify']],
  ['costco 80, gas', ['spend Costco 8000', 'clarify']],
  ['coffee 4, cake', ['spend Coffee 400', 'clarify']],
  ['amazon 40 and a book', ['spend Amazon 4000', 'clarify']],
  ['boots 60, socks', ['spend Boots 6000', 'clarify']],
])('%s: what was bought in a shop has no price of its own', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['the shirt went back, 15', ['income Shirt 1500']],
  ['the jacket went back, got 40', ['income Jacket 4000']],
  ['i went back to the shop for milk 3', ['spend Milk 300']],
  ['we went back home, taxi 15', ['spend Taxi 1500']],
])('%s: what went back to the shop', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['bought some stuff at the pharmacy 13', ['spend Pharmacy 1300']],
  ['ate out, 38 fifty', ['spend Ate Out 3850']],
  ['we ate out at nandos 30', ["spend Nando's 3000"]],
  ['900 this month as well', ['clarify']],
  ['900 this month as well, also the first', ['clarify']],
  ['i bought something', ['clarify']],
  ['i bought something for 12', ['spend Purchase 1200']],
  ['stuff 12', ['spend Stuff 1200']],
])('%s: words that name little', (text, spends) => {
  expect(told(text)).toEqual(spends)
})
