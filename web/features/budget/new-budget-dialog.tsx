import { type FormEvent, useState } from 'react'
import { budgetColors } from '#domain/budget.ts'
import { type BudgetCategory, budgetCategories } from '#domain/category.ts'
import type { Budget } from '#domain/tools/budget-schema.ts'
import { typedBudget } from '#web/features/budget/typed-budget.ts'
import { useSetBudget } from '#web/features/budget/use-set-budget.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import { AmountRow } from '#web/ui/form/amount-row.tsx'
import { ChoiceRow } from '#web/ui/form/choice-row.tsx'
import { ColorPicks } from '#web/ui/form/color-picks.tsx'
import { Money } from '#web/ui/money.tsx'

/** A budget for a category; one that is there already is changed, and keeps its colour until another is picked. */
export function NewBudgetDialog({ budgets, onClose }: { budgets: readonly Budget[]; onClose: () => void }) {
  const [category, setCategory] = useState<BudgetCategory | null>(null)
  const [amount, setAmount] = useState('')
  const [picked, setPicked] = useState<Budget['color'] | null>(null)
  const { send, isPending } = useSetBudget(onClose)

  const known = budgets.find((budget) => budget.category === category)
  const color = picked ?? known?.color ?? budgetColors[0]
  const amountMinor = typedBudget(amount)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (category && amountMinor !== null) send({ category, amountMinor, color })
  }

  return (
    <Sheet title="New Budget" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <div className="form">
          <ChoiceRow label="Category" choices={budgetCategories} value={category} onChange={setCategory} isFirst />
          <AmountRow label="Budget Amount" value={amount} onChange={setAmount} />
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
          disabled={!category || amountMinor === null}
          className="sheet-submit"
        >
          {known ? 'Change budget' : 'Create budget'}
        </Button>
      </form>
    </Sheet>
  )
}
