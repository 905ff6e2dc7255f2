import { useEffect, useState } from 'react'
import type { Assistant } from '#web/voice/assistant.ts'
import type { VoiceView } from '#web/voice/use-voice.ts'

/** "0:07" since the conversation began, on whatever screen, and over a line that was lost and taken up again. */
export function useElapsed({ session }: Assistant, { status, isReconnecting }: VoiceView): string {
  const isRunning = status === 'connected' || (status === 'connecting' && isReconnecting)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const count = () => setSeconds(Math.floor(session.elapsed() / 1000))
    count()
    const timer = setInterval(count, 250)
    return () => clearInterval(timer)
  }, [isRunning, session])
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
