import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['spotify 119 for the whole year, works out at 9.92 a month', ['spend Spotify 11900']],
  ["gym 360 for the year, that's 30 a month", ['spend Gym 36000']],
  ['paid 240 for a year of netflix, comes out to 20 a month', ['spend Netflix 24000']],
  ['boots 200, works out about 2 dollars a wear', ['spend Boots 20000']],
  ['wine 60 for six, works out at 10 a bottle', ['spend Wine 6000']],
])('%s: by the month or the day it is only worked out', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['netflix 15 a month and gym 30 a month', ['spend Netflix 1500', 'spend Gym 3000']],
  ['phone 600 and insurance comes to 8 a month', ['spend Phone 60000', 'spend Insurance 800']],
  ['cleaner was 15 an hour so it came to 45', ['spend Cleaner 4500']],
])('%s: a price of its own', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
