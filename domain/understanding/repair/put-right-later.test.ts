import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['Lunch 12. Coffee 4. Lunch was 14.', ['spend Lunch 1400', 'spend Coffee 400']],
  ['Lunch 12. Dinner 40. The lunch was 14. Taxi 8.', ['spend Lunch 1400', 'spend Dinner 4000', 'spend Taxi 800']],
  ['Lunch 12. Coffee 4. Another lunch was 14.', ['spend Lunch 1200', 'spend Coffee 400', 'spend Lunch 1400']],
  ['Lunch 12. Coffee 4. Yesterday lunch was 14.', ['spend Lunch 1200', 'spend Coffee 400', 'spend Lunch 1400']],
  ['Taxi 12. Dinner 60. The taxi back was 14.', ['spend Taxi 1200', 'spend Dinner 6000', 'spend Taxi 1400']],
])('%s: told anew some sentences later', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['vape no dont put that bubble tea 4.80', ['spend Bubble Tea 480']],
  ["vape 20, no don't log that, bubble tea 4.80", ['spend Bubble Tea 480']],
  ['lunch 12 no dont put that on the card', ['other']],
  ['dont put that bubble tea 4.80', ['other']],
])('%s: refused right behind it', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
