import type { DashboardView } from '#domain/views.ts'
import { DayLabel } from '#web/ui/day-label.tsx'
import { Emoji } from '#web/ui/emoji.tsx'
import { inkClass } from '#web/ui/ink.ts'
import { Money } from '#web/ui/money.tsx'

type Goal = DashboardView['goals'][number]

export function GoalLine({ goal }: { goal: Goal }) {
  const { name, currentMinor, targetMinor, color, deadline } = goal
  const share = targetMinor > 0 ? Math.min(1, Math.max(0, currentMinor / targetMinor)) : 1
  const percent = Math.floor(share * 100)
  return (
    <li>
      <div className="goal-top">
        <p>
          <b>{name}</b>
          <em>
            <Note goal={goal} />
          </em>
        </p>
        <span className="row-amount pct">{percent}%</span>
      </div>
      <div
        className={`bar ${inkClass(color)}`}
        role="progressbar"
        aria-label={name}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <b style={{ width: `${(share * 100).toFixed(1)}%` }} />
        <i className="notch notch-half" />
        <i className="notch notch-most" />
      </div>
      <div className="goal-foot caption tnum">
        <span>
          <b>
            <Money amountMinor={currentMinor} />
          </b>{' '}
          / <Money amountMinor={targetMinor} />
        </span>
        {deadline && <DayLabel day={deadline} form="date" />}
      </div>
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
