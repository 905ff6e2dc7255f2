import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['the blender was 120 in store and 99 online, so i ordered it online', ['spend Blender 9900']],
  ['the lamp was 30 online and 35 in the shop but i got it in the shop', ['spend Lamp 3500']],
  ['shoes were 80 in the shop but 65 online so i bought them online', ['spend Shoes 6500']],
  ['the tv was 500 at currys and 450 at argos, got the cheaper one', ['spend Argos 45000']],
  ['the book was 20 in store and 14 on amazon, bought it on amazon', ['spend Amazon 1400']],
  ['the tv was 500 at best buy and 450 at home depot, got it at best buy', ['spend Best Buy 50000']],
])('%s: the price where it was bought', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['the blender is 120 in store and 99 online', ['other']],
  ['lunch 20 at work and coffee 3 at work', ['spend Lunch 2000', 'spend Coffee 300']],
  ['shoes were 80 in the shop and 65 online, so i walked out', ['other']],
  ['lunch was 12 at subway and 4 at starbucks, i paid cash', ['spend Subway 1200', 'spend Starbucks 400']],
  ['lunch was 12 at subway and coffee 4 at starbucks so i went home', ['spend Subway 1200', 'spend Starbucks 400']],
  ['petrol was 40 at shell and 30 at bp, got it on the way', ['spend Shell 4000', 'spend BP 3000']],
])('%s: both were paid, or neither', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
