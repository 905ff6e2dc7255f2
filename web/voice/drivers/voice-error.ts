import type { VoiceFailure } from '#machines/voice-failure.ts'

/** Carries a named reason why voice cannot go on. */
export class VoiceError extends Error {
  readonly failure: VoiceFailure

  constructor(failure: VoiceFailure) {
    super(failure.reason)
    this.name = 'VoiceError'
    this.failure = failure
  }
}

/** The reason of any failure of a start; a microphone's own errors keep their names. */
export function failureOf(error: unknown): VoiceFailure {
  if (error instanceof VoiceError) return error.failure
  return microphoneFailure(error) ?? { reason: 'start_failed', message: messageOf(error) }
}

/** null when the error is not one of `getUserMedia`. */
export function microphoneFailure(error: unknown): VoiceFailure | null {
  if (!(error instanceof DOMException)) return null
  switch (error.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return { reason: 'microphone_denied' }
    case 'NotFoundError':
    case 'OverconstrainedError':
      return { reason: 'microphone_missing' }
    case 'NotReadableError':
      return { reason: 'microphone_failed', message: 'another program is using it.' }
    default:
      return null
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'something went wrong.'
}
