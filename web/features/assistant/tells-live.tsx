import { useEffect } from 'react'
import { useLastWords } from '#web/features/assistant/use-last-words.ts'
import { liveWords } from '#web/lib/talk-wish.ts'
import { liveOrb } from '#web/ui/orb/travelling-orb.tsx'
import type { Assistant } from '#web/voice/assistant.ts'
import { readVoiceLevels } from '#web/voice/drivers/conversation-actor.ts'
import { howToUnmute, orbManner, voiceWords } from '#web/voice/orb-manner.ts'
import { useVoice } from '#web/voice/use-voice.ts'

/**
 * Tells those who do not load the voice what a conversation beside another screen does: {@link liveOrb} and {@link liveWords}. Shows
 * nothing, so that what it stands in is not drawn again with every word.
 */
export function TellsLive({ assistant }: { assistant: Assistant }) {
  const voice = useVoice(assistant)
  const { by, text } = useLastWords(assistant)
  const isOn = voice.status !== 'disconnected'
  const manner = orbManner(voice)
  const state = manner === 'muted' ? howToUnmute.onTheWayBack : voiceWords(voice)
  useEffect(() => liveOrb.set(isOn ? { manner, readLevels: readVoiceLevels } : null), [isOn, manner])
  useEffect(() => liveWords.set(isOn ? { state, by, text } : null), [isOn, state, by, text])
  useEffect(
    () => () => {
      liveOrb.set(null)
      liveWords.set(null)
    },
    [],
  )
  return null
}
