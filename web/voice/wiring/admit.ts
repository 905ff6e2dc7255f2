import type { ActorRefFrom } from 'xstate'
import type { usageLimitMachine } from '#machines/usage-limit.ts'
import { bannerText } from '#machines/voice-failure.ts'
import { getSession, getUser, isSessionMissing } from '#web/lib/auth/auth.ts'
import { sayIfSignedOut } from '#web/lib/person/signed-out-notice.ts'
import { VoiceError } from '#web/voice/drivers/voice-error.ts'
import { limitFailure } from '#web/voice/wiring/limit-failure.ts'

/** A session that the server does not know any more has ended on this page, too, by then. */
const SIGNS_OUT_WITHIN_MS = 5_000

/**
 * Voice is for signed-in people with chats left this month (specification §6): the server is asked, since another tab or device may
 * have ended the session or taken the last chat. Throws a `VoiceError` before any microphone is asked for. Without a network the
 * browser's own word counts.
 */
export async function admit(usage: ActorRefFrom<typeof usageLimitMachine>): Promise<void> {
  const takeBack = sayIfSignedOut(bannerText({ reason: 'signed_out' }))
  const [isGone, failure] = await Promise.all([isSignedOut(), limitFailure(usage)])
  if (isGone) {
    setTimeout(takeBack, SIGNS_OUT_WITHIN_MS)
    throw new VoiceError({ reason: 'signed_out' })
  }
  takeBack()
  if (failure) throw new VoiceError(failure)
}

function isSignedOut(): Promise<boolean> {
  return getUser().then(
    () => false,
    async (error: unknown) => isSessionMissing(error) || !(await getSession()),
  )
}
