import { useSelector } from '@xstate/react'
import { type RefObject, useEffect } from 'react'
import { leavesTyping } from '#machines/voice-failure.ts'
import { voiceStatus } from '#machines/voice-view.ts'
import type { Assistant } from '#web/voice/assistant.ts'

/** Where no voice is left the line to type on has the focus, so that the press was not for nothing (ruling 39). */
export function useTypingLeft(assistant: Assistant, input: RefObject<HTMLInputElement | null>): void {
  const failure = useSelector(assistant.voice, (snapshot) => {
    const { banner } = snapshot.context
    return banner && voiceStatus(snapshot) === 'disconnected' && leavesTyping(banner) ? banner : null
  })
  useEffect(() => {
    if (failure) input.current?.focus()
  }, [failure, input])
}
