import type { Budget } from '#domain/tools/budget-schema.ts'
import { type BudgetsView, withBudget } from '#web/features/budget/budgets-view.ts'
import { budgetsQuery } from '#web/lib/query/budgets.ts'
import { leaveRow, returnToRow } from '#web/lib/row-focus.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useOptimisticTool } from '#web/lib/tools/use-optimistic-tool.ts'
import { useUndo } from '#web/lib/tools/use-undo.ts'

/** The budget goes at once and comes back if the server refuses; Undo takes the very change back. */
export function useDeleteBudget(): (budget: Budget) => void {
  const undo = useUndo()
  const { send } = useOptimisticTool<'deleteBudget', BudgetsView>('deleteBudget', {
    queryKey: budgetsQuery.queryKey,
    change: (view, { id }) => withBudget(view, id, () => null),
    onDone: ({ output: { budget }, changeId }) =>
      toast({
        title: 'Budget deleted',
        description: `${budget.category} has no limit any more. Its entries stay.`,
        ...undo(changeId, budget.id),
      }),
    onRefused: ({ id }) => void (id && returnToRow(id)),
  })
  return ({ id }) => {
    leaveRow(id)
    send({ id })
  }
}
