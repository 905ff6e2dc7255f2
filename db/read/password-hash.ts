import type { Kysely } from 'kysely'
import type { AuthTables } from '#db/auth-tables.ts'
import type { Tables } from '#db/tables.ts'

/** The hash of the person's password; null when they only ever came by Google or by a code. */
export async function passwordHash(db: Kysely<Tables>, userId: string): Promise<string | null> {
  const row = await db
    .withTables<AuthTables>()
    .selectFrom('auth_account')
    .select('password')
    .where('userId', '=', userId)
    .where('password', 'is not', null)
    .executeTakeFirst()
  return row?.password ?? null
}
