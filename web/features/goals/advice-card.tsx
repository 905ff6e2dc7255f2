import { adviseGoal, type GoalAdvice } from '#domain/goal-advice.ts'
import { product } from '#domain/product.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import { useAdviceHidden } from '#web/features/goals/use-advice-hidden.ts'
import { useToday } from '#web/lib/person/today.ts'
import { Button } from '#web/ui/button.tsx'
import { DayLabel } from '#web/ui/day-label.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'

const reasons: Record<GoalAdvice['kind'], string> = {
  start: 'a first step',
  vacation: 'some time off',
  boost: 'a bigger buffer',
}

/** The recommendation: dashed, since it is not in the books until it is applied. */
export function AdviceCard({ goals, onApply }: { goals: readonly Goal[]; onApply: (advice: GoalAdvice) => void }) {
  const advice = adviseGoal(goals, useToday())
  const { isHidden, dismiss, remindLater } = useAdviceHidden()
  if (isHidden) return null
  return (
    <section className="card proposed rec" aria-labelledby="advice">
      <button type="button" className="round rec-shut" aria-label="Dismiss suggestion" onClick={dismiss}>
        <Icon name="close" size="m" />
      </button>
      <p className="rec-who">
        {product.assistant} suggests {reasons[advice.kind]}
      </p>
      <h2 id="advice" className="heading">
        {advice.name}
      </h2>
      <p className="rec-words">
        <Money amountMinor={advice.targetMinor} /> by <DayLabel day={advice.deadline} form="date" />. Put by{' '}
        <Money amountMinor={advice.monthlyMinor} /> a month and you are there.
      </p>
      <div className="rec-acts">
        <Button onClick={() => onApply(advice)}>Apply Now</Button>
        <Button tone="text" onClick={remindLater}>
          Remind Later
        </Button>
      </div>
    </section>
  )
}
