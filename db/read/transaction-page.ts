import { type Kysely, sql } from 'kysely'
import { encodeCursor } from '#db/read/cursor.ts'
import { containsText } from '#db/read/like.ts'
import { toTransaction } from '#db/read/to-transaction.ts'
import type { Tables } from '#db/tables.ts'
import type { Day } from '#domain/calendar.ts'
import type { TransactionCategory } from '#domain/category.ts'
import type { TransactionPage, TransactionSummary } from '#domain/views.ts'

type Db = Kysely<Tables>

export type TransactionFilter = {
  userId: string
  search?: string | undefined
  category?: TransactionCategory | undefined
  kind?: 'spend' | 'income' | undefined
  /** Both ends belong to the period. */
  from?: Day | undefined
  to?: Day | undefined
}

/** Date, created_at and id of the last row of the page before. */
export type TransactionPlace = readonly [date: string, createdAt: string, id: string]

/** One page of entries by date, created_at, id, all descending (ruling 41): stable while rows are added above it. */
export async function readTransactionPage(
  db: Db,
  query: TransactionFilter & { limit: number; after: TransactionPlace | null },
): Promise<Omit<TransactionPage, 'summary'>> {
  const { after, limit } = query
  let page = matching(db, query)
  if (after) {
    page = page.where((eb) => eb(eb.refTuple('date', 'created_at', 'id'), '<', eb.tuple(after[0], after[1], after[2])))
  }
  const rows = await page
    .selectAll()
    .orderBy('date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map(toTransaction),
    nextCursor: last ? encodeCursor([last.date, last.created_at, last.id]) : null,
  }
}

/** The sums of all rows that match, not only of a page (ruling 32): as slow as there are many of them. */
export async function readTransactionSummary(db: Db, filter: TransactionFilter): Promise<TransactionSummary> {
  const { count, income, expenses } = await matching(db, filter)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(case when amount < 0 then -amount else 0 end), 0)`.as('income'),
      sql<number>`coalesce(sum(case when amount > 0 then amount else 0 end), 0)`.as('expenses'),
    ])
    .executeTakeFirstOrThrow()
  return { count, volumeMinor: income + expenses, incomeMinor: income, expensesMinor: expenses }
}

function matching(db: Db, { userId, search, category, kind, from, to }: TransactionFilter) {
  let rows = db.selectFrom('transactions').where('user_id', '=', userId)
  if (category) rows = rows.where('category', '=', category)
  if (kind) rows = rows.where('amount', kind === 'spend' ? '>' : '<', 0)
  if (from) rows = rows.where('date', '>=', from)
  if (to) rows = rows.where('date', '<=', to)
  if (search) {
    rows = rows.where((eb) =>
      eb.or([containsText(eb.ref('merchant'), search), containsText(eb.ref('category'), search)]),
    )
  }
  return rows
}
