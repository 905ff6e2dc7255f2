import { formatMoney, minor } from '#domain/money.ts'
import type { GoalFrame } from '#domain/understanding/frame.ts'
import { sayNoGoal } from '#server/assistant/answers/goal.ts'
import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import { findGoal } from '#server/assistant/find/find-goal.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** "take 20 out of the laptop goal": no more than what is saved. */
export async function takeFromGoal({ context, speaker }: ChangeScope, frame: GoalFrame): Promise<Intention> {
  const { output } = await runTool(context, { name: 'getGoals', input: {}, userId: speaker.userId })
  const goal = findGoal(output.goals, frame.goal)
  const { amountMinor } = frame
  if (!goal || amountMinor === undefined) return { say: sayNoGoal(output.goals, frame.goal) }
  const left = goal.currentMinor - amountMinor
  const saved = formatMoney(minor(goal.currentMinor), speaker.currency)
  if (left < 0) return { say: `Only ${saved} is saved for ${goal.name}, so I took nothing out.` }
  return { calls: [{ name: 'updateGoal', input: { id: goal.id, currentMinor: left } }] }
}
