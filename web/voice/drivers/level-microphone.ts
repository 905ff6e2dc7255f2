import { orAborted } from '#web/lib/or-aborted.ts'
import { heldMicrophone, holdMicrophone, releaseMicrophone } from '#web/voice/drivers/microphone.ts'

/**
 * The stream that shows how loud it is while the recogniser hears, asked for again where a lost line let go of it. null where it is
 * refused, and on Android, which gives the microphone to one listener at a time: there the recogniser has it alone. Rejects
 * with the signal's reason.
 */
export async function levelMicrophone(signal: AbortSignal): Promise<MediaStream | null> {
  if (isAndroid()) releaseMicrophone()
  else if (!heldMicrophone())
    await orAborted(
      holdMicrophone(signal).catch(() => {}),
      signal,
    )
  signal.throwIfAborted()
  return heldMicrophone()
}

function isAndroid(): boolean {
  return /android/i.test(navigator.userAgent)
}
