import type { ActorRefFrom } from 'xstate'
import type { usageLimitMachine } from '#machines/usage-limit.ts'
import { getSession, getUser, isSessionMissing } from '#web/lib/auth/auth.ts'
import { VoiceError } from '#web/voice/drivers/voice-error.ts'
import { limitFailure } from '#web/voice/wiring/limit-failure.ts'

/**
 * Voice is for signed-in people with chats left this month (specification §6): the server is asked, since another tab or device may
 * have ended the session or taken the last chat. Throws a `VoiceError` before any microphone is asked for. Without a network the
 * browser's own word counts.
 */
export async function admit(usage: ActorRefFrom<typeof usageLimitMachine>): Promise<void> {
  const [isGone, failure] = await Promise.all([isSignedOut(), limitFailure(usage)])
  if (isGone) throw new VoiceError({ reason: 'signed_out' })
  if (failure) throw new VoiceError(failure)
}

function isSignedOut(): Promise<boolean> {
  return getUser().then(
    () => false,
    async (error: unknown) => isSessionMissing(error) || !(await getSession()),
  )
}
