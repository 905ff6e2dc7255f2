import { useEffect, useState } from 'react'

/** "0:07" since it began to run; starts anew each time. */
export function useElapsed(isRunning: boolean): string {
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
