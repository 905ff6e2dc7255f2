import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { HOLD_MS } from '#web/lib/talk-wish.ts'

/**
 * Tells a hold from a tap. The release counts wherever the pointer is, even when the control is gone by then; the click that follows a hold is
 * not a tap.
 */
export function useHold({ onHold, onRelease }: { onHold: () => void; onRelease: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeld = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    onPointerDown({ isPrimary, button }: PointerEvent) {
      if (!isPrimary || button !== 0) return
      isHeld.current = false
      timer.current = setTimeout(() => {
        isHeld.current = true
        onHold()
      }, HOLD_MS)
      const up = () => {
        clearTimeout(timer.current)
        window.removeEventListener('pointerup', up)
        window.removeEventListener('pointercancel', up)
        if (isHeld.current) onRelease()
      }
      window.addEventListener('pointerup', up)
      window.addEventListener('pointercancel', up)
    },
    /** A finger that rests on a control would otherwise ask for its menu. */
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClickCapture(event: MouseEvent) {
      if (!isHeld.current) return
      isHeld.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
