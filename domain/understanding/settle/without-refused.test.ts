import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ["my wife paid for the movie so don't count that, I only bought the popcorn 23", ['spend Popcorn 2300']],
  ["lunch was 12 but work paid so don't log that, and coffee 4", ['spend Coffee 400']],
  ["coffee 4, dinner was on Dave so don't log it", ['spend Coffee 400']],
  ["coffee 4, lunch 12, don't count that", ['other']],
  ["found five on the street, it doesn't count, don't add it", ['other']],
])('%s: only what was told right before is refused', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
