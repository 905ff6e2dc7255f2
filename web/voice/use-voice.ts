import { useSelector } from '@xstate/react'
import type { VoiceMode, VoiceStatus } from '#machines/voice-events.ts'
import type { VoiceFailure } from '#machines/voice-failure.ts'
import { voiceMode, voiceStatus } from '#machines/voice-view.ts'
import type { Assistant } from '#web/voice/assistant.ts'

export type VoiceView = {
  status: VoiceStatus
  /** null while not connected. */
  mode: VoiceMode | null
  isMuted: boolean
  isReconnecting: boolean
  /** The line was lost, and there is no network to take it up again. */
  isAwaitingNetwork: boolean
  caption: string
  notice: string | null
  banner: VoiceFailure | null
}

/** What the screen shows of the voice session. */
export function useVoice(assistant: Assistant): VoiceView {
  const { voice } = assistant
  return {
    status: useSelector(voice, voiceStatus),
    mode: useSelector(voice, voiceMode),
    isMuted: useSelector(voice, ({ context }) => context.muted),
    isReconnecting: useSelector(voice, ({ context }) => context.attempt > 0),
    isAwaitingNetwork: useSelector(voice, (snapshot) => snapshot.matches({ reconnecting: 'awaitingNetwork' })),
    caption: useSelector(voice, ({ context }) => context.caption),
    notice: useSelector(voice, ({ context }) => context.notice),
    banner: useSelector(voice, ({ context }) => context.banner),
  }
}
