import { z } from 'zod'
import type { Auth } from '#server/auth/auth.ts'

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid() })

/** The person and session that a JWT of ours names; null when its signature, issuer or time is wrong. */
export async function verifyAccessToken(
  auth: Auth,
  token: string,
): Promise<{ userId: string; sessionId: string } | null> {
  const { payload } = await auth.api.verifyJWT({ body: { token } })
  const claims = claimsSchema.safeParse(payload)
  return claims.success ? { userId: claims.data.sub, sessionId: claims.data.sid } : null
}
