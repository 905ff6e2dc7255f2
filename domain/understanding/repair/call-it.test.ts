import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['parking was 4 but the machine ate a fiver so call it 5', ['spend Parking 500']],
  ['parking was 4 but I had no change so call it 5', ['spend Parking 500']],
  ['coffee 4 and lunch 12 so call it 16', ['spend Coffee 400', 'spend Lunch 1200']],
])('%s: what the price is to be comes last', (text, entries) => expect(told(text)).toEqual(entries))
