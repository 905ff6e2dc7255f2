import { formatMoney } from '#domain/money.ts'
import type { GoalFrame } from '#domain/understanding/frame.ts'
import { sayNoGoal } from '#server/assistant/answers/goal.ts'
import { askReading } from '#server/assistant/changes/ask-reading.ts'
import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import type { PreparedCall } from '#server/assistant/entries/open-choice.ts'
import { findGoal } from '#server/assistant/find/find-goal.ts'
import { runTool } from '#server/tools/run-tool.ts'

const MOST_OFFERED = 4
const OWN_MONEY = 'That stays your own money, so nothing is spent. To save towards something, say "new goal Japan 500".'

/** "put 50 towards Japan": adds money to the goal that is named, or to the only one there is. */
export async function addMoney({ context, speaker }: ChangeScope, frame: GoalFrame): Promise<Intention> {
  const { amountMinor } = frame
  const { output } = await runTool(context, { name: 'getGoals', input: {}, userId: speaker.userId })
  const { goals } = output
  const goal = findGoal(goals, frame.goal)
  if (goals.length === 0 && frame.goal) {
    const putMinor = frame.readings ? undefined : amountMinor
    const put = putMinor === undefined ? '' : ` The ${formatMoney(putMinor, speaker.currency)} will be the first of it.`
    return {
      say: `You have no goal yet. How much do you want to save for ${frame.goal}${put && ' in all'}?${put}`,
      waiting: { goal: { name: frame.goal, deadline: null, ...(putMinor === undefined ? {} : { putMinor }) } },
    }
  }
  if (goals.length === 0) return { say: OWN_MONEY }
  if (goal && frame.readings)
    return {
      ask: askReading(frame.readings, speaker.currency, (sum) => ({
        calls: [{ name: 'addToGoal', input: { id: goal.id, amountMinor: sum } }],
      })),
    }
  if (amountMinor === undefined || (!goal && (goals.length < 2 || goals.length > MOST_OFFERED))) {
    return { say: sayNoGoal(goals, frame.goal) }
  }
  const callFor = ({ id }: { id: string }): PreparedCall => ({ name: 'addToGoal', input: { id, amountMinor } })
  if (goal) return { calls: [callFor(goal)] }
  return {
    ask: {
      ask: sayNoGoal(goals, frame.goal),
      options: goals.map((each) => ({ label: each.name, amountMinor, calls: [callFor(each)] })),
    },
  }
}
