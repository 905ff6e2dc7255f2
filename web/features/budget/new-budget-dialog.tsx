import { useState } from 'react'
import { budgetColors } from '#domain/budget.ts'
import { type BudgetCategory, budgetCategories } from '#domain/category.ts'
import type { Budget } from '#domain/tools/budget-schema.ts'
import { useSetBudget } from '#web/features/budget/use-set-budget.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import { AmountRow } from '#web/ui/form/amount-row.tsx'
import { CheckedForm } from '#web/ui/form/checked-form.tsx'
import { ChoiceRow } from '#web/ui/form/choice-row.tsx'
import { ColorPicks } from '#web/ui/form/color-picks.tsx'
import { readAmount } from '#web/ui/form/read-amount.ts'
import { missing } from '#web/ui/form/refusal.ts'
import { Money } from '#web/ui/money.tsx'

/** A budget for a category; one that is there already is changed, and keeps its colour until another is picked. */
export function NewBudgetDialog({ budgets, onClose }: { budgets: readonly Budget[]; onClose: () => void }) {
  const [category, setCategory] = useState<BudgetCategory | null>(null)
  const [amount, setAmount] = useState('')
  const [picked, setPicked] = useState<Budget['color'] | null>(null)
  const { send: set, isPending } = useSetBudget(onClose)

  const known = budgets.find((budget) => budget.category === category)
  const color = picked ?? known?.color ?? budgetColors[0]

  const send = () => {
    if (!category) return missing({ category })
    const { amountMinor, why } = readAmount(amount, { field: 'amount', takes: 'any' })
    if (why) return why
    set({ category, amountMinor, color })
    return null
  }

  return (
    <Sheet title="New Budget" onClose={onClose}>
      <CheckedForm onSend={send}>
        <div className="form">
          <ChoiceRow
            label="Category"
            name="category"
            choices={budgetCategories}
            value={category}
            onChange={setCategory}
            isFirst
          />
          <AmountRow label="Budget Amount" name="amount" value={amount} onChange={setAmount} />
        </div>
        <p className="caption tnum budget-known" aria-live="polite">
          {known && (
            <>
              {known.category} has <Money amountMinor={known.budgetMinor} /> already. This takes its place.
            </>
          )}
        </p>
        <ColorPicks value={color} onChange={setPicked} />
        <Button
          type="submit"
          tone="primary"
          wide
          busy={isPending}
          disabled={!category || !amount.trim()}
          className="sheet-submit"
        >
          {known ? 'Change budget' : 'Create budget'}
        </Button>
      </CheckedForm>
    </Sheet>
  )
}
