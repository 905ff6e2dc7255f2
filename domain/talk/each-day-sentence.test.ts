import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { withEachDay } from '#domain/talk/each-day-sentence.ts'

const friday = day('2026-11-27')

test.each([
  [
    'coffee 4.50 every day this week',
    'coffee 4.50 on November 23, November 24, November 25, November 26 and November 27',
  ],
  [
    'every morning this week I had a coffee for 4.50',
    'I had a coffee for 4.50 on November 23, November 24, November 25, November 26 and November 27',
  ],
  [
    'I paid 12 for lunch every day this week except wednesday',
    'I paid 12 for lunch on November 23, November 24, November 26 and November 27',
  ],
  ['bus 2.80 each day monday to wednesday', 'bus 2.80 on November 23, November 24 and November 25'],
  [
    'parking 6 every workday last week.',
    'parking 6 on November 16, November 17, November 18, November 19 and November 20',
  ],
])('"%s" names its days', (text, message) => expect(withEachDay(text, friday)?.message).toBe(message))

test.each([
  'coffee 4.50 every day',
  'what did I spend every day this week',
  'save 5 every day this week',
  'bus 2.80 each day monday to saturday',
  'coffee 4 each',
  'set a limit of 5 every day this week',
])('"%s" names none', (text) => expect(withEachDay(text, friday)).toBeNull())
