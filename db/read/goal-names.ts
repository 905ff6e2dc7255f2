import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

const MOST_NAMES = 50

export async function goalNames(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('goals')
    .select('name')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(MOST_NAMES)
    .execute()
  return rows.map((row) => row.name)
}
