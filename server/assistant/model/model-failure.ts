/** Why a turn with a model came to nothing; logged, never shown. */
export type FailureReason =
  | 'not_configured'
  | 'credential_refused'
  | 'rate_limited'
  | 'server_failed'
  | 'unreachable'
  | 'timed_out'
  | 'cut_off'
  | 'too_long'
  | 'refused'
  | 'bad_request'
  | 'malformed_call'
  | 'endless_calls'
  | 'nothing_said'
  | 'save_failed'
  | 'cancelled'

const mayPass = new Set<FailureReason>(['rate_limited', 'server_failed', 'unreachable', 'timed_out', 'cut_off'])

/** A request that failed. Holds no word of the conversation and no header. */
export class ModelFailure extends Error {
  readonly reason: FailureReason
  /** What the server asked to wait, in milliseconds. */
  readonly waitMs: number

  constructor(reason: FailureReason, waitMs = 0) {
    super(reason)
    this.name = 'ModelFailure'
    this.reason = reason
    this.waitMs = waitMs
  }

  /** Whether the same request may succeed a moment later. */
  get isPassing(): boolean {
    return mayPass.has(this.reason)
  }
}

/** Names what went wrong with a request; what is no failure of the request is thrown on. */
export function toModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  if (typeof status !== 'number') return new ModelFailure(isTimeout(error) ? 'timed_out' : 'unreachable')
  if (status === 401 || status === 403) return new ModelFailure('credential_refused')
  if (status === 429) return new ModelFailure('rate_limited', retryAfterMs(error))
  if (status === 408) return new ModelFailure('timed_out')
  return new ModelFailure(status >= 500 ? 'server_failed' : 'bad_request', retryAfterMs(error))
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /Timeout/.test(error.constructor.name)
}

function retryAfterMs(error: unknown): number {
  const headers = error instanceof Error && 'headers' in error ? error.headers : undefined
  const seconds = headers instanceof Headers ? Number(headers.get('retry-after') ?? 0) : 0
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : Number.POSITIVE_INFINITY
}
