import type { Kysely } from 'kysely'
import { encodeCursor } from '#db/read/cursor.ts'
import type { Tables } from '#db/tables.ts'

/** The tables that section 7 of the specification reads. */
export const recordTables = ['transactions', 'budgets', 'goals', 'accounts', 'cards'] as const
export type RecordTable = (typeof recordTables)[number]

export type RecordPage = {
  items: Record<string, string | number | boolean | null>[]
  nextCursor: string | null
}

const moneyColumns = [
  'amount',
  'spent_amount',
  'budget_amount',
  'current_amount',
  'target_amount',
  'current_balance',
  'credit_limit',
]
const flagColumns = ['pending', 'is_active']

/**
 * The person's rows of one table, newest first by created_at (specification §7, ruling 41), under their stored names;
 * a money column carries minor units and says so (`amount_minor`, ruling 4).
 */
export async function readRecords(
  db: Kysely<Tables>,
  query: { table: RecordTable; userId: string; limit: number; after: readonly [createdAt: string, id: string] | null },
): Promise<RecordPage> {
  const { table, after, limit } = query
  // The five tables share the columns that are used here.
  let page = db.selectFrom(table as 'transactions').where('user_id', '=', query.userId)
  if (after) page = page.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after[0], after[1])))
  const rows = await page
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { items: shown.map(toRecord), nextCursor: last ? encodeCursor([last.created_at, last.id]) : null }
}

function toRecord(row: Record<string, string | number | null>): RecordPage['items'][number] {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (moneyColumns.includes(column)) return [`${column}_minor`, value]
      return flagColumns.includes(column) ? [column, value === 1] : [column, value]
    }),
  )
}
