import type { GoalFrame } from '#domain/understanding/frame.ts'
import { sayNoGoal } from '#server/assistant/answers/goal.ts'
import { askReading } from '#server/assistant/changes/ask-reading.ts'
import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import { findGoal } from '#server/assistant/find/find-goal.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** "change the target of the Japan goal to 2400", "move its deadline to June": what a goal that is there is to come to, or by when. */
export async function alterGoal({ context, speaker }: ChangeScope, frame: GoalFrame): Promise<Intention> {
  const { amountMinor: targetMinor, readings, deadline } = frame
  const { output } = await runTool(context, { name: 'getGoals', input: {}, userId: speaker.userId })
  const goal = findGoal(output.goals, frame.goal)
  if (!goal) return { say: sayNoGoal(output.goals, frame.goal) }
  const { id } = goal
  if (readings)
    return {
      ask: askReading(readings, speaker.currency, (sum) => ({
        calls: [{ name: 'updateGoal', input: { id, targetMinor: sum } }],
      })),
    }
  const change = targetMinor === undefined ? { deadline } : { targetMinor }
  return { calls: [{ name: 'updateGoal', input: { id, ...change } }] }
}
