import { formatMoney, type Minor, minor } from '#domain/money.ts'
import type { GoalFrame } from '#domain/understanding/frame.ts'
import { sayNoGoal } from '#server/assistant/answers/goal.ts'
import { askReading } from '#server/assistant/changes/ask-reading.ts'
import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import type { PreparedChange } from '#server/assistant/entries/open-choice.ts'
import { findGoal } from '#server/assistant/find/find-goal.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** "take 20 out of the laptop goal": no more than what is saved. */
export async function takeFromGoal({ context, speaker }: ChangeScope, frame: GoalFrame): Promise<Intention> {
  const { output } = await runTool(context, { name: 'getGoals', input: {}, userId: speaker.userId })
  const goal = findGoal(output.goals, frame.goal)
  const sums = frame.readings ?? (frame.amountMinor === undefined ? [] : [frame.amountMinor])
  if (!goal || sums.length === 0) return { say: sayNoGoal(output.goals, frame.goal) }
  const saved = formatMoney(minor(goal.currentMinor), speaker.currency)
  const [possible, ...more] = sums.filter((sum) => sum <= goal.currentMinor)
  if (possible === undefined) return { say: `Only ${saved} is saved for ${goal.name}, so I took nothing out.` }
  const takeOut = (sum: Minor): PreparedChange => ({
    calls: [{ name: 'updateGoal', input: { id: goal.id, currentMinor: goal.currentMinor - sum } }],
  })
  return more.length > 0 ? { ask: askReading([possible, ...more], speaker.currency, takeOut) } : takeOut(possible)
}
