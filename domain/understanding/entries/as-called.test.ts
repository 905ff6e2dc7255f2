import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ["Ahmed's school fee 185", ['spend School Fee 18500']],
  ["Aoife's swimming 60", ['spend Swimming 6000']],
  ["Patel's pharmacy 20", ["spend Patel's Pharmacy 2000"]],
  ["Luigi's pizza 20", ["spend Luigi's Pizza 2000"]],
  ['opal top up 40', ['spend Opal 4000']],
  ['leap card top up 20', ['spend Leap Card 2000']],
  ['phone top up 10', ['spend Phone Top Up 1000']],
  ['zudio groceries 40', ['spend Zudio 4000']],
  ['weekly groceries 80', ['spend Groceries 8000']],
  ['indian groceries 20', ['spend Indian Groceries 2000']],
  ['kids groceries 20', ['spend Kids Groceries 2000']],
  ['local supermarket 30', ['spend Local Supermarket 3000']],
  ['pint at the Ship 5.90', ['spend Ship 590']],
  ['3 pints at the Six Bells 17.40', ['spend Six Bells 1740']],
  ['a sandwich at Zurich airport 12', ['spend Sandwich 1200']],
  ['12 at Zurich airport', ['spend Zurich Airport 1200']],
  ['phone bill 45 to Fizz', ['spend Fizz 4500']],
  ['rent 900 to Dave', ['spend Rent 90000']],
  ['dai sent 25000 from qatar', ['income Dai 2500000']],
])('%s: called by its name', (text, entries) => expect(told(text)).toEqual(entries))
