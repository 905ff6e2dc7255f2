import { useRef } from 'react'
import { product } from '#domain/product.ts'
import { Composer } from '#web/features/assistant/composer.tsx'
import { DockHint } from '#web/features/assistant/dock-hint.tsx'
import { OnlineBadge } from '#web/features/assistant/online-badge.tsx'
import { Talk } from '#web/features/assistant/talk.tsx'
import { TellsLive } from '#web/features/assistant/tells-live.tsx'
import { useTypingLeft } from '#web/features/assistant/use-typing-left.ts'
import { MotionScope } from '#web/ui/motion-scope.tsx'
import type { Assistant } from '#web/voice/assistant.ts'
import { useAssistant } from '#web/voice/use-assistant.ts'
import { useTalkKeys } from '#web/voice/use-talk-keys.ts'
import { useTypeInstead } from '#web/voice/use-type-instead.ts'
import { VoiceBanner } from '#web/voice/voice-banner.tsx'
import '#web/features/assistant/assistant.css'

/** The conversation docked beside any screen, so that one talks while one looks. */
export function Conversation() {
  const assistant = useAssistant()
  return (
    <>
      <header className="dock-head">
        <p className="heading">{product.assistant}</p>
        <OnlineBadge />
      </header>
      <MotionScope>{assistant && <Ready assistant={assistant} />}</MotionScope>
    </>
  )
}

function Ready({ assistant }: { assistant: Assistant }) {
  const input = useRef<HTMLInputElement>(null)
  const { typeInstead } = useTypeInstead(assistant, input)
  useTalkKeys(assistant, typeInstead)
  useTypingLeft(assistant, input)
  return (
    <>
      <TellsLive assistant={assistant} />
      <Talk assistant={assistant} />
      <div className="dock-foot">
        <VoiceBanner assistant={assistant} />
        <Composer assistant={assistant} input={input} orbSize={56} keyHint="/" />
        <DockHint assistant={assistant} />
      </div>
    </>
  )
}
