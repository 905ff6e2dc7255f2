import { useEffect } from 'react'
import { type LastWords, useLastWords } from '#web/features/assistant/use-last-words.ts'
import { liveTalk } from '#web/ui/orb/travelling-orb.tsx'
import type { OrbManner } from '#web/ui/orb/use-orb-motion.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { readVoiceLevels } from '#web/voice/drivers/conversation-actor.ts'
import { orbManner, voiceWords } from '#web/voice/orb-manner.ts'
import { useVoice, type VoiceView } from '#web/voice/use-voice.ts'

/** A conversation beside another screen: what it does, and for those who do not load it, told as {@link liveTalk} while it is shown. */
export function useLiveTalk(
  assistant: Assistant,
): Pick<VoiceView, 'status'> & { manner: OrbManner; state: string; words: LastWords } {
  const voice = useVoice(assistant)
  const words = useLastWords(assistant)
  const [manner, state] = [orbManner(voice), voiceWords(voice)]
  useEffect(
    () => liveTalk.set({ orb: { manner, readLevels: readVoiceLevels }, state, words: words.text }),
    [manner, state, words.text],
  )
  useEffect(() => () => liveTalk.set(null), [])
  return { status: voice.status, manner, state, words }
}
