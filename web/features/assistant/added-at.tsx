import { useEffect, useState } from 'react'
import { formatTime } from '#domain/calendar.ts'
import { useTimeZone } from '#web/lib/person/today.ts'

const FRESH_MS = 180_000

/** "just now" for some minutes, then "at 5:12 PM". `timestamp`: ISO 8601. */
export function AddedAt({ timestamp }: { timestamp: string }) {
  const atMs = Date.parse(timestamp)
  const zone = useTimeZone()
  const [isFresh, setFresh] = useState(() => Date.now() - atMs < FRESH_MS)
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), Math.max(0, atMs + FRESH_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [atMs])
  return <time dateTime={timestamp}>{isFresh ? 'just now' : `at ${formatTime(atMs, zone)}`}</time>
}
