import { messageOf, microphoneFailure, VoiceError } from '#web/voice/drivers/voice-error.ts'

let held: MediaStream | null = null

/** What the agent's library asks for itself, so that the stream that is held serves it as well. */
const wanted = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
  voiceIsolation: true,
  channelCount: { ideal: 1 },
}

/**
 * Asks for the microphone and holds it, so that the line that follows neither asks nor opens it again. Throws a `VoiceError`. A stream
 * that is allowed after `signal` was aborted is stopped at once.
 */
export async function holdMicrophone(signal: AbortSignal): Promise<void> {
  if (!navigator.mediaDevices?.getUserMedia) throw new VoiceError({ reason: 'microphone_unsupported' })
  releaseMicrophone()
  const stream = await navigator.mediaDevices.getUserMedia({ audio: wanted }).catch((error: unknown) => {
    throw new VoiceError(microphoneFailure(error) ?? { reason: 'microphone_failed', message: messageOf(error) })
  })
  if (signal.aborted) stop(stream)
  else held = stream
}

export function heldMicrophone(): MediaStream | null {
  return held
}

/** Hands the held stream over: whoever takes it stops it. null where none is held that can still be heard. */
export function takeMicrophone(): MediaStream | null {
  const isLive = held?.getAudioTracks().some(({ readyState }) => readyState === 'live')
  const taken = isLive ? held : null
  if (taken) held = null
  return taken
}

/** Stops the held stream: the browser's recording mark goes out. */
export function releaseMicrophone(): void {
  if (held) stop(held)
  held = null
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
