import type { Goal } from '#domain/tools/goal-schema.ts'
import { AddToGoalDialog } from '#web/features/goals/add-to-goal-dialog.tsx'
import { EditGoalDialog } from '#web/features/goals/edit-goal-dialog.tsx'
import type { OpenGoal } from '#web/features/goals/goals-screen.tsx'
import { NewGoalDialog } from '#web/features/goals/new-goal-dialog.tsx'

/** The sheet that stands open; one over a goal that was deleted elsewhere closes by itself. */
export function GoalDialogs({
  opened,
  goals,
  onClose,
}: {
  opened: OpenGoal
  goals: readonly Goal[]
  onClose: () => void
}) {
  if (opened.kind === 'new') return <NewGoalDialog advice={opened.advice} onClose={onClose} />
  const goal = goals.find((one) => one.id === opened.id)
  if (!goal) return null
  if (opened.kind === 'edit') return <EditGoalDialog goal={goal} onClose={onClose} />
  return <AddToGoalDialog goal={goal} onClose={onClose} />
}
