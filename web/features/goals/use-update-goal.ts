import { milestoneAfterEdit } from '#domain/goal.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import { goalGone } from '#web/features/goals/goal-gone.ts'
import { type GoalsView, withGoal } from '#web/features/goals/goals-view.ts'
import { goalsQuery } from '#web/lib/query/goals.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useOptimisticTool } from '#web/lib/tools/use-optimistic-tool.ts'
import { useUndo } from '#web/lib/tools/use-undo.ts'

/** All that the edit form shows of a goal. */
export type EditedGoal = Pick<Goal, 'id' | 'name' | 'targetMinor' | 'currentMinor' | 'category' | 'deadline' | 'color'>

export function useUpdateGoal(onDone: () => void) {
  const undo = useUndo()
  const { send, isPending } = useOptimisticTool<'updateGoal', GoalsView>('updateGoal', {
    queryKey: goalsQuery.queryKey,
    change: (view, input) => withGoal(view, input.id, (goal) => edited(goal, input as EditedGoal)),
    onDone: ({ output: { goal, changed }, changeId }) => {
      onDone()
      if (!goal) return goalGone()
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
  const currentMinor =
    next.currentMinor === goal.currentMinor ? goal.currentMinor : Math.min(next.currentMinor, next.targetMinor)
  const isMoved = currentMinor !== goal.currentMinor || next.targetMinor !== goal.targetMinor
  const milestone = isMoved ? milestoneAfterEdit({ ...next, currentMinor }, goal.milestone) : goal.milestone
  return { ...goal, ...next, currentMinor, milestone }
}
