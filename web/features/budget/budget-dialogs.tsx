import type { Budget } from '#domain/tools/budget-schema.ts'
import { EditBudgetDialog } from '#web/features/budget/edit-budget-dialog.tsx'
import { NewBudgetDialog } from '#web/features/budget/new-budget-dialog.tsx'

/** The sheet that stands open; one over a budget that was deleted elsewhere closes by itself. */
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
  if (editedId === null) return <NewBudgetDialog budgets={budgets} onClose={onClose} />
  const budget = budgets.find((one) => one.id === editedId)
  return budget ? <EditBudgetDialog budget={budget} onClose={onClose} /> : null
}
