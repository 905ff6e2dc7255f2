import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['coffee 4 and doctor said 80 please and I handed it over', ['spend Coffee 400', 'spend Doctor 8000']],
  ['coffee 4 and divided the 120 airbnb among 4 people', ['spend Coffee 400', 'spend Airbnb 3000']],
  ['parking 6, then would you mind adding 30 for petrol', ['spend Parking 600', 'spend Petrol 3000']],
  ['coffee 4 and table for 8, bill was 240', ['spend Coffee 400', 'spend Table 24000']],
  ['coffee 4 and 30 for pizza, 5 for coke, no just the pizza', ['spend Coffee 400', 'spend Pizza 3000']],
  ['coffee 4 and tires 600, luckily the guy talked it down to 520', ['spend Coffee 400', 'spend Tires 52000']],
])('%s: what stands behind a plain item is read as it is alone', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['pizza delivery 31.20, should have gone out, and bus 2.50', ['spend Pizza Delivery 3120', 'spend Bus 250']],
  ['paid the plumber invoice 200, also spent 12 on lunch', ['spend Plumber Invoice 20000', 'spend Lunch 1200']],
  [
    'the electrician charged 180, 60 for parts and 120 labor, and bus 2.50',
    ['spend Electrician 18000', 'spend Bus 250'],
  ],
  ['two Coldplay tickets, 240 dollars for the pair, and bus 2.50', ['spend Coldplay Tickets 24000', 'spend Bus 250']],
])('%s: a plain item behind hides nothing of what was told', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['dinner 40 and left a 5 tip', ['spend Dinner 4500']],
  ['tickets 80 plus 12 in fees', ['spend Tickets 9200']],
  ['cab 20 and gave the driver 25', ['spend Cab 2500']],
  ['shoes 90 and they were marked down to 60', ['spend Shoes 6000']],
  ['sofa 800 and paid a 200 deposit', ['spend Sofa 20000']],
  ['dinner 60 and the wine was 20 of it', ['spend Dinner 6000']],
  ['groceries 60 and about 20 of that was snacks', ['spend Groceries 6000']],
  ['coffee 4 and almost bought shoes for 90', ['spend Coffee 400']],
  ['spent 100 at target, 60 on shoes, and 40 on jackets', ['spend Shoes 6000', 'spend Jackets 4000']],
  ['lunch 12 and I also need to pay the plumber 80', ['spend Lunch 1200']],
])('%s: the one speaks of the other, or is not to be written', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['50 push ups and coffee 4', ['spend Coffee 400']],
  ['walked 10000 steps and then coffee 4', ['spend Coffee 400']],
  ['my temperature is 38, medicine 12', ['spend Medicine 1200']],
  ['got 85 on my math test and ice cream 4', ['spend Ice Cream 400']],
  ['coffee 4 and gas is 3.50 a gallon', ['spend Coffee 400']],
  ['bought 2 pull ups packs 24', ['spend Pull Ups Packs 2400']],
  ['my pin is 1234, locker 55', ['other']],
])('%s: what tells of no money hides nothing beside it', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['coffee 4 and rent is 1400', ['spend Coffee 400', 'spend Rent 140000']],
  ['coffee 4 and my phone bill is 50', ['spend Coffee 400', 'spend Phone Bill 5000']],
  ['coffee 4, lunch is 12', ['spend Coffee 400', 'spend Lunch 1200']],
  ['coffee 4 and lunch is 25', ['spend Coffee 400', 'spend Lunch 2500']],
  ['coffee 4 and dinner is 7', ['spend Coffee 400']],
  ['coffee 4, my flight is 204', ['spend Coffee 400']],
  ['coffee 4 and his rent is 1400', ['spend Coffee 400']],
  ['lunch 12 and my flight is 204', ['spend Lunch 1200']],
  ['rent is 1400', ['other']],
])('%s: a bill that is told beside a price was paid', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['lunch 12 I need to fix that lamp 30', ['spend Lunch 1200']],
  ['lunch 12, i need to fix that, 14', ['spend Lunch 1400']],
  ['lunch 12, i need to fix that to 14', ['spend Lunch 1400']],
])('%s: a thing is mended, and what was told is put right', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['coffee 4 and my boss paid 200', ['spend Coffee 400']],
  ['coffee 4, bus 2 and my boss paid 200 for the hotel', ['spend Coffee 400', 'spend Bus 200']],
  ['the tickets were 90 and work paid for them, lunch 12', ['spend Lunch 1200']],
  ['gas 40 and my wife paid 20', ['clarify']],
])('%s: what another paid hides nothing', (text, spends) => {
  expect(told(text)).toEqual(spends)
})
