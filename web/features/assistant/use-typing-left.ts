import { type RefObject, useEffect } from 'react'
import { leavesTyping } from '#machines/voice-failure.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { useVoice } from '#web/voice/use-voice.ts'

/** Where no voice is left the line to type on has the focus, so that the press was not for nothing (ruling 39). */
export function useTypingLeft(assistant: Assistant, input: RefObject<HTMLInputElement | null>): void {
  const { banner, status } = useVoice(assistant)
  useEffect(() => {
    if (banner && status === 'disconnected' && leavesTyping(banner)) input.current?.focus()
  }, [banner, status, input])
}
