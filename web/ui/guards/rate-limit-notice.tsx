import { lazy, Suspense, useEffect, useState } from 'react'
import { onHeldBack } from '#web/lib/rate-limit/guard-requests.ts'

const HeldBack = lazy(async () => ({ default: (await import('#web/ui/guards/held-back.tsx')).HeldBack }))

/** Stands over the page while this browser holds its requests back, with the seconds left (specification §2). */
export function RateLimitNotice() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => onHeldBack(setSeconds), [])
  if (seconds === 0) return null
  return (
    <Suspense fallback={null}>
      <HeldBack seconds={seconds} onClose={() => setSeconds(0)} />
    </Suspense>
  )
}
