import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { HOLD_MS, wakeTalk } from '#web/lib/talk-wish.ts'
import { whenLeft } from '#web/lib/when-left.ts'

/**
 * Tells a hold from a tap. The release counts wherever the pointer is, even when the control is gone by then, and so does leaving the
 * window; the click that follows a hold is not a tap.
 */
export function useHold({ onHold, onRelease }: { onHold: () => void; onRelease: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeld = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    onPointerDown({ isPrimary, button }: PointerEvent) {
      if (!isPrimary || button !== 0) return
      wakeTalk.get()?.()
      isHeld.current = false
      timer.current = setTimeout(() => {
        isHeld.current = true
        onHold()
      }, HOLD_MS)
      const ending = new AbortController()
      const { signal } = ending
      const up = () => {
        clearTimeout(timer.current)
        ending.abort()
        if (isHeld.current) onRelease()
      }
      window.addEventListener('pointerup', up, { signal })
      window.addEventListener('pointercancel', up, { signal })
      whenLeft(up, signal)
    },
    /** A finger that rests on a control would otherwise ask for its menu. */
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClickCapture(event: MouseEvent) {
      // Only a pointer's click follows a hold; `detail` is 0 for a key's.
      if (!isHeld.current || event.detail === 0) return
      isHeld.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
