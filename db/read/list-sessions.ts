import type { Kysely } from 'kysely'
import type { AuthTables } from '#db/auth-tables.ts'
import type { Tables } from '#db/tables.ts'

type SessionRow = Pick<AuthTables['auth_session'], 'id' | 'createdAt' | 'updatedAt' | 'userAgent'>

/** A person's sessions that still stand at `now`, the newest first. */
export async function listSessions(
  db: Kysely<Tables>,
  { userId, now }: { userId: string; now: number },
): Promise<SessionRow[]> {
  return db
    .withTables<AuthTables>()
    .selectFrom('auth_session')
    .select(['id', 'createdAt', 'updatedAt', 'userAgent'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', new Date(now).toISOString())
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

/** The secret of a person's own session, by its public id; undefined for anybody else's. */
export async function findSessionSecret(
  db: Kysely<Tables>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<string | undefined> {
  const session = await db
    .withTables<AuthTables>()
    .selectFrom('auth_session')
    .select('token')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return session?.token
}
