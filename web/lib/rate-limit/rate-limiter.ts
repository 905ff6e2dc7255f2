const WINDOW_MS = 60_000
const DEFAULT_REQUESTS = 10

type Window = { startedAt: number; used: number }

/**
 * Counts one request of `identifier`; the count stands in local storage under a key of its own, so that all tabs share it
 * (specification §5). Returns 0, or the seconds to wait when the window is full.
 */
export function countRequest(
  identifier: string,
  {
    maxRequests = DEFAULT_REQUESTS,
    windowMs = WINDOW_MS,
    now = Date.now(),
    storage = localStorage,
  }: { maxRequests?: number; windowMs?: number; now?: number; storage?: Pick<Storage, 'getItem' | 'setItem'> } = {},
): number {
  const key = `rate-limit.${identifier}`
  const kept = readWindow(storage.getItem(key))
  const isRunning = kept !== null && now - kept.startedAt < windowMs && kept.startedAt <= now
  const window = isRunning ? kept : { startedAt: now, used: 0 }
  if (window.used >= maxRequests) return Math.max(1, Math.ceil((window.startedAt + windowMs - now) / 1000))
  try {
    storage.setItem(key, JSON.stringify({ startedAt: window.startedAt, used: window.used + 1 }))
  } catch {
    // A browser without room to write still lets people work; the server's own limits stand.
  }
  return 0
}

function readWindow(text: string | null): Window | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null || !('startedAt' in value) || !('used' in value)) return null
    const { startedAt, used } = value
    return typeof startedAt === 'number' && typeof used === 'number' ? { startedAt, used } : null
  } catch {
    return null
  }
}
