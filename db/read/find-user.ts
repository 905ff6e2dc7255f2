import type { Kysely } from 'kysely'
import type { AuthTables } from '#db/auth-tables.ts'
import type { Tables } from '#db/tables.ts'

/** A person's address, from their account, and names, from their profile; undefined once the account is gone. */
export async function findUser(
  db: Kysely<Tables>,
  userId: string,
): Promise<{ id: string; email: string; first_name: string; last_name: string } | undefined> {
  return db
    .withTables<AuthTables>()
    .selectFrom('auth_user')
    .innerJoin('profiles', 'profiles.id', 'auth_user.id')
    .select(['auth_user.id', 'auth_user.email', 'profiles.first_name', 'profiles.last_name'])
    .where('auth_user.id', '=', userId)
    .executeTakeFirst()
}
