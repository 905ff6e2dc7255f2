import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'
import { told } from '#tests/support/told.ts'

test.each([
  ['filled up at shell 42.60 it used to be under forty last year crazy', ['spend Shell 4260']],
  ['simit 45 and the ferry 27 i remember when it was three', ['spend Simit 4500', 'spend Ferry 2700']],
  ['lunch 18 with soup in january it was fifteen and bus 2', ['spend Lunch 1800', 'spend Bus 200']],
  ['beers 64 a beer is six now used to be three and tram 4', ['spend Beers 6400', 'spend Tram 400']],
  ['lunch 129 it was 105 before the summer and groceries 312', ['spend Lunch 12900', 'spend Groceries 31200']],
  ['haircut 30, it was two and a half before', ['spend Haircut 3000']],
  ['buffet 25 they raised it from 20 but the beans are good', ['spend Buffet 2500']],
  ['i paid the taxi 18 normally its 14 but not at night', ['spend Taxi 1800']],
  ['eggs 5. Last year the same eggs were 3.', ['spend Eggs 500']],
  ['bought milk 3 and an avocado is 2 now', ['spend Milk 300']],
  ['gas bill 138 last winter it was ninety so I wear my coat', ['spend Gas Bill 13800']],
  ['vet 95 last year it was sixty for the same shot', ['spend Vet 9500']],
  ['coffee 4 last week was 60 for gas', ['spend Coffee 400', 'spend Gas 6000']],
])('%s: what it once cost, or costs in general', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['aldi 41.16, and I nearly bought that air fryer for 59 but left it', ['spend Aldi 4116']],
  ['car wash 30 i nearly did the full polish for 150', ['spend Car Wash 3000']],
  [
    'inner tube 18 i almost bought lights too but left it and a hot dog 4',
    ['spend Inner Tube 1800', 'spend Hot Dog 400'],
  ],
  ['tomatoes 4 the avocados were too hard so i left them', ['spend Tomatoes 400']],
  ['cinema ticket 14, popcorn was too expensive', ['spend Cinema Ticket 1400']],
  ['beer was too expensive, 9', ['spend Beer 900']],
  ['milk 3 nearly took the cake but got the pie for 9', ['spend Pie 900']],
  ['I almost bought the red ones for 30, then took the blue for 25', ['spend Blue 2500']],
])('%s: what was nearly bought', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['lunch 12 rina wanted to treat me but i said no', ['spend Lunch 1200']],
  ['noodles 96 for both, he wanted to pay as always but I was faster', ['spend Noodles 9600']],
  ['pharmacy 305 she tried to give me the money i refused', ['spend Pharmacy 30500']],
  ['tom offered to sell me his bike for 50 but i said no', ['other']],
  ['flowers 24. Dave did the cake.', ['spend Flowers 2400']],
  ['lunch 18 bens mom got dinner', ['spend Lunch 1800']],
  ['nachos 7.80 she drove so no parking for me', ['spend Nachos 780']],
  ['lotto ticket 5 dave said he would go halves but he never does', ['spend Lotto Ticket 500']],
  ['bus 3 and lunch was my sister’s treat', ['spend Bus 300']],
  ['taxi 12 my wife got the groceries for 80', ['spend Taxi 1200', 'spend Groceries 8000']],
  ['dinner 60 and Sam paid a third', ['spend Dinner 4000']],
  ['a sandwich 4 my cousin ate half of it', ['spend Sandwich 400']],
  ['dinner 60 tom ate half of it so 30', ['spend Dinner 3000']],
])('%s: what others did, or would have done', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['my salary came in, 2140, a bit more than last month because of the night shifts', ['income Salary 214000']],
  [
    'plumber 85 for ten minutes of work i am in the wrong job and churros 7',
    ['spend Plumber 8500', 'spend Churros 700'],
  ],
  ['coffee 4 and gas 45 so there goes that', ['spend Coffee 400', 'spend Gas 4500']],
  ['lunch 12, more than usual', ['spend Lunch 1200']],
  ['filling 140 i thought it would be more honestly', ['spend Filling 14000']],
  ['gas bill 14, she hates queues', ['spend Gas Bill 1400']],
  ['coffee 25 while Freja had ballet and ballet 650', ['spend Coffee 2500', 'spend Ballet 65000']],
  ['dentist 320 no insurance obviously', ['spend Dentist 32000']],
  [
    'migros 45, and no, I did not even buy meat. On Thursday internet 41.',
    ['spend Migros 4500', 'spend Internet 4100'],
  ],
  ['coffee 4, there goes 5 on parking', ['spend Coffee 400', 'spend Parking 500']],
])('%s: a remark', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['milk 3 and the shoes i bought yesterday were 40', ['spend Milk 300', 'spend Shoes 4000']],
  ['lunch was 8.90, at Pret, and coffee 4', ['spend Pret 890', 'spend Coffee 400']],
  ['milk 3, at work, bread 2', ['spend Milk 300', 'spend Bread 200']],
  ['34 for the cab from LaGuardia', ['spend Cab 3400']],
  ['bread from Tesco 2', ['spend Tesco 200']],
  ['tram 2.40, and two doughnuts, 3.80 together', ['spend Tram 240', 'spend Doughnuts 380']],
  ['bagels for us two, 11 dollars', ['spend Bagels 1100']],
  ['called 0800 555 123 and paid the gas bill 96.30', ['spend Gas Bill 9630']],
  ['39.95 back on my card from zara', ['income Zara 3995']],
  ['just clocked out made 118 in tips', ['income Tips 11800']],
  ['stick down a tenner at the chippy', ['spend Chippy 1000']],
  ['had a 60 dollar candle in my basket and put it back', ['other']],
  ['no coffee for me today, but a croissant for 3.50', ['spend Croissant 350']],
])('%s: where, how many, and what no number is', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['coffee 4, lunch 12. Scratch the coffee.', ['spend Lunch 1200']],
  [
    'coop 36, migros 22 and 4 for parking. Remove the migros, my wife paid that.',
    ['spend Co-op 3600', 'spend Parking 400'],
  ],
  ['coffee 4, coffee 5. Scratch the coffee.', ['spend Coffee 400', 'spend Coffee 500', 'delete']],
  ['coffee 4. Delete the rent.', ['spend Coffee 400', 'delete']],
])('%s: told and taken out in one breath', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test('the ride home is of the day of the evening', () => {
  const days = (text: string): string[] =>
    understand(text, { today: day('2026-11-24') }).frames.flatMap((frame) =>
      frame.intent === 'add' ? frame.transaction.day : [],
    )
  expect(days('sushi on sunday 205 and then the minibus home was 9.80')).toEqual(['2026-11-22', '2026-11-22'])
  expect(days('beers with the guys last night 64 and the night tram home 4')).toEqual(['2026-11-23', '2026-11-23'])
  expect(days('sushi on sunday 205 and the bus home today 3')).toEqual(['2026-11-22', '2026-11-24'])
})
