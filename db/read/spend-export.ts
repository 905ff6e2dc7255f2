import type { Kysely } from 'kysely'
import { readTransactionPage, type TransactionPlace } from '#db/read/transaction-page.ts'
import type { Tables } from '#db/tables.ts'
import type { Day } from '#domain/calendar.ts'
import type { Transaction } from '#domain/transaction.ts'

const ROWS_AT_ONCE = 500

/** Every expense of a period, newest first, a page at a time; at most `limit` of them when one is given. */
export async function* spendRows(
  db: Kysely<Tables>,
  query: { userId: string; from?: Day | undefined; to?: Day | undefined; limit?: number | undefined },
): AsyncGenerator<Transaction[]> {
  let left = query.limit ?? Number.POSITIVE_INFINITY
  let after: TransactionPlace | null = null
  while (left > 0) {
    const limit = Math.min(left, ROWS_AT_ONCE)
    const { items, nextCursor } = await readTransactionPage(db, { ...query, kind: 'spend', limit, after })
    if (items.length > 0) yield items
    const last: Transaction | undefined = items.at(-1)
    if (!nextCursor || !last) return
    left -= items.length
    after = [last.date, last.createdAt, last.id]
  }
}
