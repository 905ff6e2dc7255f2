import { product } from '#domain/product.ts'
import { LevelText } from '#web/features/assistant/level-text.tsx'
import { StageWords } from '#web/features/assistant/stage-words.tsx'
import { useBoard } from '#web/features/assistant/use-chat.ts'
import { useElapsed } from '#web/features/assistant/use-elapsed.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TravellingOrb } from '#web/ui/orb/travelling-orb.tsx'
import { useStill } from '#web/ui/orb/use-still.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { readVoiceLevels } from '#web/voice/drivers/conversation-actor.ts'
import { OrbButton } from '#web/voice/orb-button.tsx'
import { comesBack, orbManner, voiceWords } from '#web/voice/orb-manner.ts'
import { useVoice } from '#web/voice/use-voice.ts'
import { VoiceBanner } from '#web/voice/voice-banner.tsx'

const ORB_SIZE = 132

/** While voice is on: the words, their cards, and the orb with its edge following the microphone. */
export function Stage({ assistant, onType }: { assistant: Assistant; onType: () => void }) {
  const voice = useVoice(assistant)
  const { reading } = useBoard(assistant, 'spoken')
  const isConnected = voice.status === 'connected'
  const elapsed = useElapsed(voice)
  const isStill = useStill()
  const typeInstead = () => {
    assistant.voice.send({ type: 'stop.pressed' })
    onType()
  }

  return (
    <>
      <StageWords assistant={assistant} />
      <VoiceBanner assistant={assistant} />
      <div className="stage">
        <button type="button" className="round line" aria-label="Type instead" onClick={typeInstead}>
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
        <button
          type="button"
          className="round line"
          aria-label={voice.isMuted ? 'Unmute microphone' : 'Mute microphone'}
          aria-pressed={voice.isMuted}
          disabled={!isConnected}
          onClick={() => assistant.voice.send({ type: 'mute.pressed' })}
        >
          <Icon name={voice.isMuted ? 'mic-off' : 'mic'} />
        </button>
      </div>
      <div className="under">
        <p role="status">
          <b>{voiceWords(voice)}</b>
          {isConnected && <span className="quiet tnum"> {elapsed}</span>}
        </p>
        {isStill && voice.mode === 'listening' && !voice.isMuted && <LevelText />}
        <p className="caption">{hintOf(voice, reading?.drafts.length ?? 0)}</p>
      </div>
    </>
  )
}

const manyWords = ['', 'it', 'both', 'all three', 'all four', 'all five']

function hintOf(voice: ReturnType<typeof useVoice>, drafts: number): string {
  const { status, mode, isMuted, isAwaitingNetwork, caption, notice } = voice
  if (isAwaitingNetwork) return comesBack
  if (status !== 'connected') return ' '
  if (mode === 'speaking') return caption
  if (isMuted) return 'Hold the orb, or press the microphone, to go on'
  if (mode === 'listening' && drafts > 0)
    return `Pause, and ${product.assistant} saves ${manyWords[drafts] ?? 'them all'}`
  if (mode !== 'listening') return ' '
  return notice ?? 'Say what you spent, or ask'
}
