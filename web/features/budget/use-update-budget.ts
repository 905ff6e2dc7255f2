import { budgetStatus, budgetUse } from '#domain/budget.ts'
import { errorRow } from '#domain/errors.ts'
import { formatMoney } from '#domain/money.ts'
import type { Budget } from '#domain/tools/budget-schema.ts'
import { type BudgetsView, withBudget } from '#web/features/budget/budgets-view.ts'
import { useCurrency } from '#web/lib/person/currency.ts'
import { budgetsQuery } from '#web/lib/query/budgets.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useOptimisticTool } from '#web/lib/tools/use-optimistic-tool.ts'
import { useUndo } from '#web/lib/tools/use-undo.ts'

export function useUpdateBudget(onDone: () => void) {
  const currency = useCurrency()
  const undo = useUndo()
  return useOptimisticTool<'updateBudget', BudgetsView>('updateBudget', {
    queryKey: budgetsQuery.queryKey,
    change: (view, { id, amountMinor, color }) =>
      withBudget(view, id, (budget) => edited(budget, { amountMinor, color })),
    onDone: ({ output: { budget, changed }, changeId }) => {
      if (!budget) {
        const description = errorRow('not_found').message
        return toast({ title: 'Error updating budget', description, tone: 'destructive' })
      }
      onDone()
      if (changed) {
        toast({
          title: 'Budget updated',
          description: `${budget.category}: ${formatMoney(budget.budgetMinor, currency)} a month.`,
          tone: 'success',
          ...undo(changeId),
        })
      }
    },
  })
}

function edited(
  budget: Budget,
  {
    amountMinor = budget.budgetMinor,
    color = budget.color,
  }: { amountMinor?: number | undefined; color?: Budget['color'] | undefined },
): Budget {
  const figures = { spentMinor: budget.spentMinor, budgetMinor: amountMinor }
  return { ...budget, ...budgetUse(figures), status: budgetStatus(figures), color }
}
