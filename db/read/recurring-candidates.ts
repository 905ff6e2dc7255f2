import { type Kysely, sql } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { addDays, type Day, day } from '#domain/calendar.ts'
import { minor } from '#domain/money.ts'
import type { Payment } from '#domain/recurring.ts'

/** Long enough for three payments a month apart, the newest a month ago. */
const DAYS_BACK = 115
/** A merchant paid more often than this is visited, not paid monthly. */
const MOST_PAYMENTS = 8
const MOST_MERCHANTS = 100

/** The spending at merchants that may be monthly bills; `upcomingPayments` decides. */
export async function recurringCandidates(db: Kysely<Tables>, by: { userId: string; today: Day }): Promise<Payment[]> {
  const recent = db
    .selectFrom('transactions')
    .where('user_id', '=', by.userId)
    .where('date', '>=', addDays(by.today, -DAYS_BACK))
    .where('date', '<=', by.today)
    .where('amount', '>', 0)
  const candidates = await recent
    .select(sql<string>`lower(merchant)`.as('name'))
    .groupBy(sql`lower(merchant)`)
    .having((eb) => eb.between(eb.fn.countAll<number>(), 3, MOST_PAYMENTS))
    .limit(MOST_MERCHANTS)
    .execute()
  if (candidates.length === 0) return []

  const rows = await recent
    .select(['merchant', 'date', 'amount'])
    .where(
      sql<string>`lower(merchant)`,
      'in',
      candidates.map((candidate) => candidate.name),
    )
    .execute()
  return rows.map((row) => ({ merchant: row.merchant, day: day(row.date), amountMinor: minor(row.amount) }))
}
