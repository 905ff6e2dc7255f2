import { type Kysely, sql } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { type Day, day } from '#domain/calendar.ts'
import { isTransactionCategory, type TransactionCategory } from '#domain/category.ts'

export type MonthSpending = { month: Day; category: TransactionCategory; totalMinor: number }

/** Spending by month and category in a period that begins and ends with a month; `month` is its first day. */
export async function monthSpending(
  db: Kysely<Tables>,
  by: { userId: string; from: Day; before: Day },
): Promise<MonthSpending[]> {
  const rows = await db
    .selectFrom('transactions')
    .select((eb) => [sql<string>`substr(date, 1, 7)`.as('month'), 'category', eb.fn.sum<number>('amount').as('total')])
    .where('user_id', '=', by.userId)
    .where('date', '>=', by.from)
    .where('date', '<', by.before)
    .where('amount', '>', 0)
    .groupBy([sql`substr(date, 1, 7)`, 'category'])
    .execute()
  return rows.map((row) => ({
    month: day(`${row.month}-01`),
    category: isTransactionCategory(row.category) ? row.category : 'Other',
    totalMinor: row.total,
  }))
}
