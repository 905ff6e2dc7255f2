import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['gift came to 11 noodles came to 5', ['spend Gift 1100', 'spend Noodles 500']],
  ['bandages for eighteen boots for forty eight', ['spend Bandages 1800', 'spend Boots 4800']],
  ['today i spent 35 tacos 75 shell 9 beer', ['spend Tacos 3500', 'spend Shell 7500', 'spend Beer 900']],
  ['airtime at 8 flowers at 13 cat food at 110', ['spend Airtime 800', 'spend Flowers 1300', 'spend Cat Food 11000']],
  ['netflix 33 bananas 40', ['spend Netflix 3300', 'spend Bananas 4000']],
  ['petrol for 40 hammock for 18 bread for 3', ['spend Petrol 4000', 'spend Hammock 1800', 'spend Bread 300']],
  ['paid 6 for cat food samosas 13', ['spend Cat Food 600', 'spend Samosas 1300']],
  ['car wash at 3.20 toll at 5', ['spend Car Wash 320', 'spend Toll 500']],
  ['milk at 4 eggs 5', ['spend Milk 400', 'spend Eggs 500']],
])('%s: each number is the price of its own thing', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['dinner for 4 tacos for 20', ['spend Dinner 2000']],
  ['pizza for 3 beers for 20', ['spend Pizza 2000']],
  ['ikea 20 plates 35', ['spend IKEA 3500']],
  ['lunch 2 sandwiches 12', ['spend Lunch 1200']],
  ['movie for 2, my ticket was 14', ['spend Movie 1400']],
  ['table for 8, bill was 240', ['spend Table 24000']],
])('%s: the first number counts', (text, entries) => expect(told(text)).toEqual(entries))
