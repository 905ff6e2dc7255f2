import { findGoal } from '#server/assistant/find-goal.ts'
import type { ChangeScope } from '#server/assistant/make-changes.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** "remove the shopping budget", "delete the Paris goal": takes it away and says so; null where there is none of that name. */
export async function deleteBudgetOrGoal(
  { context, turn, speaker, key }: ChangeScope,
  name: string,
): Promise<string | null> {
  const [, words = '', kind] = /^(.*?)\s*\b(budget|goal)$/i.exec(name) ?? []
  const { userId } = speaker
  if (kind?.toLowerCase() === 'budget') {
    const { output } = await runTool(context, { name: 'getBudgetStatus', input: {}, userId })
    const [only, ...more] = output.budgets.filter(({ category }) =>
      category.toLowerCase().includes(words.toLowerCase()),
    )
    if (!only || more.length > 0) return null
    await turn.run({ name: 'deleteBudget', input: { id: only.id }, key })
    return sayGone(`the budget for ${only.category}`)
  }
  if (kind?.toLowerCase() === 'goal') {
    const { output } = await runTool(context, { name: 'getGoals', input: {}, userId })
    const goal = findGoal(output.goals, words || undefined)
    if (!goal) return null
    await turn.run({ name: 'deleteGoal', input: { id: goal.id }, key })
    return sayGone(`the goal ${goal.name}`)
  }
  return null
}

function sayGone(what: string): string {
  return `Removed ${what}. Say "undo" to bring it back.`
}
