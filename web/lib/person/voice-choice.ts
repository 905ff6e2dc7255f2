import { useSyncExternalStore } from 'react'

/** Kept in this browser: what can hear is a matter of the device. */
const KEY = 'sayso.voice'

/** automatic: the voice agent where one is set up, else this browser's own speech (ruling 39). */
export const voiceChoices = ['automatic', 'agent', 'browser'] as const
export type VoiceChoice = (typeof voiceChoices)[number]

const listeners = new Set<() => void>()

export function voiceChoice(): VoiceChoice {
  const stored = localStorage.getItem(KEY)
  return voiceChoices.find((choice) => choice === stored) ?? 'automatic'
}

export function chooseVoice(choice: VoiceChoice): void {
  localStorage.setItem(KEY, choice)
  for (const listener of listeners) listener()
}

export function onVoiceChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useVoiceChoice(): VoiceChoice {
  return useSyncExternalStore(onVoiceChoice, voiceChoice)
}
