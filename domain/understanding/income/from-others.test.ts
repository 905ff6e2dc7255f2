import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['collected 30 from Ngozi', 'income Ngozi 3000'],
  ['I collect 5k from Ngozi', 'income Ngozi 500000'],
  ['collected 30 from my tenant', 'income Tenant 3000'],
  ['got 30 as a gift', 'income Gift 3000'],
  ['my friend returned 200 rupees to me', 'income Friend 20000'],
  ['I got 75 as birthday money', 'income Birthday Money 7500'],
  ['Mary Jane and Bob Smith gave me 20 each', 'income Mary Jane and Bob Smith 4000'],
])('came from somebody: %s', (text, entry) => {
  expect(told(text)).toEqual([entry])
})

test.each([
  ['collected the dress from the tailor 30', 'spend Dress 3000'],
  ['returned 30 to mum', 'spend Mum 3000'],
  ['returned 30 bucks to mum', 'spend Mum 3000'],
  ['got 12 as takeaway', 'spend Takeaway 1200'],
  ['got a lamp 30 as a gift', 'spend Lamp 3000'],
])('was paid: %s', (text, entry) => {
  expect(told(text)).toEqual([entry])
})
