import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** The ids of closed accounts that are to be erased by a moment (ISO 8601). */
export async function readClosedBy(db: Kysely<Tables>, moment: string): Promise<string[]> {
  const rows = await db.selectFrom('profiles').select('id').where('purge_at', '<=', moment).execute()
  return rows.map(({ id }) => id)
}
