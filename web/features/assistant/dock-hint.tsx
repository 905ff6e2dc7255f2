import { useChat } from '#web/features/assistant/use-chat.ts'
import { useElapsed } from '#web/features/assistant/use-elapsed.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { comesBack, voiceWords } from '#web/voice/orb-manner.ts'
import { useVoice } from '#web/voice/use-voice.ts'

/** How to begin; while voice is on, what it is doing, and Penny's words where they are not written above. */
export function DockHint({ assistant }: { assistant: Assistant }) {
  const voice = useVoice(assistant)
  const elapsed = useElapsed(voice)
  const written = useChat(assistant).at(-1)?.message
  const caption = voice.mode === 'speaking' && voice.caption !== written ? voice.caption : null
  if (voice.status === 'disconnected') {
    return (
      <p className="dock-hint">
        Hold <kbd>Space</kbd> and just say it
      </p>
    )
  }
  return (
    <p className="dock-hint" role="status">
      <b>{voiceWords(voice)}</b> {voice.status === 'connected' && <span className="tnum">{elapsed}</span>}
      {voice.status === 'connected' && <span className="dock-notice">{caption ?? voice.notice}</span>}
      {voice.isAwaitingNetwork && <span className="dock-notice">{comesBack}</span>}
    </p>
  )
}
