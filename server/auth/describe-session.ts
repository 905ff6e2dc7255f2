import { findUser } from '#db/read/find-user.ts'
import type { AuthUser, Session } from '#domain/session.ts'
import { issueAccessToken } from '#server/auth/access-token.ts'
import type { Caller, Context } from '#server/context.ts'

/** The person in the shape of specification §3; null once the account is gone. */
export async function describeUser(context: Context, userId: string): Promise<AuthUser | null> {
  const user = await findUser(context.reader, userId)
  if (!user) return null
  return {
    id: user.id,
    email: user.email,
    user_metadata: { first_name: user.first_name, last_name: user.last_name },
  }
}

/** What the browser gets to hold of a session: a fresh access token, and an id that opens nothing (ruling 38). */
export async function describeSession(context: Context, caller: Caller): Promise<Session | null> {
  const user = await describeUser(context, caller.userId)
  if (!user) return null
  const { token, expiresAt, lifetime } = await issueAccessToken(context.auth, caller)
  return {
    access_token: token,
    refresh_token: caller.sessionId,
    expires_in: lifetime,
    expires_at: expiresAt,
    user,
  }
}
