import type { Context as HonoContext } from 'hono'
import { getSignedCookie } from 'hono/cookie'
import { findSession } from '#db/read/find-session.ts'
import { AppError } from '#domain/errors.ts'
import { readAccessToken } from '#server/auth/access-token.ts'
import { sessionCookieName } from '#server/auth/session-cookie.ts'
import type { Caller, Context } from '#server/context.ts'

/**
 * Who is asking: by bearer access token when one is sent, else by the session cookie (rulings 31 and 38). Either way the
 * session itself has to stand at this moment. A token that fails is not made up for by a cookie: it throws `invalid_jwt`
 * or `session_not_found`.
 */
export async function findCaller(context: Context, request: HonoContext): Promise<Caller | null> {
  const authorization = request.req.header('authorization')
  return authorization ? byToken(context, authorization) : byCookie(context, request)
}

async function byToken(context: Context, authorization: string): Promise<Caller> {
  const [, token] = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization) ?? []
  const claims = token ? await readAccessToken(context.auth, token) : null
  if (!claims) throw new AppError('invalid_jwt')
  const session = await findSession(context.reader, { id: claims.sessionId, now: context.clock() })
  if (session?.userId !== claims.userId) throw new AppError('session_not_found')
  return session
}

async function byCookie(context: Context, request: HonoContext): Promise<Caller | null> {
  const name = sessionCookieName(context.config)
  const token = await getSignedCookie(request, context.config.secrets.appSecret, name)
  const session = token ? await findSession(context.reader, { token, now: context.clock() }) : undefined
  return session ?? null
}
