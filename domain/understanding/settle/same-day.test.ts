import { expect, test } from 'vitest'
import { toldAs } from '#tests/support/told.ts'

const FRIDAY = '2026-11-20'
const MONDAY = '2026-11-16'

const told = toldAs((entry) => `${entry.merchant} ${entry.day}`)

test.each([
  'lunch 12 on monday and parking 8 the same day',
  'lunch 12 on monday and parking 8 on that day',
  'lunch 12 on monday and parking the same day was 8',
  'lunch 12 on monday, same day parking 8',
  'lunch 12 on monday and that night parking 8',
])('%s is all of one day', (text) => {
  expect(told(text)).toEqual([`Lunch ${MONDAY}`, `Parking ${MONDAY}`])
})

test.each([
  ['lunch 12 on monday and same day delivery 8', `Day Delivery ${FRIDAY}`],
  ['lunch 12 on monday and that day pass was 8', `Day Pass ${FRIDAY}`],
])('%s names a thing by it', (text, last) => {
  expect(told(text)).toEqual([`Lunch ${MONDAY}`, last])
})
