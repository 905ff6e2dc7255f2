import { expect, test } from 'vitest'
import { readChecked } from '#domain/talk/check-sentence.ts'

test.each([
  ['so I spent 80 right', 'how much did i spend'],
  ['I spent 80, right?', 'how much did i spend'],
  ["so I've spent 200 on food this month, correct?", 'how much did i spend on food this month'],
  ["that's 80 in total right", 'how much is that together'],
])('"%s" asks whether a sum is right', (text, question) => expect(readChecked(text)).toBe(question))

test.each([
  'I spent 80',
  'I spent 80 right after lunch',
  "that's right",
  'I spent 20 on the right shoes',
  'it was 80 right',
  'I spent 10, yes',
])('"%s" asks nothing', (text) => expect(readChecked(text)).toBeNull())
