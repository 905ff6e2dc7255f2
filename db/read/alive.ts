import { type Kysely, sql } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** Throws where the database does not answer. */
export async function askDatabase(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db)
}
