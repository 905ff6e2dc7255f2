import { useId } from 'react'
import { parseDay } from '#domain/calendar.ts'
import { isGoalComplete } from '#domain/goal.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import { TickBar } from '#web/ui/charts/tick-bar.tsx'
import { DayLabel } from '#web/ui/day-label.tsx'
import { Emoji } from '#web/ui/emoji.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { inkClass } from '#web/ui/ink.ts'
import { Money } from '#web/ui/money.tsx'
import { focusNextDots } from '#web/ui/row-menu/focus-next-dots.ts'
import { RowMenu } from '#web/ui/row-menu/row-menu.tsx'

export function GoalRow({
  goal,
  onAdd,
  onEdit,
  onDelete,
}: {
  goal: Goal
  onAdd: () => void
  onEdit: () => void
  onDelete: () => void
}) {
  const { name, currentMinor, targetMinor } = goal
  const isDone = isGoalComplete(goal)
  const percent = Math.min(100, Math.floor((currentMinor * 100) / targetMinor))
  const remove = () => {
    focusNextDots()
    onDelete()
  }
  const hintId = useId()
  const deadline = goal.deadline && parseDay(goal.deadline)
  return (
    <li className={isDone ? 'goal goal-done' : 'goal'} data-goal={goal.id}>
      <div className="goal-top">
        <button type="button" className="goal-open" aria-describedby={isDone ? undefined : hintId} onClick={onAdd}>
          {name}
        </button>
        {isDone ? (
          <Icon name="sparkle-fill" size="m" className="goal-sparkle" />
        ) : (
          <span className="row-amount pct">{percent}%</span>
        )}
        <RowMenu
          label={`More for ${name}`}
          acts={[
            { label: 'Edit', icon: 'pencil', onSelect: onEdit },
            { label: 'Delete', icon: 'trash', onSelect: remove },
          ]}
        />
      </div>
      <p className="goal-note">
        <Note goal={goal} />
      </p>
      {isDone ? (
        <div className="goal-fin">
          <TickBar parts={[{ share: 1, ink: 'var(--accent-fill)' }]} height={12} />
        </div>
      ) : (
        <div
          className={`bar ${inkClass(goal.color)}`}
          role="progressbar"
          aria-label={name}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <b style={{ width: `${((Math.min(currentMinor, targetMinor) / targetMinor) * 100).toFixed(1)}%` }} />
          <i className="notch goal-half" />
          <i className="notch goal-most" />
        </div>
      )}
      <div className="goal-foot caption tnum">
        <span>
          <b>
            <Money amountMinor={currentMinor} />
          </b>{' '}
          / <Money amountMinor={targetMinor} />
        </span>
        {deadline && <DayLabel day={deadline} form="date" />}
      </div>
      {!isDone && (
        <p id={hintId} className="goal-add caption">
          <Icon name="plus" size="s" />
          Click to add progress
        </p>
      )}
    </li>
  )
}

/** Both what is left and the milestone, which says how much of the way is done. */
function Note({ goal }: { goal: Goal }) {
  if (isGoalComplete(goal)) return <Emoji text="Goal Achieved! 🎉" />
  return (
    <>
      <Money amountMinor={goal.targetMinor - goal.currentMinor} /> to go
      {goal.milestone && (
        <>
          {' · '}
          <Emoji text={goal.milestone} />
        </>
      )}
    </>
  )
}
