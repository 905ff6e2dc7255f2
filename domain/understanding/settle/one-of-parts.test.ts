import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['klarna took the first of three equal parts for that 90 dress', ['spend Klarna 3000']],
  ['first of four payments on the 200 jacket', ['spend Jacket 5000']],
  ['payment 1 of 4 on the 200 jacket', ['spend Jacket 5000']],
  ['paid 1 of 3 instalments on the 90 dress', ['spend Dress 3000']],
  ['the sofa is 1200, paid the first of four instalments', ['spend Sofa 30000']],
  ['sofa 1200, and i paid the first of four instalments today', ['spend Sofa 30000']],
])('%s: one payment of so many', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['second of four payments of 30 for the dress', ['spend Dress 3000']],
  ['first of three payments for the dress 30', ['spend Dress 3000']],
  ['sofa 80, payment 3 of 12', ['spend Sofa 8000']],
  ['the last of 3 payments on the car 310', ['spend Car 31000']],
  ['emi number 5 of 24 on the scooter 3,450', ['spend Scooter 345000']],
  ['one of three people paid for the 90 dinner', ['spend Dinner 9000']],
  ['got the second of two 40 dollar shirts half price', ['spend Shirts 4000']],
])('%s: the payment itself is told, or what has no parts', (text, spends) => {
  expect(told(text)).toEqual(spends)
})
