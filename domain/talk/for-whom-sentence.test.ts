import { expect, test } from 'vitest'
import { readForWhom } from '#domain/talk/for-whom-sentence.ts'

test.each([
  ['they were for Mia', 'mia'],
  ['the second one was for my mom', 'mom'],
  ['no, for Sam', 'sam'],
  ['no to Sara', 'sara'],
  ['no, Anna', 'anna'],
  ['it was for work', null],
  ['for the party', null],
  ['with anna', null],
  ['it was with my sister', null],
  ["for my sister's birthday", 'sister'],
  ['for breakfast', null],
])('%s tells whom or what a thing was for', (text, person) => {
  expect(readForWhom(text)).toEqual({ person })
})

test.each([
  'it was for a book',
  'for gas',
  'to work',
  'for me',
  '20 for Sam',
  'was it for Sam?',
  'Anna',
  'for sure',
  'no, groceries',
])('%s does not', (text) => {
  expect(readForWhom(text)).toBeNull()
})
