import { milestoneAfterEdit } from '#domain/goal.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import { goalGone } from '#web/features/goals/goal-gone.ts'
import { type GoalsView, withGoal } from '#web/features/goals/goals-view.ts'
import { goalsQuery } from '#web/lib/query/goals.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useOptimisticTool } from '#web/lib/tools/use-optimistic-tool.ts'
import { useUndo } from '#web/lib/tools/use-undo.ts'

/** What the edit form changes of a goal. */
export type EditedGoal = Pick<Goal, 'id'> &
  Partial<Pick<Goal, 'name' | 'targetMinor' | 'currentMinor' | 'category' | 'deadline' | 'color'>>

export function useUpdateGoal(onDone: () => void) {
  const undo = useUndo()
  const { send, isPending } = useOptimisticTool<'updateGoal', GoalsView>('updateGoal', {
    queryKey: goalsQuery.queryKey,
    change: (view, input) => withGoal(view, input.id, (goal) => edited(goal, input as EditedGoal)),
    onDone: ({ output: { goal, changed }, changeId }) => {
      if (!goal) return goalGone()
      onDone()
      if (!changed) return
      toast({
        title: 'Goal Updated!',
        description: `${goal.name} is up to date.`,
        tone: 'success',
        ...undo(changeId),
      })
    },
  })
  return { send: (goal: EditedGoal) => send(goal), isPending }
}

/** As the server will have it: savings stop at the target, a milestone that is no longer reached goes. */
function edited(goal: Goal, next: EditedGoal): Goal {
  const after = { ...goal, ...next }
  if (after.currentMinor !== goal.currentMinor) after.currentMinor = Math.min(after.currentMinor, after.targetMinor)
  const isMoved = after.currentMinor !== goal.currentMinor || after.targetMinor !== goal.targetMinor
  return isMoved ? { ...after, milestone: milestoneAfterEdit(after, goal.milestone) } : after
}
