import { useState } from 'react'
import { type BudgetCategory, budgetCategories } from '#domain/category.ts'
import { currencies } from '#domain/currency.ts'
import { MAX_MINOR, parseMoneyInput } from '#domain/money.ts'
import { Step, type StepProps } from '#web/features/onboarding/step.tsx'
import { useTool } from '#web/lib/tools/use-tool.ts'
import { Picks } from '#web/ui/form/picks.tsx'

/** One limit is enough to begin with. */
export function FirstBudgetStep({ person, onNext }: StepProps) {
  const [category, setCategory] = useState<BudgetCategory>('Food & Dining')
  const [amount, setAmount] = useState('')
  const set = useTool('setBudget')
  const amountMinor = parseMoneyInput(amount)
  const isReady = amountMinor !== null && amountMinor > 0 && amountMinor <= MAX_MINOR
  const save = () => {
    if (isReady) set.mutate({ category, amountMinor }, { onSuccess: onNext })
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
      isBusy={set.isPending}
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
          options={budgetCategories.map((one) => ({ value: one, label: one, ink: 'ink-accent' }))}
          value={category}
          onChange={setCategory}
        />
      </fieldset>
    </Step>
  )
}
