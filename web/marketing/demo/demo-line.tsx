import { useEffect, useRef, useState } from 'react'
import type { Talk, TalkState } from '#web/marketing/demo/talk.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The line to type on, with the microphone beside it; once there are words, the way to send them (see `startDemo`). */
export function DemoLine({ talk, state }: { talk: Talk | null; state: TalkState }) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isOpen = state.phase === 'starting' || state.phase === 'listening'

  // What was typed before this code was there.
  useEffect(() => {
    const typed = field.current?.value
    if (typed) {
      setText(typed)
      if (talk?.read().phase === 'resting') talk.type(typed)
    }
  }, [talk])
  useEffect(() => {
    if (isOpen) setText('')
  }, [isOpen])
  useEffect(() => {
    if (state.problem) field.current?.focus()
  }, [state.problem])

  const change = (value: string) => {
    setText(value)
    talk?.type(value)
  }

  return (
    <form className="demo-line alive-only">
      <input
        ref={field}
        name="words"
        aria-label="Type a spend"
        placeholder="Or type it: coffee four"
        value={text}
        onChange={(event) => change(event.target.value)}
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="done"
        maxLength={300}
      />
      {text && !isOpen ? (
        <button type="submit" className="square solid" aria-label="That is all">
          <Icon name="check" size="m" />
        </button>
      ) : (
        <button
          type="button"
          className="square line"
          data-listen
          aria-label={isOpen ? 'Stop listening to me' : 'Say a spend'}
        >
          <Icon name={isOpen ? 'check' : 'mic'} size="m" />
        </button>
      )}
    </form>
  )
}
