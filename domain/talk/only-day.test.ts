import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { readOnlyDay } from '#domain/talk/only-day.ts'

const FRIDAY = day('2026-11-20')

test.each([
  ['The gym, on Monday!', '2026-11-16', 'the gym D', false],
  ['the card was yesterday, not today', '2026-11-19', 'the card was D', true],
  ["it's not today but yesterday", '2026-11-19', "it's but D", true],
])('%s tells one day', (text, told, words, isDenied) => {
  expect(readOnlyDay(text, FRIDAY)).toEqual({ day: told, words, isDenied })
})

test.each(['lunch', 'lunch yesterday and dinner on Monday', 'tomorrow', 'on February 31'])(
  '%s tells none, or more than one',
  (text) => {
    expect(readOnlyDay(text, FRIDAY)).toBeNull()
  },
)
