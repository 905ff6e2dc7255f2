import { parseDay } from '#domain/calendar.ts'
import type { GoalFigures } from '#domain/goal.ts'
import { DayLabel } from '#web/ui/day-label.tsx'
import { Money } from '#web/ui/money.tsx'
import '#web/ui/goal/goal.css'

/** What is saved of the target, and until when. */
export function GoalFoot({ goal }: { goal: GoalFigures & { deadline: string | null } }) {
  const deadline = goal.deadline && parseDay(goal.deadline)
  return (
    <div className="goal-foot caption tnum">
      <span>
        <b>
          <Money amountMinor={goal.currentMinor} />
        </b>{' '}
        / <Money amountMinor={goal.targetMinor} />
      </span>
      {deadline && <DayLabel day={deadline} form="date" />}
    </div>
  )
}
