import { ApiError } from '#web/lib/api.ts'

const DEFAULT_WAIT_SECONDS = 60

/** Seconds to wait when the server asks for it, null for any other failure. */
export function retryAfterOf(error: Error): number | null {
  if (!(error instanceof ApiError) || error.status !== 429) return null
  return error.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS
}
