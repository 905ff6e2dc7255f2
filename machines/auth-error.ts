/** The failures of the sign-in layer, by the names of specification §8. `status` 0: the server was not reached. */
export class AuthError extends Error {
  readonly status: number
  readonly code: string

  constructor(message: string, detail: { status: number; code: string }) {
    super(message)
    this.name = 'AuthError'
    this.status = detail.status
    this.code = detail.code
  }
}

/** The server answered and refused: `session_not_found`, `invalid_credentials`, `email_taken`, ... */
export class AuthApiError extends AuthError {
  override readonly name = 'AuthApiError'
}

export class AuthSessionMissingError extends AuthError {
  override readonly name = 'AuthSessionMissingError'

  constructor(message = 'You are not signed in.') {
    super(message, { status: 400, code: 'session_missing' })
  }
}

/** No network, or 502, 503, 504: trying again may help. */
export class AuthRetryableFetchError extends AuthError {
  override readonly name = 'AuthRetryableFetchError'

  constructor(status: number, message = 'The server could not be reached. Please try again.') {
    super(message, { status, code: 'fetch_failed' })
  }
}

export class AuthWeakPasswordError extends AuthError {
  override readonly name = 'AuthWeakPasswordError'
  readonly reasons: readonly string[]

  constructor(message: string, reasons: readonly string[]) {
    super(message, { status: 422, code: 'weak_password' })
    this.reasons = reasons
  }
}

export class AuthInvalidJwtError extends AuthError {
  override readonly name = 'AuthInvalidJwtError'

  constructor(message = 'Your sign-in could not be checked. Please sign in again.') {
    super(message, { status: 401, code: 'invalid_jwt' })
  }
}

/** Turns an answer that failed into the error with its name. Status 0 stands for no answer. */
export function asAuthError(answer: {
  status: number
  code: string
  message: string
  reasons?: readonly string[] | undefined
}): AuthError {
  if (isRetryableStatus(answer.status)) return new AuthRetryableFetchError(answer.status)
  if (answer.code === 'session_missing') return new AuthSessionMissingError(answer.message)
  if (answer.code === 'weak_password') return new AuthWeakPasswordError(answer.message, answer.reasons ?? [])
  if (answer.code === 'invalid_jwt') return new AuthInvalidJwtError(answer.message)
  return new AuthApiError(answer.message, { status: answer.status, code: answer.code })
}

function isRetryableStatus(status: number): boolean {
  return status === 0 || status === 502 || status === 503 || status === 504
}

/** The server says for certain that there is no such session; anything less does not sign a person out (ruling 48). */
export function isSessionGone(error: unknown): boolean {
  return (
    error instanceof AuthSessionMissingError ||
    (error instanceof AuthApiError && (error.code === 'session_not_found' || error.code === 'not_authenticated'))
  )
}
