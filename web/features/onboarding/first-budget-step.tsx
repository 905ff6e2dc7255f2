import { useState } from 'react'
import { type BudgetCategory, budgetCategories, transactionCategoryOf } from '#domain/category.ts'
import { currencies } from '#domain/currency.ts'
import { formatMoney, isPayable, parseMoneyInput } from '#domain/money.ts'
import { Step, type StepProps } from '#web/features/onboarding/step.tsx'
import { toast } from '#web/lib/toast/toast.ts'
import { useTool } from '#web/lib/tools/use-tool.ts'
import { useUndo } from '#web/lib/tools/use-undo.ts'
import { Picks } from '#web/ui/form/picks.tsx'
import { lookOf } from '#web/ui/tint.ts'

/** One limit is enough to begin with. */
export function FirstBudgetStep({ person, onNext }: StepProps) {
  const [category, setCategory] = useState<BudgetCategory>('Food & Dining')
  const [amount, setAmount] = useState('')
  const amountMinor = parseMoneyInput(amount)
  const isReady = isPayable(amountMinor)
  const undo = useUndo()
  const { send: set, isPending } = useTool('setBudget', {
    onDone: ({ output: { budget, created }, changeId }) => {
      onNext()
      toast({
        title: created ? 'Budget created' : 'Budget updated',
        description: `${budget.category}: ${formatMoney(budget.budgetMinor, person.currency)} a month.`,
        tone: 'success',
        ...undo(changeId),
      })
    },
  })
  const save = () => {
    if (isReady) set({ category, amountMinor })
  }
  return (
    <Step
      title={
        <>
          Keep one thing <em>in check.</em>
        </>
      }
      line="A limit for the month. You see how far along you are each time you add to it."
      action="Set Budget"
      isBusy={isPending}
      isReady={isReady}
      onAct={save}
      onSkip={onNext}
    >
      <div className="form">
        <label className="frow">
          <span className="frow-label">Budget Amount ({currencies[person.currency].symbol})</span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder="300"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </label>
      </div>
      <fieldset className="onboarding-picks">
        <legend className="sr">Category</legend>
        <Picks
          name="category"
          options={budgetCategories.map((one) => ({
            value: one,
            label: one,
            ...lookOf(transactionCategoryOf(one)),
          }))}
          value={category}
          onChange={setCategory}
        />
      </fieldset>
    </Step>
  )
}
