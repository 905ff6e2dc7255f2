import { identifierOf } from '#web/lib/rate-limit/identifiers.ts'
import { countRequest } from '#web/lib/rate-limit/rate-limiter.ts'
import { requestLimits } from '#web/lib/rate-limit/request-limits.ts'

let isLiveRefresh = false

const listeners = new Set<(seconds: number) => void>()

/** What the live feed brings up to date is not the person's doing: it does not count. Starts `work` at once. */
export function uncounted<Result>(work: () => Result): Result {
  isLiveRefresh = true
  try {
    return work()
  } finally {
    isLiveRefresh = false
  }
}

/** Counts a call before it leaves. Returns 0, or the seconds to wait: then it is not to leave, and whoever listens is told. */
export function guardRequest(path: string): number {
  if (isLiveRefresh || path === '/api/live' || !globalThis.localStorage) return 0
  const { act, assistant, all } = requestLimits()
  const identifier = identifierOf(path)
  const wait =
    (identifier && countRequest(identifier, { maxRequests: identifier === 'assistant' ? assistant : act })) ||
    countRequest('all', { maxRequests: all })
  if (wait > 0) for (const listener of listeners) listener(wait)
  return wait
}

/** Tells the seconds to wait whenever a call was held back. Returns the function that stops listening. */
export function onHeldBack(listener: (seconds: number) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
