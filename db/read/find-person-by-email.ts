import type { Kysely } from 'kysely'
import type { AuthTables } from '#db/auth-tables.ts'
import type { Tables } from '#db/tables.ts'

/** The id of the person with an e-mail address, which is kept in lower case. */
export async function findPersonByEmail(db: Kysely<Tables>, email: string): Promise<string | undefined> {
  const found = await db
    .withTables<AuthTables>()
    .selectFrom('auth_user')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return found?.id
}
