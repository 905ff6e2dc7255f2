import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useHold } from '#web/lib/use-hold.ts'
import type { Assistant } from '#web/voice/assistant.ts'

/** Two presses of a key within this time are one, as the two taps of a double tap are. */
const DOUBLE_PRESS_MS = 500

/** One orb takes the place of another as the conversation begins and ends: the second press, and the focus, are then the other's. */
let pressedAt = Number.NEGATIVE_INFINITY
let isFocusDue = false

/**
 * The orb to press: a tap begins and ends, a hold talks while it lasts. The second of a double tap or a double press is none, and neither is
 * the repeat of a key that stays down: it would end at once what the first began.
 */
export function OrbButton({
  assistant,
  className,
  label,
  onTap,
  children,
}: {
  assistant: Assistant
  className: string
  label: string
  onTap: () => void
  children: ReactNode
}) {
  const button = useRef<HTMLButtonElement>(null)
  const hold = useHold({
    onHold: () => assistant.voice.send({ type: 'talk.held' }),
    onRelease: () => assistant.voice.send({ type: 'talk.released' }),
  })
  useLayoutEffect(() => {
    const here = button.current
    if (isFocusDue) here?.focus()
    isFocusDue = false
    return () => {
      isFocusDue = here?.matches(':focus-visible') ?? false
      queueMicrotask(() => {
        isFocusDue = false
      })
    }
  }, [])
  return (
    <button
      ref={button}
      type="button"
      className={`${className} holds`}
      aria-label={label}
      onKeyDown={(event: KeyboardEvent) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      onClick={(event) => isFirst(event) && onTap()}
      {...hold}
    >
      {children}
    </button>
  )
}

/** `detail` counts the taps of a pointer, and is 0 for a key. */
function isFirst({ detail, timeStamp }: MouseEvent): boolean {
  if (detail > 0) return detail === 1
  const isDouble = timeStamp - pressedAt < DOUBLE_PRESS_MS
  pressedAt = timeStamp
  return !isDouble
}
