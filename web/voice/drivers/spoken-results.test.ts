import { expect, test } from 'vitest'
import { assembleSpeech } from '#web/voice/drivers/spoken-results.ts'

const final = (text: string) => ({ text, isFinal: true })
const interim = (text: string) => ({ text, isFinal: false })

test.each([
  ['one result grows', [interim('coffee fo')], 'coffee fo', false],
  ['finals and what is still heard', [final('coffee four'), interim(' lunch')], 'coffee four lunch', false],
  [
    'Android accumulates finals',
    [final('coffee'), final('coffee four'), final('coffee four lunch')],
    'coffee four lunch',
    true,
  ],
  ['Android repeats a final', [final('coffee four'), final('coffee four')], 'coffee four', true],
  ['an empty result says nothing', [final(' '), interim('')], '', false],
  ['the same beginning of a word is another word', [final('car'), final('carwash 12')], 'car carwash 12', true],
])('%s', (_, results, text, isFinal) => {
  expect(assembleSpeech(results)).toEqual({ text, isFinal })
})
