import { type RefObject, useLayoutEffect } from 'react'
import { voiceStatus } from '#machines/voice-session.ts'
import type { Assistant } from '#web/voice/assistant.ts'

/** Hold Space to talk, `/` to type, Escape to stop. Keys that are meant for a control are left to it. */
export function useTalkKeys(assistant: Assistant, input: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    let isHeld = false
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape' && voiceStatus(assistant.voice.getSnapshot()) !== 'disconnected') {
        assistant.voice.send({ type: 'stop.pressed' })
        return
      }
      if (isForControl(event.target)) return
      if (event.key === '/') {
        event.preventDefault()
        input.current?.focus()
      }
      if (event.key === ' ') {
        event.preventDefault()
        if (event.repeat) return
        isHeld = true
        assistant.voice.send({ type: 'talk.held' })
      }
    }
    const release = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isHeld) return
      isHeld = false
      assistant.voice.send({ type: 'talk.released' })
    }
    window.addEventListener('keydown', press)
    window.addEventListener('keyup', release)
    return () => {
      window.removeEventListener('keydown', press)
      window.removeEventListener('keyup', release)
    }
  }, [assistant, input])
}

function isForControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, button, a, [contenteditable], [role="menuitem"], [role="dialog"]') !== null
  )
}
