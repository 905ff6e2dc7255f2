import { useId } from 'react'
import { goalPercent, isGoalComplete } from '#domain/goal.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import { TickBar } from '#web/ui/charts/tick-bar.tsx'
import { Emoji } from '#web/ui/emoji.tsx'
import { GoalBar } from '#web/ui/goal/goal-bar.tsx'
import { GoalFoot } from '#web/ui/goal/goal-foot.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
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
  const { name } = goal
  const isDone = isGoalComplete(goal)
  const hintId = useId()
  return (
    <li className={isDone ? 'goal goal-done' : 'goal'} data-row={goal.id}>
      <div className="goal-top">
        <button type="button" className="goal-open" aria-describedby={isDone ? undefined : hintId} onClick={onAdd}>
          {name}
        </button>
        {isDone ? (
          <Icon name="sparkle-fill" size="m" className="goal-sparkle" />
        ) : (
          <span className="row-amount pct">{goalPercent(goal)}%</span>
        )}
        <RowMenu
          label={`More for ${name}`}
          acts={[
            { label: 'Edit', icon: 'pencil', onSelect: onEdit },
            { label: 'Delete', icon: 'trash', onSelect: onDelete },
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
        <GoalBar goal={goal} />
      )}
      <GoalFoot goal={goal} />
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
