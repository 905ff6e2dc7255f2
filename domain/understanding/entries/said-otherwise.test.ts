import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  [
    'the hob was 310 and we went halves, and a kettle 24. The weather was awful.',
    ['spend Hob 15500', 'spend Kettle 2400'],
  ],
  ['Arcade was 2 a game we played six.', ['spend Arcade 1200']],
  ['bus 3 yesterday and the day before.', ['spend Bus 300', 'spend Bus 300']],
  ['30 for pizza, 5 for coke, no just the pizza today.', ['spend Pizza 3000']],
  ['split the 120 lunch at Chez Bruno four ways, just my part earlier today', ['spend Chez Bruno 3000']],
  ['got 4 pillows 15 each, returned 2 after work', ['spend Pillows 3000']],
  ['burger 12, beer 7, but the beer was on Tom unfortunately', ['spend Burger 1200']],
  ['taxi 30 and 10 for the driver lol', ['spend Taxi 4000']],
  ['Jeans At Gap Fifty Four No Fifty Nine', ['spend Gap 5900']],
  ['vet bill two hundred & ten', ['spend Vet Bill 21000']],
  [
    'zoo tickets like 24, like 24 and like 12',
    ['spend Zoo Tickets 2400', 'spend Zoo Tickets 2400', 'spend Zoo Tickets 1200'],
  ],
  ['hi, can you log this please: lunch 12 and bus 3', ['spend Lunch 1200', 'spend Bus 300']],
])('%s: said in another way it comes to the same', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['lunch something like 20', ['clarify']],
  ['coffee 4 yesterday and lunch 12 today', ['spend Coffee 400', 'spend Lunch 1200']],
  ['H & M 40', ['spend H&M 4000']],
  ['The Home Depot 60', ['spend Home Depot 6000']],
  ['dinner 80 split with a friend', ['spend Dinner 4000']],
])('%s: what has a part in it stays', (text, spends) => {
  expect(told(text)).toEqual(spends)
})
