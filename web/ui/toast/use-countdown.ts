import { useEffect, useEffectEvent, useState } from 'react'

const STEP_MS = 100

/** Milliseconds left. Time passes only while the tab is visible and nothing pauses it; `onEnd` is called once at zero. */
export function useCountdown({
  durationMs,
  isPaused,
  onEnd,
}: {
  durationMs: number
  isPaused: boolean
  onEnd: () => void
}): number {
  const [leftMs, setLeftMs] = useState(durationMs)
  const end = useEffectEvent(onEnd)
  const isOver = leftMs <= 0

  useEffect(() => {
    if (isPaused || isOver) return
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      const passed = document.hidden ? 0 : now - last
      last = now
      setLeftMs((left) => Math.max(0, left - passed))
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [isPaused, isOver])

  useEffect(() => {
    if (isOver) end()
  }, [isOver])

  return leftMs
}
