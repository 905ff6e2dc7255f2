import { readBudgets } from '#db/read/budgets.ts'
import { budgetUse } from '#domain/budget.ts'
import { endOfMonth, startOfMonth } from '#domain/calendar.ts'
import type { ReadTool } from '#server/tools/tool.ts'

/** Spent and left of this month's budgets, one by one and together (specification §2, §4). */
export const getBudgetStatus: ReadTool<'getBudgetStatus'> = {
  effect: 'read',
  async run({ db, userId, today }, { category }) {
    const budgets = await readBudgets(db, { userId, today, category })
    const total = budgets.reduce(
      (sum, { spentMinor, budgetMinor }) => ({
        spentMinor: sum.spentMinor + spentMinor,
        budgetMinor: sum.budgetMinor + budgetMinor,
      }),
      { spentMinor: 0, budgetMinor: 0 },
    )
    return { from: startOfMonth(today), to: endOfMonth(today), budgets, total: budgetUse(total) }
  },
}
