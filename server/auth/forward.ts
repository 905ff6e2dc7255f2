import type { Context as HonoContext } from 'hono'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { TIME_ZONE_HEADER } from '#server/auth/keep-time-zone.ts'
import type { Context } from '#server/context.ts'

const passedOn = ['cookie', 'user-agent', TIME_ZONE_HEADER]

/**
 * Hands one request to better-auth with a body that was parsed here, and passes its cookies on. Throws the row of the
 * catalogue when it refuses. What it answers is returned and not sent: it may hold the session's secret.
 */
export async function forward(
  context: Context,
  c: HonoContext,
  body?: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const answer = await context.auth.handler(asRequest(context, c, body))
  const content: unknown = await answer.json().catch(() => null)
  const fields = isRecord(content) ? content : {}
  if (!answer.ok) throw refusal(answer.status, fields.code)
  for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  return fields
}

/** Hands on a page load of better-auth's, which it answers with a redirect. */
export function forwardPage(context: Context, c: HonoContext): Promise<Response> {
  return context.auth.handler(asRequest(context, c))
}

function asRequest(context: Context, c: HonoContext, body?: Record<string, unknown>): Request {
  const headers = new Headers()
  for (const name of passedOn) {
    const value = c.req.header(name)
    if (value) headers.set(name, value)
  }
  const { pathname, search } = new URL(c.req.url)
  const url = new URL(`${pathname}${search}`, context.config.server.publicUrl)
  if (!body) return new Request(url, { headers })
  headers.set('content-type', 'application/json')
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

const refusals: Record<string, ErrorCode> = {
  PASSWORD_TOO_SHORT: 'weak_password',
  PASSWORD_TOO_LONG: 'weak_password',
  USER_ALREADY_EXISTS: 'email_taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email_taken',
  INVALID_EMAIL: 'invalid_email',
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  INVALID_PASSWORD: 'wrong_password',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'wrong_password',
  INVALID_OTP: 'invalid_code',
  OTP_EXPIRED: 'invalid_code',
  TOO_MANY_ATTEMPTS: 'invalid_code',
  INVALID_TOKEN: 'invalid_link',
  TOKEN_EXPIRED: 'invalid_link',
  PROVIDER_NOT_FOUND: 'google_not_set_up',
  UNAUTHORIZED: 'not_authenticated',
  ACCOUNT_CLOSED: 'account_closed',
}

function refusal(status: number, code: unknown): AppError {
  const known = typeof code === 'string' ? refusals[code] : undefined
  if (known === 'weak_password') return new AppError(known, { field: 'password', reasons: ['length'] })
  return new AppError(known ?? (status < 500 ? 'invalid_input' : 'internal'))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
