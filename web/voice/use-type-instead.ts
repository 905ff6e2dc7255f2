import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Assistant } from '#web/voice/assistant.ts'
import { useIsVoiceOn } from '#web/voice/use-voice.ts'

/**
 * The way from talking to typing, for a screen whose line to type on makes room for the voice: it comes back at once and has the focus,
 * while the voice still ends. Words in the air are finished by hand.
 */
export function useTypeInstead(
  assistant: Assistant,
  input: RefObject<HTMLInputElement | null>,
): { isTyping: boolean; typeInstead: () => void } {
  const isVoiceOn = useIsVoiceOn(assistant)
  const [isWanted, setIsWanted] = useState(false)
  const isFocusDue = useRef(false)
  if (isWanted && !isVoiceOn) setIsWanted(false)
  useLayoutEffect(() => {
    if (!isFocusDue.current || !input.current) return
    isFocusDue.current = false
    input.current.focus()
    input.current.setSelectionRange(input.current.value.length, input.current.value.length)
  })
  const typeInstead = useCallback(() => {
    if (input.current) return input.current.focus()
    isFocusDue.current = true
    setIsWanted(true)
    assistant.finishByHand()
    assistant.voice.send({ type: 'stop.pressed' })
  }, [assistant, input])
  return { isTyping: isWanted || !isVoiceOn, typeInstead }
}
