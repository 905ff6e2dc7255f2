import { shallowEqual, useSelector } from '@xstate/react'
import type { VoiceCarrier, VoiceMode, VoiceStatus } from '#machines/voice-events.ts'
import type { VoiceFailure } from '#machines/voice-failure.ts'
import { type VoiceSnapshot, voiceMode, voiceStatus } from '#machines/voice-view.ts'
import type { Assistant } from '#web/voice/assistant.ts'

export type VoiceView = {
  carrier: VoiceCarrier
  status: VoiceStatus
  /** null while not connected. */
  mode: VoiceMode | null
  isMuted: boolean
  /** Listening lasts as long as the key or the orb is held. */
  isHeld: boolean
  isReconnecting: boolean
  /** The line was lost, and there is no network to take it up again. */
  isAwaitingNetwork: boolean
  caption: string
  notice: string | null
  banner: VoiceFailure | null
}

/** What the screen shows of the voice session. */
export function useVoice({ voice }: Assistant): VoiceView {
  return useSelector(voice, viewOf, shallowEqual)
}

/** Whether voice is on, from the press that begins it to the end of its line. */
export function useIsVoiceOn({ voice }: Assistant): boolean {
  return useSelector(voice, (snapshot) => voiceStatus(snapshot) !== 'disconnected')
}

function viewOf(snapshot: VoiceSnapshot): VoiceView {
  const { carrier, muted, hold, attempt, caption, notice, banner } = snapshot.context
  return {
    carrier,
    status: voiceStatus(snapshot),
    mode: voiceMode(snapshot),
    isMuted: muted,
    isHeld: hold === 'held',
    isReconnecting: attempt > 0,
    isAwaitingNetwork: snapshot.matches({ reconnecting: 'awaitingNetwork' }),
    caption,
    notice,
    banner,
  }
}
