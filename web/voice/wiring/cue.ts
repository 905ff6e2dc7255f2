import { isCueOn } from '#web/lib/person/cue-choice.ts'

/** What a sign tells: Penny listens, an entry is saved, she asks something. */
export type Cue = 'listening' | 'saved' | 'asked'

/** Hertz, one after the other: upwards to begin, a fifth to confirm, a step down and up to ask. */
const tones: Record<Cue, readonly number[]> = {
  listening: [523, 659],
  saved: [659, 988],
  asked: [587, 523, 698],
}
/** Milliseconds: moving, still, moving. */
const beats: Record<Cue, number[]> = { listening: [12], saved: [18], asked: [12, 70, 12] }

const TONE_S = 0.09
const LOUDNESS = 0.04

let context: AudioContext | undefined

/** Opens what the signs sound from ahead, at rest, so that no press waits for it. */
export function readyCues(): void {
  if (context || !isCueOn('sounds')) return
  context = new AudioContext()
  void context.suspend().catch(() => {})
}

/** To be called in the press that begins a conversation: there a browser allows what sounds later. */
export function wakeCues(): void {
  if (!isCueOn('sounds')) return
  context ??= new AudioContext()
  if (context.state !== 'running') void context.resume().catch(() => {})
}

/** A discreet sign by sound and by touch, each only where the person has it on. `isQuiet` leaves the sound out. */
export function giveCue(cue: Cue, { isQuiet = false } = {}): void {
  if (!isQuiet && isCueOn('sounds')) void sound(tones[cue])
  if (isCueOn('haptics') && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(beats[cue])
}

async function sound(frequencies: readonly number[]): Promise<void> {
  context ??= new AudioContext()
  if (context.state !== 'running') await Promise.race([context.resume(), new Promise((late) => setTimeout(late, 200))])
  if (context.state !== 'running') return
  const from = context.currentTime
  for (const [index, frequency] of frequencies.entries()) playTone(context, frequency, from + index * TONE_S)
}

/** Swells and fades, so that it does not click. */
function playTone(on: AudioContext, frequency: number, at: number): void {
  const tone = on.createOscillator()
  const loudness = on.createGain()
  tone.frequency.value = frequency
  loudness.gain.setValueAtTime(0, at)
  loudness.gain.linearRampToValueAtTime(LOUDNESS, at + 0.015)
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + TONE_S + 0.08)
  tone.connect(loudness).connect(on.destination)
  tone.start(at)
  tone.stop(at + TONE_S + 0.1)
}
