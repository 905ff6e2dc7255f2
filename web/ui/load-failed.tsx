import { isUnreached } from '#web/lib/offline/read-or-recall.ts'
import { retryAfterOf } from '#web/lib/query/retry-after.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { OfflineCard } from '#web/ui/offline/offline-card.tsx'
import { RateLimitCard } from '#web/ui/rate-limit-card.tsx'

/** In place of what could not be read: what happened, and the way to try again. */
export function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const seconds = retryAfterOf(error)
  if (seconds !== null) return <RateLimitCard seconds={seconds} onRetry={onRetry} />
  if (isUnreached(error)) return <OfflineCard what="This was not opened on this device before." onRetry={onRetry} />
  return <ErrorCard message={error.message} onRetry={onRetry} />
}
