import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['I paid 50 for gas mike gave me 20', ['spend Gas 5000', 'income Mike 2000']],
  ['I spent 50 on gas my brother gave me 20', ['spend Gas 5000', 'income Brother 2000']],
  ['the taxi was 30 and sam gave me 15', ['spend Taxi 3000', 'income Sam 1500']],
])('%s: who gives begins an entry of its own', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['me and jo went halves on a 50 gift got a card 3', ['spend Gift 2500', 'spend Card 300']],
  ['a gift 50 with my card 3', ['spend Gift 5000']],
  ['the lamp was 35 got a bulb 4', ['spend Lamp 3500', 'spend Bulb 400']],
])('%s: what was got is bought', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['cake 40 I paid 15 the rest was sue', ['spend Cake 1500']],
  ['bill 90 i paid 40 my wife paid the rest', ['spend Bill 4000']],
  ['cake 40 I paid 15 the rest is due', ['clarify']],
  ['airbnb 240, our share is half', ['spend Airbnb 12000']],
  ['lunch 9 dinner 21 both split with rita', ['spend Lunch 450', 'spend Dinner 1050']],
  ['lunch 9 dinner 21 both with rita', ['spend Lunch 900', 'spend Dinner 2100']],
  ['lunch 9, dinner 20 split with rita', ['spend Lunch 900', 'spend Dinner 1000']],
])('%s: only the own part', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['museum 15 each but tom paid mine', ['other']],
  ['dinner 40 but tom paid for me', ['other']],
  ['dinner 40 but tom paid for parking', ['spend Dinner 4000']],
  ['dinner 40 but I paid for us', ['spend Dinner 4000']],
  ['the rate I expected was 10', ['other']],
  ['I expected 10 but it was 15', ['clarify']],
])('%s: what others paid, or nobody', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['food 300 and transport 100 a month', ['budget', 'budget']],
  ['food 300 a month and transport 100 a month', ['budget', 'budget']],
  ['rent 900 and netflix 15 a month', ['spend Rent 90000', 'spend Netflix 1500']],
  ['coffee 4 and food 300 a month', ['spend Coffee 400', 'spend Food 30000']],
])('%s: whole categories are bounded', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['tyres 320 the front two', ['clarify']],
  ['front brakes 320', ['spend Front Brakes 32000']],
  ['front row tickets 80', ['spend Front Row Tickets 8000']],
])('%s: which of some it was is no price', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
