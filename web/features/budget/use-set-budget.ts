import { formatMoney } from '#domain/money.ts'
import { useCurrency } from '#web/lib/person/currency.ts'
import { budgetsQuery } from '#web/lib/query/budgets.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useOptimisticTool } from '#web/lib/tools/use-optimistic-tool.ts'
import { useUndo } from '#web/lib/tools/use-undo.ts'

/** A new budget, or the one there is with another amount (ruling 44). */
export function useSetBudget(onDone: () => void) {
  const currency = useCurrency()
  const undo = useUndo()
  return useOptimisticTool('setBudget', {
    queryKey: budgetsQuery.queryKey,
    onDone: ({ output: { budget, created }, changeId }) => {
      onDone()
      toast({
        title: created ? 'Budget created' : 'Budget updated',
        description: `${budget.category}: ${formatMoney(budget.budgetMinor, currency)} a month.`,
        tone: 'success',
        ...undo(changeId),
      })
    },
  })
}
