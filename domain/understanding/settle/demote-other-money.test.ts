import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['petrol 61. Last time it was 48', ['spend Petrol 6100']],
  ['petrol 61 and last time it was 48', ['spend Petrol 6100']],
  ['petrol 61, the time before it was 48, tea 2', ['spend Petrol 6100', 'spend Tea 200']],
  ['petrol 61. Last month it was 48.', ['spend Petrol 6100']],
  ['rent 940 up from 880', ['spend Rent 94000']],
  ['rent 940, it went up from 880', ['spend Rent 94000']],
  ['the rent went up from 880 to 940', ['spend Rent 94000']],
  ['it was 48 last time', ['other']],
  ['previously it was 48', ['other']],
  ['tea 2, before that it was 48 for petrol', ['spend Tea 200', 'spend Petrol 4800']],
  ['uber 17 and the pizza before that was 22', ['spend Uber 1700', 'spend Pizza 2200']],
])('%s: what it cost before is no price', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
