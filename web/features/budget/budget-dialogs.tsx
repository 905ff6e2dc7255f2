import type { Budget } from '#domain/tools/budget-schema.ts'
import { EditBudgetDialog } from '#web/features/budget/edit-budget-dialog.tsx'
import { NewBudgetDialog } from '#web/features/budget/new-budget-dialog.tsx'
import { useLastKnown } from '#web/ui/form/use-last-known.ts'

/** The sheet that stands open. */
export function BudgetDialogs({
  editedId,
  budgets,
  onClose,
}: {
  /** Null: a new one. */
  editedId: string | null
  budgets: readonly Budget[]
  onClose: () => void
}) {
  const { row, isGone } = useLastKnown(budgets.find(({ id }) => id === editedId))
  if (editedId === null) return <NewBudgetDialog budgets={budgets} onClose={onClose} />
  return row ? <EditBudgetDialog budget={row} isGone={isGone} onClose={onClose} /> : null
}
