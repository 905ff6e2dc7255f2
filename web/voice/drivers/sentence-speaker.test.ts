import { expect, test } from 'vitest'
import { splitSentences } from '#web/voice/drivers/sentence-speaker.ts'

test('sentences are told apart, amounts stay whole', () => {
  expect(splitSentences('Saved, $12.50 at Chipotle. You have $87.70 left. Anything else?')).toEqual([
    'Saved, $12.50 at Chipotle.',
    'You have $87.70 left.',
    'Anything else?',
  ])
  expect(splitSentences('  ')).toEqual([])
})
