import { messageOf, microphoneFailure, VoiceError } from '#web/voice/drivers/voice-error.ts'

let held: MediaStream | null = null

/** Asks for the microphone and holds it, so that the line that follows is not asked again. Throws a `VoiceError`. */
export async function holdMicrophone(): Promise<void> {
  if (!navigator.mediaDevices?.getUserMedia) throw new VoiceError({ reason: 'microphone_unsupported' })
  releaseMicrophone()
  try {
    held = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } })
  } catch (error) {
    throw new VoiceError(microphoneFailure(error) ?? { reason: 'microphone_failed', message: messageOf(error) })
  }
}

export function heldMicrophone(): MediaStream | null {
  return held
}

/** Stops the held stream: the browser's recording mark goes out. */
export function releaseMicrophone(): void {
  for (const track of held?.getTracks() ?? []) track.stop()
  held = null
}
