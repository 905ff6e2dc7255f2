import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'
import { told } from '#tests/support/told.ts'

test.each([
  ['lunch 39 split me tom and jerry', ['spend Lunch 1300']],
  ['lunch 40 split me and tom', ['spend Lunch 2000']],
  ['dinner 90 split with tom jerry and anna', ['spend Dinner 2250']],
  ['dinner 60 split with Mary Jane and Tom', ['spend Dinner 2000']],
  ['split 60 with Sam Smith', ['spend Sam Smith 3000']],
  ['taxi 30 and sam gave me 15 so 15', ['spend Taxi 1500']],
  ['my third of the airbnb is 210', ['spend Airbnb 21000']],
  ['my third time at the zoo is 20', ['other']],
])('%s: the own part', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['groceries, out of a hundred I got 38 back', ['spend Groceries 6200']],
  ['lunch, 8 change from a 20', ['spend Lunch 1200']],
  ['got 8 change from a 20', ['clarify']],
  ['got 38 back from Tom', ['income Tom 3800']],
  ['got 30 back out of 100 I lent Sam', ['income Sam 3000']],
  ['refund 40 back from 100', ['clarify']],
  ['groceries 62 out of a hundred', ['spend Groceries 6200']],
  ['the fridge is 900, paid 300 today', ['spend Fridge 30000']],
  ['sofa 1200, paid 400 already', ['spend Sofa 40000']],
  ['sofa 700, paid 150 today', ['clarify', 'clarify']],
  ['-12.40 chipotle', ['spend Chipotle 1240']],
  ['chipotle -12.40', ['clarify']],
  ['we each put 40 in the kitty', ['spend Kitty 4000']],
  ['put 40 in the kitty', ['goal']],
])('%s: what was paid of it', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['grandma sent leo 50 for his birthday', ['other']],
  ['my mom gave the kids 20 each', ['other']],
  ['dad gave 100 to my sister', ['other']],
  ['dad gave me 100', ['income Dad 10000']],
  ['sent an invoice for 600 to acme', ['other']],
  ['I invoiced the client 300', ['other']],
  ['the plumber invoiced me 80', ['spend Plumber 8000']],
  ['acme paid my invoice 600', ['income Acme 60000']],
  ['sent the boots back 60', ['income Boots 6000']],
  ['sent the parcel back 12', ['spend Parcel 1200']],
  ['sent my laptop back for repair 120', ['spend Laptop 12000']],
  ['took the trousers back to be shortened 15', ['spend Trousers 1500']],
])('%s: money between others, asked for or given back', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test('a cake for the party on Saturday is bought before it', () => {
  const [frame] = understand('cake 30 for the party on saturday', { today: day('2026-11-20') }).frames
  expect(frame?.intent === 'add' && frame.transaction.day).toBe('2026-11-20')
})

test.each([
  ['pizza 60 for 4 people, my share only', ['spend Pizza 1500']],
  ['taxi home was 36 and I put in a third of it', ['spend Taxi 1200']],
  ['the electric was 126 and a third of that is mine', ['spend Electric 4200']],
  [
    'nyama choma 3600 for four of us split equally, i paid the lot and they sent me theirs',
    ['spend Nyama Choma 90000'],
  ],
  ['cake for 6 people 40', ['spend Cake 4000']],
  ['they sent me 40', ['income Income 4000']],
])("%s: the part that is one's own", (text, entries) => {
  expect(told(text)).toEqual(entries)
})
