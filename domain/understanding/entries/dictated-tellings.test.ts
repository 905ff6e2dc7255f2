import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['coffee 4, lunch with dave was 11', ['spend Coffee 400', 'spend Lunch 1100']],
  ['lunch with sam was 35 and coffee was 4', ['spend Lunch 3500', 'spend Coffee 400']],
  ['coffee 4, sushi from nobu was 35', ['spend Coffee 400', 'spend Nobu 3500']],
  ['phone 90 I thought it was 80', ['spend Phone 9000']],
])('%s: with whom, or from where, before the price', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['spent sixty uh three at aldi', ['spend Aldi 6300']],
  ['petrol fifty um two and tea four', ['spend Petrol 5200', 'spend Tea 400']],
  ['coffee twenty uh three bagels nine', ['spend Coffee 2000', 'spend Bagels 900']],
  ['lunch thirty um no six', ['spend Lunch 600']],
  ['spent 9:75 on a sandwich', ['spend Sandwich 975']],
  ['paid 14:25 for rent', ['clarify']],
  ['paid 5:30 for lunch 12', ['spend Lunch 1200']],
  ['paid 14:00 for lunch', ['clarify']],
])('%s: a number as it is heard', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['milk 4 dollars and things 9 dollars', ['spend Milk 400', 'spend Things 900']],
  ['milk 4 dollars and stuff 9 dollars', ['spend Milk 400', 'spend Stuff 900']],
  ['milk 4 dollars and stuff like that', ['spend Milk 400']],
])('%s: things behind a price', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['dinner for two sixty four', ['spend Dinner 6400']],
  ['dinner for three eighty six and a cab for twelve', ['spend Dinner 8600', 'spend Cab 1200']],
  ['lunch for two sixty four', ['spend Lunch 6400']],
  ['lunch for four sixty two', ['spend Lunch 462']],
  ['coffee for two sixty four', ['spend Coffee 264']],
  ['dinner for two hundred sixty four', ['spend Dinner 26400']],
  ['dinner for two fifty', ['clarify']],
])('%s: for so many, and then the price', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  [
    'Coffee was 4. Lunch was 13. Movie was 16. Actually, lunch was 15.',
    ['spend Coffee 400', 'spend Lunch 1500', 'spend Movie 1600'],
  ],
  ['Coffee 4. Bus 3. Wait. Coffee was 5.', ['spend Coffee 500', 'spend Bus 300']],
  [
    'Coffee was 4. Lunch was 13. Actually. The coffee was 5. And a tea 3.',
    ['spend Coffee 500', 'spend Lunch 1300', 'spend Tea 300'],
  ],
  ['Coffee 4. Actually, the coffee was 5.', ['spend Coffee 500']],
  ['Coffee 4. Bus 3. Wait. The coffee was free.', ['spend Coffee 400', 'spend Bus 300']],
  ['Coffee 4. Bus 3. Sorry, the bus was late.', ['spend Coffee 400', 'spend Bus 300']],
])('%s: put right some sentences later, by its name', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['dinner for two a bottle of wine 60 and taxi 15', ['spend Dinner 6000', 'spend Taxi 1500']],
  ['dinner for 20 a bottle of wine 12', ['spend Dinner 2000', 'spend Wine 1200']],
  ['dinner for 4 a coffee for 3', ['spend Dinner 400', 'spend Coffee 300']],
  ['lunch for 4 a coffee 3', ['spend Lunch 400', 'spend Coffee 300']],
])('%s: who ate, and what was had', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['milk 3 bread and butter 2.50', ['spend Milk 300', 'spend Bread and Butter 250']],
  ['bus 2 tea and samosa 5', ['spend Bus 200', 'spend Tea and Samosa 500']],
  ['coffee 4 starbucks and lunch 12', ['spend Starbucks 400', 'spend Lunch 1200']],
])('%s: two things with one price, behind one that has its own', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
