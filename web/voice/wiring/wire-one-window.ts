import { product } from '#domain/product.ts'
import { voiceStatus } from '#machines/voice-view.ts'
import { toast } from '#web/lib/toast/toast.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { holdWhile } from '#web/voice/wiring/hold-while.ts'

/** One window of a browser listens at a time: two that hear the same words would write them twice. The one pressed last goes on. */
export function wireOneWindow(assistant: Assistant): void {
  const stop = () => {
    assistant.voice.send({ type: 'stop.pressed' })
    toast({
      title: `${product.assistant} is in another window`,
      description: 'She listens in one at a time.',
    })
  }
  holdWhile(
    assistant,
    (snapshot) => voiceStatus(snapshot) !== 'disconnected' && !snapshot.matches('preparing'),
    () => takeOver(stop),
  )
}

/** Takes the voice from whichever window has it, and tells when another takes it from here. Returns the function that gives it back. */
function takeOver(onTaken: () => void): () => void {
  let giveBack = () => {}
  let isOver = false
  const over = new Promise<void>((resolve) => {
    giveBack = () => {
      isOver = true
      resolve()
    }
  })
  navigator.locks
    ?.request('sayso-voice', { steal: true }, () => over)
    .catch(() => {
      if (!isOver) onTaken()
    })
  return giveBack
}
