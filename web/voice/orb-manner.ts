import { product } from '#domain/product.ts'
import type { OrbManner } from '#web/ui/orb/use-orb-motion.ts'
import type { VoiceView } from '#web/voice/use-voice.ts'

/** How the orb behaves in a state of the voice session. */
export function orbManner({ status, mode, isMuted }: Pick<VoiceView, 'status' | 'mode' | 'isMuted'>): OrbManner {
  if (status === 'connecting') return 'thinking'
  if (status !== 'connected') return 'idle'
  if (mode === 'speaking') return 'speaking'
  if (isMuted) return 'muted'
  return mode === 'listening' ? 'listening' : 'thinking'
}

/** The state in a word or two. */
export function voiceWords({ status, mode, isMuted, isReconnecting, isAwaitingNetwork }: VoiceView): string {
  if (isAwaitingNetwork) return 'Waiting for the network…'
  if (status === 'connecting') return isReconnecting ? 'Reconnecting…' : 'Connecting…'
  if (status === 'disconnecting') return 'Disconnecting…'
  if (status === 'disconnected') return 'Disconnected'
  if (mode === 'speaking') return 'Speaking'
  if (mode === 'thinking') return 'Thinking'
  if (mode === 'acting') return 'Writing it down'
  return isMuted ? 'Muted' : 'Listening'
}

/** Beside "Waiting for the network…": nobody has to press again. */
export const comesBack = `${product.assistant} listens again as soon as it is back`

/** Beside "Muted"; `fromElsewhere` where there is no microphone to press. */
export const howToUnmute = {
  byTouch: 'Hold the orb, or press the microphone, to be heard',
  byKey: 'Hold Space, or press the microphone, to be heard',
  fromElsewhere: 'Hold the orb to be heard',
  /** On the way back itself. */
  onTheWayBack: 'Muted. Go back to be heard',
} as const

/** While muted, in place of what may be said. */
export const hearsNothing = `${product.assistant} does not hear you`
