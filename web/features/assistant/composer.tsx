import { type FormEvent, type RefObject, useId } from 'react'
import { product } from '#domain/product.ts'
import { useBoard, useIsThinking } from '#web/features/assistant/use-chat.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TravellingOrb } from '#web/ui/orb/travelling-orb.tsx'
import type { Assistant } from '#web/voice/assistant.ts'
import { readVoiceLevels } from '#web/voice/drivers/conversation-actor.ts'
import { OrbButton } from '#web/voice/orb-button.tsx'
import { orbManner } from '#web/voice/orb-manner.ts'
import { isTooLong, TooLong } from '#web/voice/too-long.tsx'
import { useVoice, type VoiceView } from '#web/voice/use-voice.ts'

/** The orb to talk, the line to type. */
export function Composer({
  assistant,
  input,
  orbSize,
  keyHint = null,
}: {
  assistant: Assistant
  input: RefObject<HTMLInputElement | null>
  orbSize: number
  keyHint?: string | null
}) {
  const { text } = useBoard(assistant, 'typed')
  const isBusy = useIsThinking(assistant)
  const voice = useVoice(assistant)
  const isEmpty = text.trim() === ''
  const isOver = isTooLong(text)
  const overId = useId()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || isBusy || isOver) return
    assistant.submit(text)
    // The button goes out with the words: who pressed it by key goes on at the line.
    if (document.activeElement?.matches('.send:focus-visible')) input.current?.focus()
  }

  return (
    <form className="composer" onSubmit={submit}>
      <OrbButton
        assistant={assistant}
        className="composer-orb"
        label={orbLabel(voice)}
        onTap={() => assistant.voice.send({ type: isComingBack(voice) ? 'stop.pressed' : 'mic.pressed' })}
      >
        <TravellingOrb place="composer" size={orbSize} manner={orbManner(voice)} readLevels={readVoiceLevels} />
      </OrbButton>
      <div className="write">
        <input
          ref={input}
          aria-label="Message"
          placeholder="Add a spend, or ask"
          autoComplete="off"
          enterKeyHint="send"
          value={text}
          onChange={(event) => assistant.type(event.target.value)}
          {...(isOver && { 'aria-invalid': true, 'aria-describedby': overId })}
        />
        {keyHint && isEmpty && <kbd>{keyHint}</kbd>}
        <button
          type="submit"
          className={keyHint && isEmpty ? 'send hinted' : 'send'}
          aria-label="Send"
          disabled={isEmpty || isBusy || isOver}
        >
          <Icon name="arrow-up" size="m" />
        </button>
      </div>
      <TooLong id={overId} text={text} />
    </form>
  )
}

/** The line was lost and is taken up again: a press is no second one too early, and ends it. */
function isComingBack({ status, isReconnecting }: VoiceView): boolean {
  return status === 'connecting' && isReconnecting
}

function orbLabel(voice: VoiceView): string {
  if (voice.status === 'disconnected') return `Talk to ${product.assistant}`
  if (voice.status === 'disconnecting') return 'Disconnecting'
  return voice.status === 'connected' || isComingBack(voice) ? 'Stop listening' : 'Connecting'
}
