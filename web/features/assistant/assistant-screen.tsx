import { useRef } from 'react'
import { product } from '#domain/product.ts'
import { Composer } from '#web/features/assistant/composer.tsx'
import { Greeting } from '#web/features/assistant/greeting.tsx'
import { Stage } from '#web/features/assistant/stage.tsx'
import { Talk } from '#web/features/assistant/talk.tsx'
import { useTypingLeft } from '#web/features/assistant/use-typing-left.ts'
import { MotionScope } from '#web/ui/motion-scope.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import type { Assistant } from '#web/voice/assistant.ts'
import { useAssistant } from '#web/voice/use-assistant.ts'
import { useTalkKeys } from '#web/voice/use-talk-keys.ts'
import { useTypeInstead } from '#web/voice/use-type-instead.ts'
import { VoiceBanner } from '#web/voice/voice-banner.tsx'
import '#web/features/assistant/assistant.css'

/** `/assistant`: the conversation, and the stage while voice is on (specification §2). */
export function AssistantScreen() {
  const assistant = useAssistant()
  return (
    <main className="phone assistant">
      <PageTitle title={product.tabLabel} />
      <MotionScope>{assistant && <Ready assistant={assistant} />}</MotionScope>
    </main>
  )
}

function Ready({ assistant }: { assistant: Assistant }) {
  const input = useRef<HTMLInputElement>(null)
  const { isTyping, typeInstead } = useTypeInstead(assistant, input)
  useTalkKeys(assistant, typeInstead)
  useTypingLeft(assistant, input)

  return (
    <>
      <Greeting assistant={assistant} />
      {isTyping ? (
        <>
          <Talk assistant={assistant} />
          <VoiceBanner assistant={assistant} />
          <Composer assistant={assistant} input={input} orbSize={52} />
        </>
      ) : (
        <Stage assistant={assistant} onType={typeInstead} />
      )}
    </>
  )
}
