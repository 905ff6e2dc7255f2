import { expect, test } from 'vitest'
import { readSayAgain } from '#domain/talk/say-again-sentence.ts'

test.each([
  ['can you repeat that', { again: 'answer' }],
  ['Sorry, what did you say?', { again: 'answer' }],
  ['say it again please', { again: 'answer' }],
  ['read that out', { again: 'answer' }],
  ["I didn't catch that", { again: 'answer' }],
  ['pardon?', { again: 'answer' }],
  ['nothing?', { again: 'answer', isDoubt: true }],
  ['are you sure', { again: 'answer', isDoubt: true }],
  ['what did I ask', { again: 'own' }],
  ['what did you undo', { again: 'deed' }],
  ['what did you do?', { again: 'deed' }],
])('"%s" wants something said again', (text, said) => {
  expect(readSayAgain(text)).toEqual(said)
})

test.each([
  'same again',
  'repeat the coffee',
  'read me the last one',
  'nothing',
  'really',
  'tell me',
  'read them out',
  'what did you delete',
  'what did I say for the bagel',
  "I didn't get that",
  'undo',
  'say coffee 4 again',
])('"%s" wants nothing said again', (text) => {
  expect(readSayAgain(text)).toBeNull()
})
