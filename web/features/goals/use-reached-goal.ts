import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isGoalComplete } from '#domain/goal.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import { goalsQuery } from '#web/lib/query/goals.ts'

/**
 * The goal that was just completed while the screen stood open, by whatever way: here, by voice or in another window. Nothing is
 * celebrated before the server has agreed.
 */
export function useReachedGoal(goals: readonly Goal[] | undefined) {
  const isWaiting = useIsMutating({ mutationKey: goalsQuery.queryKey }) > 0
  const wasComplete = useRef<Map<string, boolean>>(null)
  const [reached, setReached] = useState<Goal | null>(null)

  useEffect(() => {
    if (!goals || isWaiting) return
    const before = wasComplete.current
    wasComplete.current = new Map(goals.map((goal) => [goal.id, isGoalComplete(goal)]))
    const news = goals.find((goal) => isGoalComplete(goal) && before?.get(goal.id) === false)
    if (news) setReached(news)
  }, [goals, isWaiting])

  return { reached, forget: () => setReached(null) }
}
