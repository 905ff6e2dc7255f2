import { getSession, getUser } from '#web/lib/auth/auth.ts'
import { VoiceError } from '#web/voice/voice-error.ts'

/**
 * Voice is for signed-in people (specification §6): the server is asked, since another tab or device may have ended the session.
 * Throws a `VoiceError` before any microphone is asked for. Without a network the browser's own word counts.
 */
export async function admit(): Promise<void> {
  const isGone = await getUser().then(
    () => false,
    async (error: unknown) => isSessionMissing(error) || !(await getSession()),
  )
  if (isGone) throw new VoiceError({ reason: 'signed_out' })
}

function isSessionMissing(error: unknown): boolean {
  return error instanceof Error && error.name === 'AuthSessionMissingError'
}
