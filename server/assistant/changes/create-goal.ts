import type { Currency } from '#domain/currency.ts'
import { formatMoney, type Minor } from '#domain/money.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import type { GoalFrame } from '#domain/understanding/frame.ts'
import { askReading } from '#server/assistant/changes/ask-reading.ts'
import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import { newGoalCall, type OpenGoal } from '#server/assistant/changes/new-goal.ts'
import type { PreparedCall } from '#server/assistant/entries/open-choice.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** "create a goal vacation 2000 by June": makes the goal, unless there is one of that name already; asks for its target where none was said. */
export async function createGoal({ context, speaker }: ChangeScope, frame: GoalFrame): Promise<Intention> {
  const { userId, currency } = speaker
  const { goal: name, amountMinor, readings, deadline } = frame
  if (!name) return { say: 'What is the goal, and how much? Say "new goal Japan 2000 by June".' }
  const { output: known } = await runTool(context, { name: 'getGoals', input: {}, userId })
  const same = known.goals.find((goal) => goal.name.toLowerCase() === name.toLowerCase())
  if (same && readings) return { ask: askReading(readings, currency, (sum) => ({ calls: [targetCall(same, sum)] })) }
  if (same && amountMinor !== undefined && isPutBy(same, amountMinor, speaker.message))
    return { calls: [{ name: 'addToGoal', input: { id: same.id, amountMinor } }] }
  if (same) return alreadyThere(same, amountMinor, currency)
  const goal: OpenGoal = { name, deadline: deadline ?? null }
  if (readings) return { ask: askReading(readings, currency, (sum) => ({ calls: [newGoalCall(goal, sum)] })) }
  if (amountMinor === undefined) return { say: `How much do you want to save for ${name}?`, waiting: { goal } }
  return { calls: [newGoalCall(goal, amountMinor)] }
}

/** "save 50 for Japan", where Japan is a goal: money for it, where neither a new target was said nor that it comes again. */
function isPutBy({ currentMinor, targetMinor }: Goal, amountMinor: Minor, message: string): boolean {
  return (
    amountMinor < targetMinor - currentMinor &&
    !/\b(?:goal|target|new|create|want|need|like|(?:a|per|each|every) (?:day|week|month|year)|daily|weekly|monthly|yearly)\b/i.test(
      message,
    )
  )
}

/** A second goal of that name would be one too many; the one that is there can get the new target. */
function alreadyThere(goal: Goal, targetMinor: Minor | undefined, currency: Currency): Intention {
  const money = (amountMinor: number) => formatMoney(amountMinor, currency)
  const standing = `You have a goal ${goal.name} already, with ${money(goal.currentMinor)} of ${money(goal.targetMinor)}.`
  if (targetMinor === undefined || targetMinor === goal.targetMinor) return { say: standing }
  const wanted = money(targetMinor)
  return {
    ask: {
      ask: `${standing} Make it ${wanted}?`,
      options: [{ label: wanted, amountMinor: targetMinor, calls: [targetCall(goal, targetMinor)] }],
    },
  }
}

function targetCall({ id }: Goal, targetMinor: Minor): PreparedCall {
  return { name: 'updateGoal', input: { id, targetMinor } }
}
