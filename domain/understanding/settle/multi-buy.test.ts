import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['shampoo was buy one get one free at 12, took two', ['spend Shampoo 1200']],
  ['bogof on crisps at 3 each, bought four', ['spend Crisps 600']],
  ['three for two on candles, 6 each, so i took three', ['spend Candles 1200']],
  ['candles 3 for 2, 6 each, bought 3', ['spend Candles 1200']],
  ['4 for 3 on socks at 5 each, grabbed 8 of them', ['spend Socks 3000']],
  ['buy one get one half price on shoes at 40, took two', ['spend Shoes 6000']],
  ['two for one burgers 14, got two', ['spend Burgers 1400']],
  ['buy two get one free on tyres, 80 each, got three', ['spend Tyres 16000']],
  ['second pair half price on jeans at 50, bought two', ['spend Jeans 7500']],
])('%s: what so many come to in an offer', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['buy one get one free pizza 18', ['spend Pizza 1800']],
  ['3 for 2 on shampoo 12', ['spend Shampoo 1200']],
  ['2 for 1 cocktails 18', ['spend Cocktails 1800']],
  ['shampoo 3 for 2 at superdrug 7.98', ['spend Superdrug 798']],
  ['socks 5 each, took three', ['spend Socks 1500']],
  ['apples 3 for 2', ['clarify']],
  ['movie tickets were 15 each for 2 of us', ['spend Movie Tickets 3000']],
])('%s: what was paid is told, or there is no offer', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
