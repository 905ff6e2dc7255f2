import type { Budget } from '#domain/tools/budget-schema.ts'
import { useUpdateBudget } from '#web/features/budget/use-update-budget.ts'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import { AmountRow } from '#web/ui/form/amount-row.tsx'
import { CheckedForm } from '#web/ui/form/checked-form.tsx'
import { ColorPicks } from '#web/ui/form/color-picks.tsx'
import { readAmount, typedAmount } from '#web/ui/form/read-amount.ts'
import { missing } from '#web/ui/form/refusal.ts'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { useChanges } from '#web/ui/form/use-changes.ts'

export function EditBudgetDialog({
  budget,
  isGone,
  onClose,
}: {
  budget: Budget
  /** It was deleted meanwhile. */
  isGone: boolean
  onClose: () => void
}) {
  const { fields, changes, change } = useChanges({ amount: typedAmount(budget.budgetMinor), color: budget.color })
  const { amount, color } = fields
  const { send: update, isPending } = useUpdateBudget(onClose)

  const send = () => {
    const { amountMinor, why } = readAmount(amount, { field: 'amount', takes: 'any' })
    if (why) return missing({ amount: amount.trim() }) ?? why
    update({
      id: budget.id,
      ...(changes.amount !== undefined && { amountMinor }),
      ...(changes.color && { color }),
    })
    return null
  }

  return (
    <Sheet title={`Edit ${budget.category}`} onClose={onClose}>
      <CheckedForm onSend={send}>
        <div className="form">
          <AmountRow
            label="Budget Amount"
            name="amount"
            value={amount}
            onChange={(text) => change({ amount: text })}
            isFirst
          />
        </div>
        <ColorPicks value={color} onChange={(picked) => change({ color: picked })} />
        <SaveButton what="budget" isGone={isGone} isBusy={isPending}>
          Save changes
        </SaveButton>
      </CheckedForm>
    </Sheet>
  )
}
