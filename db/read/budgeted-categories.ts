import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** The categories that a person has a budget for. */
export async function readBudgetedCategories(db: Kysely<Tables>, userId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('budgets').select('category').where('user_id', '=', userId).execute()
  return new Set(rows.map(({ category }) => category))
}
