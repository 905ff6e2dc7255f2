import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { addDays, type Day, day } from '#domain/calendar.ts'
import { isTransactionCategory, type TransactionCategory } from '#domain/category.ts'
import { minor } from '#domain/money.ts'
import type { Payment } from '#domain/recurring.ts'

/** Two payments a year apart, the newer one up to a year ago and a month late. */
const DAYS_BACK = 790
/** So that no ledger is so large that looking through it holds up other people: a dozen entries a day. */
const MOST_PAYMENTS = 10_000

export type CategorisedPayment = Payment & { category: TransactionCategory }

/** The spending in which `findRecurring` looks for regular payments, weekly to yearly; the newest first. */
export async function recurringPayments(
  db: Kysely<Tables>,
  by: { userId: string; today: Day },
): Promise<CategorisedPayment[]> {
  const rows = await db
    .selectFrom('transactions')
    .select(['merchant', 'date', 'amount', 'category'])
    .where('user_id', '=', by.userId)
    .where('date', '>=', addDays(by.today, -DAYS_BACK))
    .where('date', '<=', by.today)
    .where('amount', '>', 0)
    .orderBy('date', 'desc')
    .limit(MOST_PAYMENTS)
    .execute()
  return rows.map((row) => ({
    merchant: row.merchant,
    day: day(row.date),
    amountMinor: minor(row.amount),
    category: isTransactionCategory(row.category) ? row.category : 'Other',
  }))
}
