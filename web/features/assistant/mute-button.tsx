import { Icon } from '#web/ui/icon.tsx'
import type { Assistant } from '#web/voice/assistant.ts'
import type { VoiceView } from '#web/voice/use-voice.ts'

/** Closes the microphone and opens it again, while the conversation goes on. */
export function MuteButton({
  assistant,
  voice: { status, isMuted },
  className,
}: {
  assistant: Assistant
  voice: VoiceView
  className: string
}) {
  return (
    <button
      type="button"
      className={className}
      aria-label={isMuted ? 'Unmute microphone' : 'Mute microphone'}
      disabled={status !== 'connected'}
      onClick={() => assistant.voice.send({ type: 'mute.pressed' })}
    >
      <Icon name={isMuted ? 'mic-off' : 'mic'} />
    </button>
  )
}
