import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { addDays, addMonths, type Day, day, endOfMonth, type Period, startOfMonth } from '#domain/calendar.ts'
import { categoryColor, isTransactionCategory, type TransactionCategory } from '#domain/category.ts'
import type { SpendCategoriesView, SpendView } from '#domain/views.ts'

type Db = Kysely<Tables>
type Whose = { userId: string; today: Day }

/** This month's spending beside the whole of last month (specification §2): sums by SQL, days of the person's own. */
export async function readSpend(db: Db, { userId, today }: Whose): Promise<SpendView> {
  const from = startOfMonth(today)
  const days = await dailySpending(db, { userId, from: addMonths(from, -1), to: endOfMonth(today) })
  const now = days.filter((one) => one.day >= from)
  const before = days.filter((one) => one.day < from)
  const [totalMinor, lastMonthMinor] = [sumOf(now), sumOf(before)]
  const count = now.reduce((sum, one) => sum + one.count, 0)
  return {
    today,
    totalMinor,
    count,
    averageMinor: count === 0 ? null : Math.round(totalMinor / count),
    lastMonthMinor,
    changePercent:
      lastMonthMinor === 0 ? null : Math.round(((totalMinor - lastMonthMinor) / lastMonthMinor) * 1000) / 10,
    thisMonth: runningTotals(now.filter((one) => one.day <= today)),
    lastMonth: runningTotals(before),
  }
}

/** Spending of a period by category, largest first; a whole month stands beside the month before it. */
export async function readSpendCategories(
  db: Db,
  { userId, from, to }: { userId: string } & Period,
): Promise<SpendCategoriesView> {
  const compared = monthBefore({ from, to })
  const now = await categorySpending(db, { userId, from, to })
  const before = compared ? await categorySpending(db, { userId, ...compared }) : null
  return {
    totalMinor: [...now.values()].reduce((sum, total) => sum + total, 0),
    compared,
    categories: [...now]
      .map(([category, totalMinor]) => ({
        category,
        color: categoryColor(category),
        totalMinor,
        beforeMinor: before ? (before.get(category) ?? 0) : null,
      }))
      .sort((a, b) => b.totalMinor - a.totalMinor || a.category.localeCompare(b.category)),
  }
}

function monthBefore({ from, to }: Period): Period | null {
  if (from !== startOfMonth(from) || to !== endOfMonth(from)) return null
  return { from: addMonths(from, -1), to: addDays(from, -1) }
}

async function dailySpending(db: Db, by: { userId: string } & Period) {
  const rows = await spending(db, by)
    .select((eb) => ['date', eb.fn.sum<number>('amount').as('total'), eb.fn.countAll<number>().as('count')])
    .groupBy('date')
    .orderBy('date')
    .execute()
  return rows.map((row) => ({ day: day(row.date), totalMinor: row.total, count: row.count }))
}

async function categorySpending(db: Db, by: { userId: string } & Period): Promise<Map<TransactionCategory, number>> {
  const rows = await spending(db, by)
    .select((eb) => ['category', eb.fn.sum<number>('amount').as('total')])
    .groupBy('category')
    .execute()
  const totals = new Map<TransactionCategory, number>()
  for (const row of rows) {
    const category = isTransactionCategory(row.category) ? row.category : 'Other'
    totals.set(category, (totals.get(category) ?? 0) + row.total)
  }
  return totals
}

function spending(db: Db, { userId, from, to }: { userId: string } & Period) {
  return db
    .selectFrom('transactions')
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('amount', '>', 0)
}

function sumOf(days: readonly { totalMinor: number }[]): number {
  return days.reduce((sum, one) => sum + one.totalMinor, 0)
}

function runningTotals(days: readonly { day: Day; totalMinor: number }[]): { day: Day; totalMinor: number }[] {
  let totalMinor = 0
  return days.map((one) => {
    totalMinor += one.totalMinor
    return { day: one.day, totalMinor }
  })
}
