import type { Kysely } from 'kysely'
import type { ProfileRow, Tables } from '#db/tables.ts'

/** The person's one row, or undefined before it was made. */
export async function findProfile(db: Kysely<Tables>, userId: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('profiles').selectAll().where('id', '=', userId).executeTakeFirst()
}
