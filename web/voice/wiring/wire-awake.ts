import { voiceStatus } from '#machines/voice-view.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { holdWhile } from '#web/voice/wiring/hold-while.ts'

/** The screen stays on while somebody talks, whatever carries the voice: a phone that goes dark in mid-sentence hears no more. */
export function wireAwake(assistant: Assistant): void {
  holdWhile(assistant, (snapshot) => voiceStatus(snapshot) !== 'disconnected', stayAwake)
}

/** A browser lets go of the lock whenever the page is out of sight. Returns the function that ends it. */
function stayAwake(): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const hold = async () => {
    if (document.visibilityState !== 'visible') return
    const lock = await navigator.wakeLock?.request('screen').catch(() => null)
    const release = () => void lock?.release().catch(() => {})
    if (signal.aborted) release()
    else signal.addEventListener('abort', release)
  }
  void hold()
  document.addEventListener('visibilitychange', hold, { signal })
  return () => ending.abort()
}
