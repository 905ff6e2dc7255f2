import type { Goal } from '#domain/tools/goal-schema.ts'
import { type GoalsView, withGoal } from '#web/features/goals/goals-view.ts'
import { goalsQuery } from '#web/lib/query/goals.ts'
import { leaveRow, returnToRow } from '#web/lib/row-focus.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useOptimisticTool } from '#web/lib/tools/use-optimistic-tool.ts'
import { useUndo } from '#web/lib/tools/use-undo.ts'

/** The goal goes at once and comes back if the server refuses; Undo takes the very change back. */
export function useDeleteGoal(): (goal: Goal) => void {
  const undo = useUndo()
  const { send } = useOptimisticTool<'deleteGoal', GoalsView>('deleteGoal', {
    queryKey: goalsQuery.queryKey,
    change: (view, { id }) => withGoal(view, id, () => null),
    onDone: ({ output: { goal }, changeId }) =>
      toast({ title: 'Goal Deleted', description: `${goal.name} has been removed.`, ...undo(changeId, goal.id) }),
    onRefused: ({ id }) => returnToRow(id),
  })
  return ({ id }) => {
    leaveRow(id)
    send({ id })
  }
}
