import type { Kysely } from 'kysely'
import { readBalance } from '#db/read/balance.ts'
import { ownSubscriptions } from '#db/read/own-subscriptions.ts'
import { totals } from '#db/read/summary.ts'
import { toColor, toTransaction } from '#db/read/to-transaction.ts'
import type { Tables } from '#db/tables.ts'
import { type Day, day, endOfMonth, startOfMonth } from '#domain/calendar.ts'
import { categoryColor } from '#domain/category.ts'
import { upcomingPayments } from '#domain/recurring.ts'
import type { DashboardView } from '#domain/views.ts'

type Db = Kysely<Tables>
type Whose = { userId: string; today: Day }

const [TOP_CATEGORIES, FIRST_GOALS, RECENT, UPCOMING] = [5, 3, 5, 5]

/** Everything on the dashboard (specification §2, §9), for the person's own today. */
export async function readDashboard(db: Db, whose: Whose): Promise<DashboardView> {
  const { comparableMinor, ...balance } = await readBalance(db, whose)
  const spending = await totals(db, {
    userId: whose.userId,
    from: startOfMonth(whose.today),
    to: endOfMonth(whose.today),
    kind: 'spend',
  })
  return {
    today: whose.today,
    balance: { ...balance, changePercent: changePercent(balance.totalMinor, comparableMinor) },
    spending: {
      totalMinor: spending.totalMinor,
      topCategories: spending.byCategory
        .slice(0, TOP_CATEGORIES)
        .map(({ category, totalMinor }) => ({ category, color: categoryColor(category), totalMinor })),
    },
    upcomingBills: await nextBills(db, whose),
    goals: await firstGoals(db, whose.userId),
    recent: await newestTransactions(db, whose.userId),
  }
}

/** To one decimal; null with nothing to compare (ruling 5). */
function changePercent(nowMinor: number, thenMinor: number | null): number | null {
  if (thenMinor === null || thenMinor === 0) return null
  return Math.round(((nowMinor - thenMinor) / Math.abs(thenMinor)) * 1000) / 10
}

/** What the person has paused is not awaited. */
async function nextBills(db: Db, whose: Whose): Promise<DashboardView['upcomingBills']> {
  const active = (await ownSubscriptions(db, whose)).filter(({ isActive }) => isActive)
  return upcomingPayments(active, whose.today).slice(0, UPCOMING)
}

async function firstGoals(db: Db, userId: string): Promise<DashboardView['goals']> {
  const rows = await db
    .selectFrom('goals')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(FIRST_GOALS)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    currentMinor: row.current_amount,
    targetMinor: row.target_amount,
    deadline: row.deadline === null ? null : day(row.deadline),
    color: toColor(row.color),
    milestone: row.milestone,
  }))
}

async function newestTransactions(db: Db, userId: string) {
  const rows = await db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT)
    .execute()
  return rows.map(toTransaction)
}
