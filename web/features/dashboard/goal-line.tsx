import { goalPercent } from '#domain/goal.ts'
import type { DashboardView } from '#domain/views.ts'
import { Emoji } from '#web/ui/emoji.tsx'
import { GoalBar } from '#web/ui/goal/goal-bar.tsx'
import { GoalFoot } from '#web/ui/goal/goal-foot.tsx'
import { Money } from '#web/ui/money.tsx'

type Goal = DashboardView['goals'][number]

export function GoalLine({ goal }: { goal: Goal }) {
  return (
    <li>
      <div className="goal-top">
        <p>
          <b>{goal.name}</b>
          <em>
            <Note goal={goal} />
          </em>
        </p>
        <span className="row-amount pct">{goalPercent(goal)}%</span>
      </div>
      <GoalBar goal={goal} />
      <GoalFoot goal={goal} />
    </li>
  )
}

function Note({ goal }: { goal: Goal }) {
  if (goal.currentMinor >= goal.targetMinor) return <Emoji text="Goal Achieved! 🎉" />
  if (goal.milestone) return <Emoji text={goal.milestone} />
  return (
    <>
      <Money amountMinor={goal.targetMinor - goal.currentMinor} /> to go
    </>
  )
}
