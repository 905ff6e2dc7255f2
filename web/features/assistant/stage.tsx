import { product } from '#domain/product.ts'
import { LevelText } from '#web/features/assistant/level-text.tsx'
import { MuteButton } from '#web/features/assistant/mute-button.tsx'
import { StageWords } from '#web/features/assistant/stage-words.tsx'
import { useDraftCount } from '#web/features/assistant/use-chat.ts'
import { VoiceState } from '#web/features/assistant/voice-state.tsx'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TravellingOrb } from '#web/ui/orb/travelling-orb.tsx'
import { useStill } from '#web/ui/orb/use-still.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { readVoiceLevels } from '#web/voice/drivers/conversation-actor.ts'
import { OrbButton } from '#web/voice/orb-button.tsx'
import { comesBack, howToUnmute, orbManner } from '#web/voice/orb-manner.ts'
import { useVoice, type VoiceView } from '#web/voice/use-voice.ts'
import { VoiceBanner } from '#web/voice/voice-banner.tsx'

const ORB_SIZE = 132

/** While voice is on: the words, their cards, and the orb with its edge following the microphone. */
export function Stage({ assistant, onType }: { assistant: Assistant; onType: () => void }) {
  const voice = useVoice(assistant)
  const drafts = useDraftCount(assistant)
  const isConnected = voice.status === 'connected'
  const isStill = useStill()
  const isWide = useIsWide()

  return (
    <>
      <StageWords assistant={assistant} />
      <VoiceBanner assistant={assistant} />
      <div className="stage">
        <button type="button" className="round line" aria-label="Type instead" onClick={onType}>
          <Icon name="keyboard" />
        </button>
        <OrbButton
          assistant={assistant}
          className="stage-orb"
          label={isConnected ? 'Stop listening' : 'Cancel'}
          onTap={() => assistant.voice.send({ type: isConnected ? 'mic.pressed' : 'stop.pressed' })}
        >
          <TravellingOrb place="stage" size={ORB_SIZE} manner={orbManner(voice)} readLevels={readVoiceLevels} />
        </OrbButton>
        <MuteButton assistant={assistant} voice={voice} className="round line" />
      </div>
      <div className="under">
        <p>
          <VoiceState assistant={assistant} voice={voice} />
        </p>
        {isStill && voice.mode === 'listening' && !voice.isMuted && <LevelText />}
        <p className="caption">{hintOf(voice, { drafts, isWide })}</p>
        {voice.carrier === 'browser' && (
          <p role="status" className="caption who-hears">
            {isConnected && voice.notice}
          </p>
        )}
      </div>
    </>
  )
}

const manyWords = ['', 'it', 'both', 'all three', 'all four', 'all five']

function hintOf(voice: VoiceView, { drafts, isWide }: { drafts: number; isWide: boolean }): string {
  const { status, mode, isMuted, isHeld, isAwaitingNetwork, caption, banner } = voice
  // The banner has said so, as long as it stands.
  if (isAwaitingNetwork) return banner?.reason === 'network_lost' ? ' ' : comesBack
  if (status !== 'connected') return ' '
  if (mode === 'speaking') return caption
  if (isMuted) return isWide ? howToUnmute.byKey : howToUnmute.byTouch
  if (mode === 'listening' && isHeld) return 'Let go when you are done'
  if (mode === 'listening' && drafts > 0)
    return `Pause, and ${product.assistant} saves ${manyWords[drafts] ?? 'them all'}`
  return mode === 'listening' ? 'Say what you spent, or ask' : ' '
}
