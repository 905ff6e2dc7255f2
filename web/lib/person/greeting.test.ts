import { expect, test } from 'vitest'
import { greetingAt } from '#web/lib/person/greeting.ts'

test('the greeting turns at noon and at six', () => {
  expect([0, 11, 12, 17, 18, 23].map(greetingAt)).toEqual([
    'Good morning',
    'Good morning',
    'Good afternoon',
    'Good afternoon',
    'Good evening',
    'Good evening',
  ])
})
