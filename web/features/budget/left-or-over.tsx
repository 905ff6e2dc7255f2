import type { BudgetState } from '#domain/budget.ts'
import { stateLook } from '#web/features/budget/state-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { inkClass } from '#web/ui/ink.ts'
import { Money } from '#web/ui/money.tsx'

/** "$87.70 left" or "$36.40 over", with the sign of its state. A budget below zero is over only once something is spent (ruling 43). */
export function LeftOrOver({ leftMinor, state }: { leftMinor: number; state: BudgetState }) {
  const { ink, icon } = stateLook[state]
  const isOver = state === 'over'
  return (
    <span className={`b-state ${inkClass(ink)}`} data-state={state}>
      <Icon name={icon} size="s" />
      <span>
        <Money amountMinor={isOver ? -leftMinor : Math.max(0, leftMinor)} /> {isOver ? 'over' : 'left'}
      </span>
    </span>
  )
}
