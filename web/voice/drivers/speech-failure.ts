import type { VoiceFailure } from '#machines/voice-failure.ts'

/** null for what passes by itself: silence, and our own restarts. The microphone itself was opened before: what is refused here is the recogniser. */
export function speechFailure(error: string): VoiceFailure | null {
  switch (error) {
    case 'no-speech':
    case 'aborted':
      return null
    case 'not-allowed':
    case 'service-not-allowed':
      return { reason: 'speech_refused' }
    case 'audio-capture':
      return { reason: 'speech_deaf' }
    case 'network':
      return { reason: 'speech_network' }
    case 'language-not-supported':
      return { reason: 'speech_language' }
    default:
      return { reason: 'speech_unavailable' }
  }
}
