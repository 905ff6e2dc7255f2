import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import { findGoal } from '#server/assistant/find/find-goal.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** "remove the shopping budget", "delete the Paris goal"; null where there is none of that name. */
export async function deleteBudgetOrGoal(
  { context, speaker }: Pick<ChangeScope, 'context' | 'speaker'>,
  name: string,
): Promise<Intention | null> {
  const [, words = '', kind] = /^(.*?)\s*\b(budget|goal)$/i.exec(name) ?? []
  const { userId } = speaker
  if (kind?.toLowerCase() === 'budget') {
    const { output } = await runTool(context, { name: 'getBudgetStatus', input: {}, userId })
    const [only, ...more] = output.budgets.filter(({ category }) =>
      category.toLowerCase().includes(words.toLowerCase()),
    )
    return only && more.length === 0 ? { calls: [{ name: 'deleteBudget', input: { id: only.id } }] } : null
  }
  if (kind?.toLowerCase() === 'goal') {
    const { output } = await runTool(context, { name: 'getGoals', input: {}, userId })
    const goal = findGoal(output.goals, words || undefined)
    return goal && { calls: [{ name: 'deleteGoal', input: { id: goal.id } }] }
  }
  return null
}
