import { useElapsed } from '#web/features/assistant/use-elapsed.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { voiceWords } from '#web/voice/orb-manner.ts'
import { useVoice } from '#web/voice/use-voice.ts'

/** How to begin; while voice is on, what it is doing. */
export function DockHint({ assistant }: { assistant: Assistant }) {
  const voice = useVoice(assistant)
  const elapsed = useElapsed(voice.status === 'connected')
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
      {voice.notice && voice.status === 'connected' && <span className="dock-notice">{voice.notice}</span>}
    </p>
  )
}
