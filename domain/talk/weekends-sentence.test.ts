import { expect, test } from 'vitest'
import { readWeekendsAsked } from '#domain/talk/weekends-sentence.ts'

test.each([
  ['how much do i spend on weekends', 'how much do i spend this month'],
  ['how much on weekends last month?', 'how much did i spend last month'],
  ['what did i spend on food at weekends this year', 'what did i spend on food this year'],
])('%s', (text, question) => expect(readWeekendsAsked(text)).toBe(question))

test.each(['how much at the weekend', 'weekends away 200', 'i spend a lot on weekends', 'how much on food'])(
  '%s asks something else',
  (text) => expect(readWeekendsAsked(text)).toBeNull(),
)
