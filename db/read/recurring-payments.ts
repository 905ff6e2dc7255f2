import { type Kysely, sql } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { addDays, type Day, day } from '#domain/calendar.ts'
import { isTransactionCategory, type TransactionCategory } from '#domain/category.ts'
import { minor } from '#domain/money.ts'
import type { Payment } from '#domain/recurring.ts'

/** Two payments a year apart, the newer one up to a year ago and a month late. */
const DAYS_BACK = 790
/** A merchant paid more often than once a week is visited, not subscribed to. */
const MOST_PAYMENTS = 120
const MOST_MERCHANTS = 300

export type CategorisedPayment = Payment & { category: TransactionCategory }

/** The spending at merchants that may be paid regularly, weekly to yearly; `findRecurring` decides. */
export async function recurringPayments(
  db: Kysely<Tables>,
  by: { userId: string; today: Day },
): Promise<CategorisedPayment[]> {
  const recent = db
    .selectFrom('transactions')
    .where('user_id', '=', by.userId)
    .where('date', '>=', addDays(by.today, -DAYS_BACK))
    .where('date', '<=', by.today)
    .where('amount', '>', 0)
  const merchants = await recent
    .select((eb) => [sql<string>`lower(merchant)`.as('name'), eb.fn.max('date').as('newest')])
    .groupBy(sql`lower(merchant)`)
    .having((eb) => eb.between(eb.fn.countAll<number>(), 2, MOST_PAYMENTS))
    .orderBy('newest', 'desc')
    .limit(MOST_MERCHANTS)
    .execute()
  if (merchants.length === 0) return []

  const rows = await recent
    .select(['merchant', 'date', 'amount', 'category'])
    .where(
      sql<string>`lower(merchant)`,
      'in',
      merchants.map((merchant) => merchant.name),
    )
    .execute()
  return rows.map((row) => ({
    merchant: row.merchant,
    day: day(row.date),
    amountMinor: minor(row.amount),
    category: isTransactionCategory(row.category) ? row.category : 'Other',
  }))
}
