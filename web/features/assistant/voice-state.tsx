import { useElapsed } from '#web/features/assistant/use-elapsed.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { voiceWords } from '#web/voice/orb-manner.ts'
import type { VoiceView } from '#web/voice/use-voice.ts'

/** What the voice is doing, read out when it changes, and since when: the seconds are not read out. */
export function VoiceState({ assistant, voice }: { assistant: Assistant; voice: VoiceView }) {
  const elapsed = useElapsed(assistant, voice)
  return (
    <>
      <b role="status">{voiceWords(voice)}</b>{' '}
      {voice.status === 'connected' && (
        <span className="quiet tnum" role="timer">
          {elapsed}
        </span>
      )}
    </>
  )
}
