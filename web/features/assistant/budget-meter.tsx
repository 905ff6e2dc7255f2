import { type BudgetState, budgetState } from '#domain/budget.ts'
import { AddedAt } from '#web/features/assistant/added-at.tsx'
import type { BudgetEffect } from '#web/features/assistant/budget-effects.ts'
import { TickBar } from '#web/ui/charts/tick-bar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'

const inks: Record<BudgetState, string> = {
  normal: 'var(--success-fill)',
  warning: 'var(--warning-fill)',
  over: 'var(--destructive-fill)',
}
const TICKS = 64

/** The budget after a save: what was spent before in its colour, what was just added in ink, what is left empty. */
export function BudgetMeter({
  effect: { budget, addedMinor },
  isNamed,
  addedAt,
}: {
  effect: BudgetEffect
  /** The category is not plain from the card. */
  isNamed: boolean
  /** ISO 8601. */
  addedAt: string
}) {
  const { category, budgetMinor, spentMinor } = budget
  const state = budgetState(budget)
  const wholeMinor = Math.max(budgetMinor, spentMinor, 1)
  const parts = [
    { share: (spentMinor - addedMinor) / wholeMinor, ink: inks[state] },
    { share: addedMinor / wholeMinor, ink: 'var(--foreground)' },
  ]
  const stand = (
    <>
      {isNamed && `${category}: `}
      <Money amountMinor={spentMinor} /> of <Money amountMinor={budgetMinor} />
    </>
  )
  return (
    <li className="meter">
      <TickBar parts={parts} count={TICKS} />
      <p className="caption tnum meter-words">
        {state === 'over' ? (
          <span className="meter-over">
            <Icon name="alert-fill" size="s" />
            <span>{stand}, over</span>
          </span>
        ) : (
          <span>{stand}</span>
        )}
        <span>
          <Money amountMinor={addedMinor} /> <AddedAt timestamp={addedAt} />
        </span>
      </p>
    </li>
  )
}
