import { useEffect, useState } from 'react'
import type { VoiceView } from '#web/voice/use-voice.ts'

/** "0:07" since the conversation began, over a line that was lost and taken up again. */
export function useElapsed({ status, isReconnecting }: VoiceView): string {
  const isRunning = status === 'connected' || (status === 'connecting' && isReconnecting)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const startedAt = performance.now()
    setSeconds(0)
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - startedAt) / 1000)), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
