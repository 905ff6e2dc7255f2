import type { Kysely } from 'kysely'
import type { AuthTables } from '#db/auth-tables.ts'
import type { Tables } from '#db/tables.ts'

/** A session that still stands at `now`, with whose it is; undefined once it ended or was revoked. */
export async function findSession(
  db: Kysely<Tables>,
  by: ({ token: string } | { id: string }) & { now: number },
): Promise<{ sessionId: string; userId: string; email: string } | undefined> {
  const sessions = db
    .withTables<AuthTables>()
    .selectFrom('auth_session')
    .innerJoin('auth_user', 'auth_user.id', 'auth_session.userId')
    .select(['auth_session.id as sessionId', 'auth_user.id as userId', 'auth_user.email as email'])
    .where('auth_session.expiresAt', '>', new Date(by.now).toISOString())
  const found =
    'token' in by ? sessions.where('auth_session.token', '=', by.token) : sessions.where('auth_session.id', '=', by.id)
  return found.executeTakeFirst()
}
