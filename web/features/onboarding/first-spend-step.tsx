import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { product } from '#domain/product.ts'
import { Step, type StepProps } from '#web/features/onboarding/step.tsx'
import { WhatCame } from '#web/features/onboarding/what-came.tsx'
import { Orb } from '#web/ui/orb/orb.tsx'
import type { Assistant } from '#web/voice/assistant.ts'
import { readVoiceLevels } from '#web/voice/drivers/conversation-actor.ts'
import { OrbButton } from '#web/voice/orb-button.tsx'
import { orbManner, voiceWords } from '#web/voice/orb-manner.ts'
import { isTooLong, TooLong } from '#web/voice/too-long.tsx'
import { useAssistant } from '#web/voice/use-assistant.ts'
import { useTalkKeys } from '#web/voice/use-talk-keys.ts'
import { useTypeInstead } from '#web/voice/use-type-instead.ts'
import { useVoice } from '#web/voice/use-voice.ts'
import { VoiceBanner } from '#web/voice/voice-banner.tsx'

/** The main job, tried at once: said or typed, it is a real entry, with Undo where it stands. */
export function FirstSpendStep(props: StepProps) {
  const assistant = useAssistant()
  return assistant && <Try {...props} assistant={assistant} />
}

function Try({ assistant, onNext }: StepProps & { assistant: Assistant }) {
  const [start] = useState(() => Date.now())
  const messages = useSyncExternalStore(assistant.chat.subscribe, assistant.chat.read)
  const { text } = useSyncExternalStore(assistant.typedBoard.subscribe, assistant.typedBoard.read)
  const spoken = useSyncExternalStore(assistant.board.subscribe, assistant.board.read)
  const isThinking = useSelector(assistant.turn, (snapshot) => snapshot.matches('processing'))
  const voice = useVoice(assistant)
  const input = useRef<HTMLInputElement>(null)
  const { isTyping, typeInstead } = useTypeInstead(assistant, input)
  useTalkKeys(assistant, typeInstead)
  useEffect(() => () => assistant.voice.send({ type: 'stop.pressed' }), [assistant])

  const here = messages.filter(({ timestamp }) => Date.parse(timestamp) >= start)
  const said = here.findLast(({ type }) => type === 'user')
  const reply = here.findLast(({ type }) => type === 'assistant')
  const saved = (reply?.outcome?.saved ?? []).filter(({ changeId }) => !reply?.undone?.includes(changeId))
  // The entry stands on this very page: a notice over its buttons would only be in the way.
  useEffect(() => assistant.notices.dismiss(saved.map(({ transaction }) => transaction)))
  const isOff = voice.status === 'disconnected'
  const isConnected = voice.status === 'connected'
  // New words take the place of the reply before them.
  const written = spoken.text || text ? undefined : reply?.message

  const isOver = isTooLong(text)
  const overId = useId()

  const send = () => {
    if (saved.length > 0 && text.trim() === '') return onNext()
    assistant.submit(text)
  }

  return (
    <Step
      title={
        <>
          What did you <em>spend today?</em>
        </>
      }
      line={`Press the orb and say it, hold it while you speak, or type it. ${product.assistant} writes it down.`}
      action={saved.length > 0 && text.trim() === '' ? 'Next' : 'Write it down'}
      isBusy={isThinking}
      isReady={(saved.length > 0 || text.trim() !== '') && !isOver}
      onAct={send}
      onSkip={onNext}
    >
      <div className="onboarding-say">
        <OrbButton
          assistant={assistant}
          className="onboarding-orb"
          label={isOff ? `Talk to ${product.assistant}` : isConnected ? 'Stop listening' : 'Cancel'}
          onTap={() => assistant.voice.send({ type: isOff || isConnected ? 'mic.pressed' : 'stop.pressed' })}
        >
          <Orb size={96} manner={orbManner(voice)} readLevels={readVoiceLevels} />
        </OrbButton>
        <p className="caption" role="status">
          {isOff ? '“Coffee four, lunch twelve”' : voiceWords(voice)}
        </p>
        {voice.notice && isConnected && <p className="caption">{voice.notice}</p>}
        {voice.mode === 'speaking' && voice.caption !== written && <p className="caption">{voice.caption}</p>}
      </div>
      <VoiceBanner assistant={assistant} />
      {(isTyping || text) && (
        <div>
          <div className="form">
            <label className="frow">
              <span className="frow-label">Or type it</span>
              <input
                ref={input}
                type="text"
                autoComplete="off"
                placeholder="Coffee 4"
                value={text}
                onChange={(event) => assistant.type(event.target.value)}
                {...(isOver && { 'aria-invalid': true, 'aria-describedby': overId })}
              />
            </label>
          </div>
          <TooLong id={overId} text={text} />
        </div>
      )}
      <WhatCame assistant={assistant} said={said} reply={reply} saved={saved} />
    </Step>
  )
}
