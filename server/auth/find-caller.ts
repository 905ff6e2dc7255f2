import type { Context as HonoContext } from 'hono'
import { getSignedCookie } from 'hono/cookie'
import { findSession } from '#db/read/find-session.ts'
import { verifyAccessToken } from '#server/auth/access-token.ts'
import { sessionCookieName } from '#server/auth/session-cookie.ts'
import type { Caller, Context } from '#server/context.ts'

/**
 * Who is asking: by bearer access token when one is sent, else by the session cookie (rulings 31 and 38). Either way the
 * session itself has to stand at this moment. A token that fails is not made up for by a cookie.
 */
export async function findCaller(context: Context, request: HonoContext): Promise<Caller | null> {
  const authorization = request.req.header('authorization')
  const found = authorization ? await byToken(context, authorization) : await byCookie(context, request)
  return found ?? null
}

async function byToken(context: Context, authorization: string) {
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization) ?? []
  const claims = token ? await verifyAccessToken(context.auth, token) : null
  if (!claims) return null
  const session = await findSession(context.reader, { id: claims.sessionId, now: context.clock() })
  return session?.userId === claims.userId ? session : null
}

async function byCookie(context: Context, request: HonoContext) {
  const name = sessionCookieName(context.config)
  const token = await getSignedCookie(request, context.config.secrets.appSecret, name)
  return token ? findSession(context.reader, { token, now: context.clock() }) : null
}
