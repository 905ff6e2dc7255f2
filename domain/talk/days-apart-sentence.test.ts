import { expect, test } from 'vitest'
import { readDaysApart } from '#domain/talk/days-apart-sentence.ts'

test.each([
  [
    'kroger was yesterday, the rest today',
    [
      { things: ['kroger'], day: 'yesterday' },
      { things: null, day: 'today' },
    ],
  ],
  [
    'the gym and the haircut were on Monday and lunch was yesterday',
    [
      { things: ['the gym', 'the haircut'], day: 'Monday' },
      { things: ['lunch'], day: 'yesterday' },
    ],
  ],
  [
    'no, only the taxi was friday, everything else saturday',
    [
      { things: ['the taxi'], day: 'friday' },
      { things: null, day: 'saturday' },
    ],
  ],
])('%s tells each by itself', (text, told) => {
  expect(readDaysApart(text)).toEqual(told)
})

test.each([
  'kroger was yesterday',
  'kroger 5 yesterday, walgreens 6 today',
  'I was at home yesterday, at work today',
  'was kroger yesterday, the rest today?',
  'the rest yesterday, the others today',
  'it was yesterday, not today',
  'kroger was yesterday, not today',
])('%s does not', (text) => {
  expect(readDaysApart(text)).toBeNull()
})
