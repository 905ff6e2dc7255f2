import { expect, test } from 'vitest'
import { speechFailure } from '#web/voice/drivers/speech-failure.ts'

test.each([
  ['no-speech', null],
  ['aborted', null],
  ['not-allowed', 'speech_refused'],
  ['service-not-allowed', 'speech_refused'],
  ['audio-capture', 'speech_deaf'],
  ['network', 'speech_network'],
  ['language-not-supported', 'speech_language'],
  ['bad-grammar', 'speech_unavailable'],
  ['from-next-year', 'speech_unavailable'],
])('the error %s of the browser ends voice as %s; silence and an own restart end nothing', (error, reason) => {
  expect(speechFailure(error)).toEqual(reason === null ? null : { reason })
})
