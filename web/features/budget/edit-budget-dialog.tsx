import { type FormEvent, useState } from 'react'
import type { Budget } from '#domain/tools/budget-schema.ts'
import { typedBudget } from '#web/features/budget/typed-budget.ts'
import { useUpdateBudget } from '#web/features/budget/use-update-budget.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import { AmountRow } from '#web/ui/form/amount-row.tsx'
import { ColorPicks } from '#web/ui/form/color-picks.tsx'

export function EditBudgetDialog({ budget, onClose }: { budget: Budget; onClose: () => void }) {
  const [amount, setAmount] = useState(() => (budget.budgetMinor / 100).toFixed(2))
  const [color, setColor] = useState(budget.color)
  const { send, isPending } = useUpdateBudget(onClose)
  const amountMinor = typedBudget(amount)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (amountMinor !== null) send({ id: budget.id, amountMinor, color })
  }

  return (
    <Sheet title={`Edit ${budget.category}`} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <div className="form">
          <AmountRow label="Budget Amount" value={amount} onChange={setAmount} isFirst />
        </div>
        <ColorPicks value={color} onChange={setColor} />
        <Button
          type="submit"
          tone="primary"
          wide
          busy={isPending}
          disabled={amountMinor === null}
          className="sheet-submit"
        >
          Save changes
        </Button>
      </form>
    </Sheet>
  )
}
