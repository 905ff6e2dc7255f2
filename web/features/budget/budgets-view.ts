import { budgetUse } from '#domain/budget.ts'
import type { Budget } from '#domain/tools/budget-schema.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'

export type BudgetsView = ToolOutput<'getBudgetStatus'>

/** The view with one budget changed, or gone where `change` makes null; the total follows. */
export function withBudget(
  view: BudgetsView,
  id: string | undefined,
  change: (budget: Budget) => Budget | null,
): BudgetsView {
  const budgets = view.budgets.flatMap((budget) => (budget.id === id ? (change(budget) ?? []) : [budget]))
  const total = budgets.reduce(
    (sum, { spentMinor, budgetMinor }) => ({
      spentMinor: sum.spentMinor + spentMinor,
      budgetMinor: sum.budgetMinor + budgetMinor,
    }),
    { spentMinor: 0, budgetMinor: 0 },
  )
  return { ...view, budgets, total: budgetUse(total) }
}
