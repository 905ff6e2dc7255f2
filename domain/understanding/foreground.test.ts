import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  [
    'boda to the clinic 30 and medicine another 15 the child is better now thank god',
    ['spend Boda 3000', 'spend Medicine 1500'],
  ],
  ["Lidl 31.80 bread's gone up again and then candles for the table 45", ['spend Lidl 3180', 'spend Candles 4500']],
  ['fuel at Shell 40 and the bridge was free today', ['spend Shell 4000']],
  ['parking was free so just a coffee 4', ['spend Coffee 400']],
  ['milk 2 and the wine was 9', ['spend Milk 200', 'spend Wine 900']],
  ['lunch 12, coffee 4, actually the lunch was yesterday', ['spend Lunch 1200', 'spend Coffee 400']],
])('%s: how others are, beside what was paid', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ["got a lyft home for 16 because my brother wouldn't come get me", ['spend Lyft 1600']],
  ["coffee 4 because Sam didn't want to pay", ['spend Coffee 400']],
  ["the taxi was 20 because I couldn't park", ['spend Taxi 2000']],
  ["coffee 4 because they didn't charge me for the cake", ['spend Coffee 400']],
  ["lunch 12 because it wasn't charged", ['other']],
])('%s: why it was paid', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['lunch 12 dad wanted to pay but I said no', ['spend Lunch 1200']],
  [
    "curry 28 my uncle insisted on paying but I wouldn't let him and sweets 3",
    ['spend Curry 2800', 'spend Sweets 300'],
  ],
  ['they wanted to sell me the coat for 80 but I said no', ['other']],
  ['the driver tried to charge me 20 but I said no', ['other']],
])('%s: who would have paid', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['Priya covered dinner, I just got the ice creams after, 8', ['spend Ice Creams 800']],
  ['mum covered dinner and I paid the taxi 12', ['spend Taxi 1200']],
  ['I covered dinner, 40', ['spend Dinner 4000']],
  ['insurance covered the dentist, copay 20', ['spend Copay 2000']],
  ['noodles were 12 but Ravi gave', ['other']],
])('%s: what somebody else covered', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
