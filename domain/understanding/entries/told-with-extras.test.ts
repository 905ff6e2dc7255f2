import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'
import { told } from '#tests/support/told.ts'

test.each([
  ['shelves 79 and delivery was another 39', ['spend Shelves 11800']],
  ['sushi order 38, delivery 4', ['spend Sushi 4200']],
  ['dress from Zara 129 and 15 delivery on top', ['spend Zara 14400']],
  ['pizza 20, delivery 3, lunch 12', ['spend Pizza 2300', 'spend Lunch 1200']],
  ['sold a lamp 30 and shipping was 5', ['income Lamp 3000', 'spend Shipping 500']],
  ['coffee 4 and the postage was 3', ['spend Coffee 400', 'spend Postage 300']],
  ['lamp 20 and shipping was 25', ['spend Lamp 2000', 'spend Shipping 2500']],
])('%s: what bringing it cost', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['haircut was fifty and ten on top for the stylist', ['spend Haircut 6000']],
  ['haircut 50 and 10 for the stylist', ['spend Haircut 6000']],
  ["haircut 50 and 10 for the stylist's coffee", ['spend Haircut 5000', "spend Stylist's Coffee 1000"]],
  ['haircut 50 and 10 on top of my car payment', ['spend Haircut 5000', 'spend Car Payment 1000']],
])('%s: for whom it is on top', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ["paid with a fifty at the butcher's, change was 13.60", ['spend Butcher 3640']],
  ['paid with a 20, my change was 7.50 at the bakery', ['spend Bakery 1250']],
  ['oil change was 45', ['spend Oil Change 4500']],
])('%s: what came back of a note', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['booked flight LH 400 for 380', ['spend Flight LH 400 38000']],
  ['210 for the train and 150 for a can of coffee', ['spend Train 21000', 'spend Coffee 15000']],
  ['train and bus 30', ['clarify']],
  ['flight NYC 450', ['spend Flight NYC 45000']],
])('%s: the number of a flight', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['the villa was 600 for five of us so put in my fifth', ['spend Villa 12000']],
  ['I paid 90 for the barbecue, three of us are sharing it equally', ['spend Barbecue 3000']],
  ['tapas for six 150 dollars, I only owe a sixth, so 25', ['spend Tapas 2500']],
  ['the vet was going to be 200 but they knocked off 50', ['spend Vet 15000']],
])("%s: what is one's own of it", (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['the parking fine was 70 but I got it cancelled', ['other']],
  ['skipped the taxi at 25 and took the tram for 2.80', ['spend Tram 280']],
  ['no lunch out today, just a coffee for 3', ['spend Coffee 300']],
  ['almost spent 90 on perfume but walked out with just a lip balm for 6', ['spend Lip Balm 600']],
  ['the coat was 90 but I walked out without it', ['other']],
  ['500 gram bag of coffee beans, 16 dollars, should last me 2 weeks', ['spend Coffee Beans 1600']],
])('%s: what was not paid', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['lunch one eighty', 'MXN', 18_000],
  ['bread eighteen fifty', 'SEK', 1850],
  ['sweets five thirty', 'ZAR', 530],
  ['coffee one eighty', 'EUR', 180],
])('%s in %s: next to nothing costs a few of some currencies', (text, currency, amountMinor) => {
  const [frame] = understand(text, { today: day('2026-11-20'), currency }).frames
  expect(frame?.intent === 'add' && frame.transaction.amountMinor).toBe(amountMinor)
})

test.each([
  ['new tyres, four of them, 95 apiece, plus 40 for the fitting', ['spend Tyres 42000']],
  ['sofa 400 plus 40 for delivery', ['spend Sofa 44000']],
  ['gig tickets 90 plus a 6 dollar booking fee on top of the lot', ['spend Gig Tickets 9600']],
  ['sofa 400 plus 40 for the delivery guy', ['spend Sofa 40000', 'spend Delivery Guy 4000']],
  ['coffee 4 plus 40 for shipping', ['spend Coffee 400', 'spend Shipping 4000']],
  ['monitor two fifty plus eight percent tax', ['spend Monitor 27000']],
  ['dinner twelve fifty plus ten percent service', ['spend Dinner 1375']],
])('%s: what is put on top of a price', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['a 55 inch telly from currys four two nine', ['spend Currys 42900']],
  ['lunch at subway seven three one', ['spend Subway 731']],
  ['rent nine four five', ['spend Rent 94500']],
  ['coffee tea cake four two three', ['clarify']],
  ['testing one two three', ['clarify']],
  ['bus four two nine', ['clarify']],
])('%s: a price digit by digit', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['cab meter said 17, gave him a twenty and told him keep it', ['spend Cab 2000']],
  ['bill was 61.20, left 70 on the table', ['spend Bill 7000']],
  ['tab was 43, threw in a fifty', ['spend Tab 5000']],
  ['dinner was 43, threw in 50 for the hotel', ['spend Dinner 4300', 'spend Hotel 5000']],
  ['guitar lessons 25 each, paid for 4', ['spend Guitar Lessons 10000']],
  ['yoga 20 a session, did 4', ['spend Yoga 8000']],
  ['lessons 25 each, paid for parking 4', ['spend Lessons 2500', 'spend Parking 400']],
  ['gate 22 sandwich eleven dollars airport prices eh', ['spend Sandwich 1100']],
  ['popcorn 12, cinema prices and a coke 6', ['spend Popcorn 1200', 'spend Coke 600']],
  ['the cake alone was 52', ['spend Cake 5200']],
  ['home alone was 12', ['spend Home Alone 1200']],
  ['hotel prices went up 20 dollars', ['other']],
  ['electric meter read 5412', ['other']],
])('%s: what is told beside a price', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
