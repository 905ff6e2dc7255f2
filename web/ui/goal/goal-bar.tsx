import type { Color } from '#domain/category.ts'
import { type GoalFigures, goalPercent } from '#domain/goal.ts'
import { inkClass } from '#web/ui/ink.ts'
import '#web/ui/goal/goal.css'

/** How far a goal is, with notches where its milestones stand. */
export function GoalBar({ goal }: { goal: GoalFigures & { name: string; color: Color } }) {
  const share = Math.min(1, Math.max(0, goal.currentMinor / goal.targetMinor))
  return (
    <div
      className={`bar ${inkClass(goal.color)}`}
      role="progressbar"
      aria-label={goal.name}
      aria-valuenow={goalPercent(goal)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <b style={{ width: `${(share * 100).toFixed(1)}%` }} />
      <i className="notch notch-half" />
      <i className="notch notch-most" />
    </div>
  )
}
