import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['half a kilo of pistachios at 18 a kilo', ['spend Pistachios 900']],
  ["half a kilo of pistachios, they're 18 the kilo", ['spend Pistachios 900']],
  ['three quarters of a pound of shrimp at 16 a pound', ['spend Shrimp 1200']],
  ['a kilo and a half of lamb at 14 a kilo', ['spend Lamb 2100']],
  ['a kilo of lamb at 14 a kilo', ['spend Lamb 1400']],
  ['two and a half pounds of cod at 12 a pound', ['spend Cod 3000']],
  ['babysitter two and a half hours at 20 an hour', ['spend Babysitter 5000']],
  ['petrol 40 litres, 1.45 the litre', ['spend Petrol 5800']],
  ['put twelve gallons in the truck at three nineteen a gallon', ['spend Truck 3828']],
  ['a kilo of lamb 14 and half a kilo of beef at 20 a kilo', ['spend Lamb 1400', 'spend Beef 1000']],
])('%s: so much at the price of one', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['electric 340 kwh at 0.28, bill 95.20', ['spend Electric 9520']],
  ['half a kilo of nuts for 12 at 24 a kilo', ['spend Nuts 1200']],
  ['12 for half a kilo of nuts, 24 a kilo', ['spend Nuts 1200']],
  ['a pound of coffee 14, a pound of sugar 3', ['spend Coffee 1400', 'spend Sugar 300']],
  ['pistachios 18 the kilo', ['spend Pistachios 1800']],
  ['20 the pair for the socks', ['spend Socks 2000']],
  ['lamb 14 a kilo', ['clarify']],
])('%s: what was paid is told, or how much it was is not', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
