import { MuteButton } from '#web/features/assistant/mute-button.tsx'
import { useChat } from '#web/features/assistant/use-chat.ts'
import { VoiceState } from '#web/features/assistant/voice-state.tsx'
import type { Assistant } from '#web/voice/assistant.ts'
import { comesBack, howToUnmute } from '#web/voice/orb-manner.ts'
import { useVoice } from '#web/voice/use-voice.ts'

/** How to begin; while voice is on, what it is doing, and Penny's words where they are not written above. */
export function DockHint({ assistant }: { assistant: Assistant }) {
  const voice = useVoice(assistant)
  const written = useChat(assistant).at(-1)?.message
  const isConnected = voice.status === 'connected'
  if (voice.status === 'disconnected') {
    return (
      <p className="dock-hint">
        Hold <kbd>Space</kbd> and just say it
      </p>
    )
  }
  return (
    <div className="dock-hint">
      <p className="dock-state">
        <VoiceState assistant={assistant} voice={voice} />
        {isConnected && <MuteButton assistant={assistant} voice={voice} className="dock-mute" />}
      </p>
      <p role="status">{isConnected && voice.notice}</p>
      {voice.mode === 'speaking' && voice.caption !== written && <p>{voice.caption}</p>}
      {voice.mode !== 'speaking' && voice.isMuted && <p>{howToUnmute.byKey}</p>}
      {voice.isAwaitingNetwork && voice.banner?.reason !== 'network_lost' && <p>{comesBack}</p>}
    </div>
  )
}
