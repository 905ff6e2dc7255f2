import { goalsQuery } from '#web/lib/query/goals.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useOptimisticTool } from '#web/lib/tools/use-optimistic-tool.ts'

export function useCreateGoal(onDone: () => void) {
  return useOptimisticTool('createGoal', {
    queryKey: goalsQuery.queryKey,
    onDone: (_answer, { name }) => {
      onDone()
      toast({
        title: 'Goal Created!',
        description: `Your ${name} goal has been created. Let's start saving! 🎯`,
        tone: 'success',
      })
    },
  })
}
