import { type Kysely, sql } from 'kysely'
import { type MonthSpending, monthSpending } from '#db/read/month-spending.ts'
import type { Tables } from '#db/tables.ts'
import { addMonths, type Day, day, endOfMonth, startOfMonth } from '#domain/calendar.ts'
import { type TransactionCategory, transactionCategories } from '#domain/category.ts'
import { forecastMonth } from '#domain/forecast.ts'
import { adviseSurplus, noteSpending } from '#domain/insight.ts'
import type { InsightsView } from '#domain/views.ts'

type Db = Kysely<Tables>
type Whose = { userId: string; today: Day }

/** Months further back say little about the next one. */
const MOST_MONTHS = 24

/** What a person's own entries say (specification §9, ruling 15); each part that has too little to go by is null. */
export async function readInsights(db: Db, { userId, today }: Whose): Promise<InsightsView> {
  const thisMonth = startOfMonth(today)
  const fullMonths = await monthsUntil(db, { userId, thisMonth })
  const spent = await monthSpending(db, {
    userId,
    from: fullMonths[0] ?? thisMonth,
    before: addMonths(thisMonth, 1),
  })
  const flow = await monthFlow(db, { userId, today })
  const history = fullMonths.map((month) => ({ month, totalMinor: totalOf(spent, month) }))
  const forecast = forecastMonth({
    fullMonths: history.map(({ totalMinor }) => totalMinor),
    thisMonthMinor: flow.spentMinor,
  })
  return {
    today,
    entryCount: await countEntries(db, userId),
    spentMinor: flow.spentMinor,
    history,
    forecast,
    notes: noteSpending({
      thisMonth: new Map(
        spent.filter(({ month }) => month === thisMonth).map(({ category, totalMinor }) => [category, totalMinor]),
      ),
      fullMonths: forecast?.rule === 'measured' ? byCategory(spent, fullMonths) : new Map(),
    }),
    surplus:
      flow.count === 0
        ? null
        : {
            incomeMinor: flow.incomeMinor,
            surplusMinor: flow.incomeMinor - flow.spentMinor,
            advice: adviseSurplus(flow.incomeMinor - flow.spentMinor),
          },
  }
}

/** The first days of the months that have ended, from that of the first expense on, oldest first. */
async function monthsUntil(db: Db, { userId, thisMonth }: { userId: string; thisMonth: Day }): Promise<Day[]> {
  const first = await db
    .selectFrom('transactions')
    .select('date')
    .where('user_id', '=', userId)
    .where('amount', '>', 0)
    .orderBy('date')
    .limit(1)
    .executeTakeFirst()
  if (!first) return []
  const earliest = startOfMonth(day(first.date))
  const months: Day[] = []
  for (let month = addMonths(thisMonth, -1); month >= earliest && months.length < MOST_MONTHS; ) {
    months.unshift(month)
    month = addMonths(month, -1)
  }
  return months
}

async function monthFlow(db: Db, { userId, today }: Whose) {
  const { income, spent, count } = await db
    .selectFrom('transactions')
    .select([
      sql<number>`coalesce(sum(case when amount < 0 then -amount else 0 end), 0)`.as('income'),
      sql<number>`coalesce(sum(case when amount > 0 then amount else 0 end), 0)`.as('spent'),
      sql<number>`count(*)`.as('count'),
    ])
    .where('user_id', '=', userId)
    .where('date', '>=', startOfMonth(today))
    .where('date', '<=', endOfMonth(today))
    .executeTakeFirstOrThrow()
  return { incomeMinor: income, spentMinor: spent, count }
}

async function countEntries(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('transactions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

function totalOf(spent: readonly MonthSpending[], month: Day, category?: TransactionCategory): number {
  return spent
    .filter((one) => one.month === month && (!category || one.category === category))
    .reduce((sum, { totalMinor }) => sum + totalMinor, 0)
}

function byCategory(spent: readonly MonthSpending[], months: readonly Day[]) {
  return new Map(
    transactionCategories.map((category) => [category, months.map((month) => totalOf(spent, month, category))]),
  )
}
