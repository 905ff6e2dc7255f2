import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['gas 40 10 gallons coffee 3', ['spend Gas 4000', 'spend Coffee 300']],
  ['gas forty ten gallons coffee three', ['spend Gas 4000', 'spend Coffee 300']],
  ['lunch twelve fifty', ['spend Lunch 1250']],
  ['lunch 20 15 percent tip', ['spend Lunch 2300']],
])('%s: a number that measures is no cents', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['lunch twelve two coffees six', ['spend Lunch 1200', 'spend Coffees 600']],
  ['pizza eighteen two sodas four', ['spend Pizza 1800', 'spend Sodas 400']],
  ['three ten inch pans 60', ['spend Pans 6000']],
  ['lunch 12 socks 6', ['spend Lunch 1200', 'spend Socks 600']],
  ['lunch 2 sandwiches 12', ['spend Lunch 1200']],
  ['brunch 3 tickets 30', ['spend Brunch 3000']],
  ['500 grams of coffee 12 filters 3', ['spend Coffee 1200', 'spend Filters 300']],
  ['ham 6 and a quarter pound of cheese 4', ['spend Ham 600', 'spend Cheese 400']],
  ['bought 6 and a quarter pounds of cheese 30', ['spend Cheese 3000']],
  ['parking 5 5 and 10', ['spend Parking 500', 'spend Parking 500', 'spend Parking 1000']],
  ['dinner for 4 60 and 20', ['spend Dinner 6000', 'spend Dinner 2000']],
  ['four on coffee three on tea one on gum', ['spend Coffee 400', 'spend Tea 300', 'spend Gum 100']],
  ['four on coffee one on me', ['spend Coffee 400']],
])('%s: what a number counts', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['tickets 24 for two lunch 30', ['spend Tickets 2400', 'spend Lunch 3000']],
  ['bananas 6 for 3', ['clarify']],
  ['airbnb 240 for four our share is half', ['spend Airbnb 12000']],
  ['airbnb 240 for four our share was 60', ['spend Airbnb 6000']],
])('%s: for how many', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['sunscreen spf 50 14 hat 20', ['spend Sunscreen 1400', 'spend Hat 2000']],
  ['my part of the gift was 15 card 4', ['spend Gift 1500', 'spend Card 400']],
  ['plumber came around 9 and charged me 180', ['spend Plumber 18000']],
  ['the bill came around 60', ['spend Bill 6000']],
  ['the bill came around 9 and we tipped 2', ['spend Bill 900', 'spend Tip 200']],
])('%s: a number of another kind', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['lunch on monday and tuesday 12 each', ['spend Lunch 1200', 'spend Lunch 1200']],
  ['parking monday tuesday and wednesday 7 each', ['spend Parking 700', 'spend Parking 700', 'spend Parking 700']],
  ['tickets on monday 12 each', ['clarify']],
])('%s: on each of the days', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['lunch was 13 paid by my boss snack 3', ['spend Snack 300']],
  ['dinner 60 was paid by work taxi 12', ['spend Taxi 1200']],
  ['coffee 4 and lunch 13 paid by mom', ['spend Coffee 400']],
  ['lunch 13 paid by card snack 3', ['spend Lunch 1300', 'spend Snack 300']],
  ['rent 900 paid by Venmo groceries 40', ['spend Rent 90000', 'spend Groceries 4000']],
  ['lunch 30 half paid by sam', ['spend Lunch 1500']],
  ['dinner 60 paid by sam and me taxi 12', ['spend Dinner 6000', 'spend Taxi 1200']],
  ['my shift 80 paid by dad coffee 4', ['income Shift 8000', 'spend Coffee 400']],
])('%s: paid by somebody else', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['sam and I split groceries 80 and gas 40', ['spend Groceries 4000', 'spend Gas 2000']],
  ['sam and I split dinner 40 and I got coffee 4', ['spend Dinner 2000', 'spend Coffee 400']],
  ['sam and I split dinner 40 and coffee 4 for me', ['spend Dinner 2000', 'spend Coffee 400']],
])('%s: what two of them split', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
