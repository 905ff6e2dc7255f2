import type { Goal } from '#domain/tools/goal-schema.ts'
import { AddToGoalDialog } from '#web/features/goals/add-to-goal-dialog.tsx'
import { EditGoalDialog } from '#web/features/goals/edit-goal-dialog.tsx'
import type { OpenGoal } from '#web/features/goals/goals-screen.tsx'
import { NewGoalDialog } from '#web/features/goals/new-goal-dialog.tsx'
import { useLastKnown } from '#web/ui/form/use-last-known.ts'

/** The sheet that stands open. */
export function GoalDialogs({
  opened,
  goals,
  onClose,
}: {
  opened: OpenGoal
  goals: readonly Goal[]
  onClose: () => void
}) {
  const { row: goal, isGone } = useLastKnown(
    opened.kind === 'new' ? undefined : goals.find(({ id }) => id === opened.id),
  )
  if (opened.kind === 'new') return <NewGoalDialog advice={opened.advice} onClose={onClose} />
  if (!goal) return null
  if (opened.kind === 'edit') return <EditGoalDialog goal={goal} isGone={isGone} onClose={onClose} />
  return <AddToGoalDialog goal={goal} isGone={isGone} onClose={onClose} />
}
