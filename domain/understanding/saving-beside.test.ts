import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['lunch 12 so I have to save 50', 'spend Lunch 1200'],
  ['salary 2000 so want to save 500', 'income Salary 200000'],
  ["we're going to Japan next year and want to save 3000 for it", 'goal'],
  ['delete the coffee, I want to save 200', 'delete'],
  ['change the taxi to yesterday so I have to save 20', 'edit'],
])('%s: what is to be saved is no price, and hides no order', (text, first) => {
  expect(told(text)[0]).toBe(first)
})
