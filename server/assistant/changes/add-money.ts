import { formatMoney } from '#domain/money.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'
import type { GoalFrame } from '#domain/understanding/frame.ts'
import { sayNoGoal } from '#server/assistant/answers/goal.ts'
import { findGoal } from '#server/assistant/find-goal.ts'
import type { Changed, ChangeScope } from '#server/assistant/make-changes.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** "put 50 towards Japan": adds money to the goal that is named, or to the only one there is. */
export async function addMoney({ context, turn, speaker, key }: ChangeScope, frame: GoalFrame): Promise<Changed> {
  const { userId, currency } = speaker
  const { output: known } = await runTool(context, { name: 'getGoals', input: {}, userId })
  const goal = findGoal(known.goals, frame.goal)
  if (!goal) return { saved: [], removed: [], words: sayNoGoal(known.goals, frame.goal) }
  const input = { id: goal.id, amountMinor: frame.amountMinor ?? 0 }
  const { output } = await turn.run({ name: 'addToGoal', input, key })
  return { saved: [], removed: [], words: sayAdded(output, (amount) => formatMoney(amount, currency)) }
}

function sayAdded({ goal, changed, addedMinor }: ToolOutput<'addToGoal'>, money: (amount: number) => string): string {
  if (!goal) return 'I could not find that goal.'
  if (!changed) return `${goal.name} is full already, so I added nothing.`
  const left = goal.targetMinor - goal.currentMinor
  const added = `Added ${money(addedMinor)} to ${goal.name}`
  return left > 0 ? `${added}, ${money(left)} to go.` : `${added}. Goal achieved!`
}
