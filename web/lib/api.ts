import { type ErrorBody, type ErrorCode, isErrorCode } from '#domain/errors.ts'
import { noteReached, noteUnreached } from '#web/lib/offline/connection.ts'
import { guardRequest } from '#web/lib/rate-limit/guard-requests.ts'

/** `network`: no answer came. `unreadable`: an answer that is not ours, such as a proxy's page. */
export type ApiErrorCode = ErrorCode | 'network' | 'unreadable'

type ApiFailure = {
  status: number
  code: ApiErrorCode
  message: string
  retryable: boolean
  field?: string
  reasons?: readonly string[]
  retryAfterSeconds?: number
}

/** What every failed call throws: the catalogue's row as the server sent it. `status` 0 means that no answer came. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ApiErrorCode
  readonly retryable: boolean
  readonly field: string | undefined
  readonly reasons: readonly string[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(failure: ApiFailure) {
    super(failure.message)
    this.name = 'ApiError'
    this.status = failure.status
    this.code = failure.code
    this.retryable = failure.retryable
    this.field = failure.field
    this.reasons = failure.reasons
    this.retryAfterSeconds = failure.retryAfterSeconds
  }
}

/** Like `fetch`, on our own origin with its cookie; resolves with an answer below 400 and throws `ApiError` otherwise. */
export async function apiFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  holdBack(input)
  const answer = await fetch(input, { credentials: 'same-origin', ...init }).catch(async (error: unknown) => {
    if (init.signal?.aborted) throw error
    await noteUnreached()
    throw new ApiError({
      status: 0,
      code: 'network',
      message: 'The server could not be reached. Please check your connection.',
      retryable: true,
    })
  })
  if (answer.status < 502 || answer.status > 504) noteReached()
  if (answer.ok) return answer
  const failure = await readFailure(answer)
  if (isSignedOut(failure)) for (const listener of unauthorizedListeners) listener()
  throw failure
}

/** Past the browser's own limits a call never leaves (specification §5). */
function holdBack(input: RequestInfo | URL): void {
  const path = (input instanceof Request ? input.url : String(input))
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
  const retryAfterSeconds = guardRequest(path)
  if (retryAfterSeconds === 0) return
  throw new ApiError({
    status: 429,
    code: 'too_many_requests',
    message: "You've made too many requests. Please wait before trying again.",
    retryable: true,
    retryAfterSeconds,
  })
}

/** The JSON body of an answer. Throws `ApiError` when it is something else. */
export async function readJson<Body>(answer: Response): Promise<Body> {
  return answer.json().catch(() => {
    throw unreadable(answer.status)
  })
}

/** Whether an answer said that the session behind a call is gone; a wrong password is a 401 too. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && sessionCodes.has(error.code)
}

const sessionCodes = new Set<ApiErrorCode>(['not_authenticated', 'session_not_found', 'invalid_jwt'])

const unauthorizedListeners = new Set<() => void>()

/** Tells when an answer said that nobody is signed in. Returns the function that stops listening. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener)
  return () => unauthorizedListeners.delete(listener)
}

async function readFailure(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => null)
  if (!isErrorBody(body)) return unreadable(answer.status)
  const retryAfter = Number(answer.headers.get('retry-after') ?? Number.NaN)
  return new ApiError({
    ...body.error,
    status: answer.status,
    ...(Number.isFinite(retryAfter) ? { retryAfterSeconds: retryAfter } : {}),
  })
}

function unreadable(status: number): ApiError {
  return new ApiError({
    status,
    code: 'unreadable',
    message: 'The server gave an answer that could not be read. Please try again.',
    retryable: status >= 500,
  })
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false
  const { error } = body
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    isErrorCode(error.code) &&
    'message' in error &&
    typeof error.message === 'string'
  )
}
