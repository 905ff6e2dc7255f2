import type { ReactNode } from 'react'
import { useHold } from '#web/lib/use-hold.ts'
import type { Assistant } from '#web/voice/assistant.ts'

/**
 * The orb to press: a tap begins and ends, a hold talks while it lasts. The second tap of a double tap is none: it would end at once what the
 * first began.
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
  const hold = useHold({
    onHold: () => assistant.voice.send({ type: 'talk.held' }),
    onRelease: () => assistant.voice.send({ type: 'talk.released' }),
  })
  return (
    <button
      type="button"
      className={`${className} holds`}
      aria-label={label}
      onClick={({ detail }) => detail < 2 && onTap()}
      {...hold}
    >
      {children}
    </button>
  )
}
