import { z } from 'zod'
import type { Auth } from '#server/auth/auth.ts'
import type { Caller } from '#server/context.ts'

const LIFETIME_SECONDS = 15 * 60

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid() })

/** A JWT that names its person and session, for 15 minutes (ruling 31). Times are seconds. */
export async function issueAccessToken(
  auth: Auth,
  caller: Caller,
): Promise<{ token: string; expiresAt: number; lifetime: number }> {
  // The library checks tokens against the machine's own clock, so they are dated by it too.
  const issuedAt = Math.floor(Date.now() / 1000)
  const expiresAt = issuedAt + LIFETIME_SECONDS
  const payload = { sub: caller.userId, sid: caller.sessionId, iat: issuedAt, exp: expiresAt }
  const { token } = await auth.api.signJWT({ body: { payload } })
  return { token, expiresAt, lifetime: LIFETIME_SECONDS }
}

/** The person and session that a JWT of ours names; null when its signature, issuer or time is wrong. */
export async function readAccessToken(
  auth: Auth,
  token: string,
): Promise<{ userId: string; sessionId: string } | null> {
  const { payload } = await auth.api.verifyJWT({ body: { token } })
  const claims = claimsSchema.safeParse(payload)
  return claims.success ? { userId: claims.data.sub, sessionId: claims.data.sid } : null
}
