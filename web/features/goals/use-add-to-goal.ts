import { nextMilestone, raisedBy } from '#domain/goal.ts'
import { formatMoney } from '#domain/money.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import { goalGone } from '#web/features/goals/goal-gone.ts'
import { type GoalsView, withGoal } from '#web/features/goals/goals-view.ts'
import { useCurrency } from '#web/lib/person/currency.ts'
import { goalsQuery } from '#web/lib/query/goals.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useOptimisticTool } from '#web/lib/tools/use-optimistic-tool.ts'
import { useUndo } from '#web/lib/tools/use-undo.ts'

/** The bar grows at once; what is said is what was really added, since a goal takes no more than its target. */
export function useAddToGoal(onDone: () => void) {
  const currency = useCurrency()
  const undo = useUndo()
  return useOptimisticTool<'addToGoal', GoalsView>('addToGoal', {
    queryKey: goalsQuery.queryKey,
    change: (view, { id, amountMinor }) => withGoal(view, id, (goal) => raised(goal, amountMinor)),
    onDone: ({ output: { goal, addedMinor }, changeId }) => {
      if (!goal) return goalGone()
      onDone()
      toast({
        title: 'Goal Updated!',
        description: `Added ${formatMoney(addedMinor, currency)} to ${goal.name}. Keep it up! 🎯`,
        tone: 'success',
        ...undo(changeId),
      })
    },
  })
}

function raised(goal: Goal, amountMinor: number): Goal {
  const currentMinor = raisedBy(goal, amountMinor)
  return { ...goal, currentMinor, milestone: nextMilestone({ ...goal, currentMinor }, goal.milestone) }
}
