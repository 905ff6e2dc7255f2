import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ["my wife paid for the movie so don't count that, I only bought the popcorn 23", ['spend Popcorn 2300']],
  ["lunch was 12 but work paid so don't log that, and coffee 4", ['spend Coffee 400']],
  ["coffee 4, dinner was on Dave so don't log it", ['spend Coffee 400']],
  ["coffee 4, lunch 12, wait don't log that, dinner 30", ['spend Coffee 400', 'spend Dinner 3000']],
  ["the hotel was 200, work paid, don't add it, the taxi was 30", ['spend Taxi 3000']],
  ["coffee 4, lunch 12, don't count that", ['other']],
  ["rent 900, my dad paid so don't log it", ['other']],
  ["lunch 12 and dinner 30, don't count them, coffee 4", ['other']],
  ["coffee 4, my card was on hold so don't save it", ['other']],
  ["found five on the street, it doesn't count, don't add it", ['other']],
])('%s: only what was told right before is refused', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
