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
 * Opens what a conversation hears and speaks with before anybody presses, with its worklets loaded, so that no press waits for it. It
 * is at rest: it has no microphone, plays nothing and holds no loudspeaker until it is woken.
 */
export function warmAudio(): void {
  for (const context of fill()) void context.suspend().catch(() => {})
}

/** To be called in the press: there a browser allows what sounds later. What nobody takes is closed by `coolAudio`. */
export function wakeAudio(): void {
  fill()
  for (const context of warm) void context.resume().catch(() => {})
}

/** To be called where a press began nothing: what it woke holds no loudspeaker any more. */
export function restAudio(): void {
  for (const context of warm) void context.suspend().catch(() => {})
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

/** Opens what is missing, and answers with it. */
function fill(): AudioContext[] {
  const opened: AudioContext[] = []
  if (!navigator.mediaDevices) return opened
  while (warm.length < WANTED && canSetRate()) {
    try {
      const context = open()
      warm.push(context)
      opened.push(context)
    } catch {
      isRateRefused = true
    }
  }
  return opened
}

function open(): AudioContext {
  const context = new NativeAudio({ sampleRate: SAMPLE_RATE })
  const { audioWorklet } = context
  const load = audioWorklet.addModule.bind(audioWorklet)
  const loaded = new Set<string>()
  for (const path of Object.values(workletPaths)) {
    load(path).then(
      () => loaded.add(path),
      () => discard(context),
    )
  }
  // Asking again for what is there would wait for the audio's own thread.
  audioWorklet.addModule = async (path, options) => {
    if (!loaded.has(String(path))) await load(path, options)
  }
  return context
}

/** A worklet that did not load is asked for anew by the next press. One that is in use tells of it by itself: its library asks again. */
function discard(context: AudioContext): void {
  if (!warm.includes(context)) return
  warm = warm.filter((each) => each !== context)
  void context.close().catch(() => {})
}
