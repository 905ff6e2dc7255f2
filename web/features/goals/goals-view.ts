import { isGoalComplete } from '#domain/goal.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'

export type GoalsView = ToolOutput<'getGoals'>

/** The view with one goal changed, or gone where `change` makes null; the sums follow. */
export function withGoal(view: GoalsView, id: string, change: (goal: Goal) => Goal | null): GoalsView {
  const goals = view.goals.flatMap((goal) => (goal.id === id ? (change(goal) ?? []) : [goal]))
  return {
    goals,
    totalSavedMinor: goals.reduce((sum, goal) => sum + goal.currentMinor, 0),
    completed: goals.filter(isGoalComplete).length,
  }
}
