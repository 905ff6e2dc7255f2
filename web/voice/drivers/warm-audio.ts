import audioConcatProcessor from '@elevenlabs/client/worklets/audioConcatProcessor.js?url'
import rawAudioProcessor from '@elevenlabs/client/worklets/rawAudioProcessor.js?url'

export const workletPaths = { rawAudioProcessor, audioConcatProcessor }

/** What the agent's service hears and speaks unless it says otherwise (specification §9). */
const SAMPLE_RATE = 16_000
/** One to hear with, one to speak with. */
const WANTED = 2

/** The browser's own: while a start is watched the global name hands out what was opened here, which would go round for ever. */
const NativeAudio = globalThis.AudioContext

let warm: AudioContext[] = []
let isRateRefused = false

/** Whether a rate can be asked for at all; known once audio was warmed. */
export function canSetRate(): boolean {
  return !isRateRefused && navigator.mediaDevices.getSupportedConstraints().sampleRate === true
}

/**
 * Opens what a conversation hears and speaks with while the person is still being let in, so that nobody waits for it once the
 * line stands. Opened by the press itself, it may also sound at once. What nobody takes is closed by `coolAudio`.
 */
export function warmAudio(): void {
  if (!navigator.mediaDevices || !canSetRate()) return
  while (warm.length < WANTED && !isRateRefused) {
    try {
      warm.push(open())
    } catch {
      isRateRefused = true
    }
  }
}

/** Hands one out for the wished rate; undefined where there is none. */
export function takeWarmAudio(options: AudioContextOptions | undefined): AudioContext | undefined {
  const index = warm.findIndex(({ sampleRate, state }) => sampleRate === options?.sampleRate && state !== 'closed')
  return index < 0 ? undefined : warm.splice(index, 1)[0]
}

export function coolAudio(): void {
  for (const context of warm) void context.close().catch(() => {})
  warm = []
}

function open(): AudioContext {
  const context = new NativeAudio({ sampleRate: SAMPLE_RATE })
  const { audioWorklet } = context
  const load = audioWorklet.addModule.bind(audioWorklet)
  const loaded = new Set<string>()
  for (const path of Object.values(workletPaths)) {
    // One that does not load is told by the library, which asks for it again.
    load(path).then(
      () => loaded.add(path),
      () => {},
    )
  }
  // Asking again for what is there would wait for the audio's own thread.
  audioWorklet.addModule = async (path, options) => {
    if (!loaded.has(String(path))) await load(path, options)
  }
  return context
}
