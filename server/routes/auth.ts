import { Hono, type Context as HonoContext } from 'hono'
import { findSession } from '#db/read/find-session.ts'
import { AppError } from '#domain/errors.ts'
import type { AuthUser } from '#domain/session.ts'
import {
  changePasswordBody,
  codeRequestBody,
  codeSignInBody,
  requireCredentials,
  requireEmail,
  resetBody,
  resetRequestBody,
  signInBody,
  signUpBody,
  socialBody,
} from '#server/auth/bodies.ts'
import { describeSession, describeUser } from '#server/auth/describe-session.ts'
import { findCaller } from '#server/auth/find-caller.ts'
import { forward, forwardPage } from '#server/auth/forward.ts'
import type { Context } from '#server/context.ts'
import { addressReader, networkOf } from '#server/http/client-address.ts'
import { createRateLimiter } from '#server/http/rate-limit.ts'
import { readJson } from '#server/http/read-json.ts'
import { requirePerson } from '#server/http/require-person.ts'

const KEY_SET_LIFE_SECONDS = 10 * 60
/** Guesses at one e-mail's password or code from one address. */
const TRIES_PER_MINUTE = 10
/** New accounts from one address: each costs a password hash and a mail to somebody. */
const SIGN_UPS_PER_MINUTE = 120
/** Mails to one e-mail, whoever asks for them. */
const MAILS_PER_MINUTE = 5

/** The few doors of better-auth that the product uses, each named; there is no admin API (specification §6). */
export function authRoutes(context: Context) {
  const limiter = createRateLimiter(context.clock)
  const addressOf = addressReader(context.config)
  const countTry = (c: HonoContext, email: string) =>
    limiter.count(`try ${networkOf(addressOf(c))} ${email}`, TRIES_PER_MINUTE)
  const countMail = (email: string) => limiter.count(`mail ${email}`, MAILS_PER_MINUTE)

  const entered = async (c: HonoContext, { token, user }: Record<string, unknown>) => {
    const caller =
      typeof token === 'string' ? await findSession(context.reader, { token, now: context.clock() }) : undefined
    const session = caller && (await describeSession(context, caller))
    if (!session) throw new AppError('session_not_found')
    return c.json({ user: inBothForms(user, session.user), session }, 200)
  }

  return new Hono()
    .post('/api/auth/sign-up/email', async (c) => {
      const body = await readJson(c, signUpBody)
      const { first_name, last_name, callbackURL } = body
      const person = { ...requireCredentials(body), first_name, last_name }
      limiter.count(`sign-up ${networkOf(addressOf(c))}`, SIGN_UPS_PER_MINUTE)
      return entered(c, await forward(context, c, { ...person, callbackURL }))
    })
    .post('/api/auth/sign-in/email', async (c) => {
      const credentials = requireCredentials(await readJson(c, signInBody))
      countTry(c, credentials.email)
      return entered(c, await forward(context, c, credentials))
    })
    .post('/api/auth/email-otp/send-verification-otp', async (c) => {
      const email = requireEmail(await readJson(c, codeRequestBody))
      countMail(email)
      await forward(context, c, { email, type: 'sign-in' })
      return c.json({ success: true }, 200)
    })
    .post('/api/auth/sign-in/email-otp', async (c) => {
      const body = await readJson(c, codeSignInBody)
      const email = requireEmail(body)
      countTry(c, email)
      return entered(c, await forward(context, c, { email, otp: body.otp }))
    })
    .post('/api/auth/sign-in/social', async (c) => {
      const { provider, callbackURL } = await readJson(c, socialBody)
      if (!context.config.people.google) throw new AppError('google_not_set_up')
      const { url } = await forward(context, c, { provider, callbackURL, errorCallbackURL: '/login' })
      return c.json({ url: String(url), redirect: true }, 200)
    })
    .get('/api/auth/callback/google', (c) => forwardPage(context, c))
    .get('/api/auth/verify-email', (c) => forwardPage(context, c))
    .post('/api/auth/sign-out', async (c) => {
      await forward(context, c, {})
      return c.json({ success: true }, 200)
    })
    .get('/api/auth/get-session', async (c) => {
      const own = await forward(context, c)
      const caller = await findCaller(context, c)
      const session = caller && (await describeSession(context, caller))
      if (!session) return c.json(null, 200)
      const user = inBothForms(own.user, session.user)
      return c.json({ ...session, session: withoutSecret(own.session), user }, 200)
    })
    .get('/api/auth/token', async (c) => {
      const caller = await findCaller(context, c)
      if (!caller) throw new AppError('session_missing')
      const session = await describeSession(context, caller)
      if (!session) throw new AppError('session_not_found')
      return c.json({ token: session.access_token }, 200)
    })
    .get('/api/auth/user', async (c) => {
      const caller = await findCaller(context, c)
      if (!caller) throw new AppError('session_missing')
      const user = await describeUser(context, caller.userId)
      if (!user) throw new AppError('session_not_found')
      return c.json(user, 200)
    })
    .get('/api/auth/jwks', async (c) => {
      const keys = await forward(context, c)
      c.header('Cache-Control', `public, max-age=${KEY_SET_LIFE_SECONDS}`)
      return c.json(keys, 200)
    })
    .post('/api/auth/request-password-reset', async (c) => {
      const email = requireEmail(await readJson(c, resetRequestBody))
      countMail(email)
      await forward(context, c, { email })
      return c.json({ success: true }, 200)
    })
    .post('/api/auth/reset-password', async (c) => {
      await forward(context, c, await readJson(c, resetBody))
      return c.json({ success: true }, 200)
    })
    .post('/api/auth/change-password', requirePerson(context), async (c) => {
      await forward(context, c, { ...(await readJson(c, changePasswordBody)), revokeOtherSessions: true })
      return c.json({ success: true }, 200)
    })
}

/** A person under better-auth's field names and in the shape of specification §3; the names are those of the profile. */
function inBothForms(own: unknown, user: AuthUser) {
  return { ...withoutSecret(own), ...user.user_metadata, ...user }
}

/** What better-auth says of a person or a session, under its own field names, but for the secret that opens the session. */
function withoutSecret(row: unknown): Record<string, unknown> {
  if (typeof row !== 'object' || row === null) return {}
  const { token: _, ...rest } = row as Record<string, unknown>
  return rest
}
