import { getSession } from '#web/lib/auth/auth.ts'
import { VoiceError } from '#web/voice/voice-error.ts'

/** Voice is for signed-in people (specification §6). Throws a `VoiceError`, before any microphone is asked for. */
export async function admit(): Promise<void> {
  if (!(await getSession())) throw new VoiceError({ reason: 'signed_out' })
}
