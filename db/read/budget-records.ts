import type { Kysely } from 'kysely'
import { readBudgets } from '#db/read/budgets.ts'
import type { RecordPage } from '#db/read/records.ts'
import type { Tables } from '#db/tables.ts'
import type { Day } from '#domain/calendar.ts'

/** Budget records with this month's spending and status, also before the first write of the month has stored them (ruling 44). */
export async function withThisMonth(
  db: Kysely<Tables>,
  whose: { userId: string; today: Day },
  page: RecordPage,
): Promise<RecordPage> {
  const budgets = new Map((await readBudgets(db, whose)).map((budget) => [budget.id, budget]))
  return {
    ...page,
    items: page.items.map((item) => {
      const budget = budgets.get(String(item.id))
      return budget ? { ...item, spent_amount_minor: budget.spentMinor, status: budget.status } : item
    }),
  }
}
