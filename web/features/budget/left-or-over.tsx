import type { BudgetState } from '#domain/budget.ts'
import { stateLook } from '#web/features/budget/state-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { inkClass } from '#web/ui/ink.ts'
import { Money } from '#web/ui/money.tsx'

/** "$87.70 left" or "$36.40 over", with the sign of its state. */
export function LeftOrOver({ leftMinor, state }: { leftMinor: number; state: BudgetState }) {
  const { ink, icon } = stateLook[state]
  return (
    <span className={`b-state ${inkClass(ink)}`} data-state={state}>
      <Icon name={icon} size="s" />
      <span>
        <Money amountMinor={Math.abs(leftMinor)} /> {leftMinor < 0 ? 'over' : 'left'}
      </span>
    </span>
  )
}
