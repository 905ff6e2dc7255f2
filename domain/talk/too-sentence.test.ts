import { expect, test } from 'vitest'
import { readTooSentence } from '#domain/talk/too-sentence.ts'

test.each([
  ['lunch too', 'lunch'],
  ['and the lunch', 'lunch'],
  ['oh and the taxi home as well please', 'taxi home'],
])('%s', (text, thing) => expect(readTooSentence(text)).toBe(thing))

test.each(['lunch', 'and a tea', 'and lunch 12', 'the lunch', 'and the lunch was 13'])('%s is no more of it', (text) =>
  expect(readTooSentence(text)).toBe(null),
)
