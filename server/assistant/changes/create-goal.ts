import { formatDay } from '#domain/calendar.ts'
import type { goalCategories } from '#domain/goal.ts'
import { formatMoney } from '#domain/money.ts'
import type { GoalFrame } from '#domain/understanding/frame.ts'
import type { Changed, ChangeScope } from '#server/assistant/make-changes.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** "create a goal vacation 2000 by June": makes the goal, unless there is one of that name already. */
export async function createGoal({ context, turn, speaker, key }: ChangeScope, frame: GoalFrame): Promise<Changed> {
  const { userId, currency } = speaker
  const { goal: name, amountMinor, deadline } = frame
  if (!name || amountMinor === undefined)
    return { saved: [], removed: [], words: 'What is the goal, and how much? Say "new goal Japan 2000 by June".' }
  const { output: known } = await runTool(context, { name: 'getGoals', input: {}, userId })
  const same = known.goals.find((goal) => goal.name.toLowerCase() === name.toLowerCase())
  if (same) {
    const saved = formatMoney(same.currentMinor, currency)
    const words = `You have a goal ${same.name} already, with ${saved} of ${formatMoney(same.targetMinor, currency)}.`
    return { saved: [], removed: [], words }
  }
  const input = { name, targetMinor: amountMinor, category: categoryOf(name), deadline: deadline ?? null }
  const { output } = await turn.run({ name: 'createGoal', input, key })
  const { goal } = output
  const until = goal.deadline ? ` by ${formatDay(goal.deadline)}` : ''
  return { saved: [], removed: [], words: `New goal ${goal.name}, ${formatMoney(goal.targetMinor, currency)}${until}.` }
}

const words: [RegExp, (typeof goalCategories)[number]][] = [
  [/emergency|rainy/i, 'Emergency Fund'],
  [/vacation|holiday|trip|travel|honeymoon/i, 'Vacation'],
  [/\bcar\b|\bvan\b/i, 'Car Purchase'],
  [/house|home|deposit|down payment|flat/i, 'Home Down Payment'],
  [/school|college|uni|course|tuition/i, 'Education'],
  [/retire|pension/i, 'Retirement'],
  [/debt|loan|pay off/i, 'Debt Payoff'],
]

function categoryOf(name: string): (typeof goalCategories)[number] {
  return words.find(([pattern]) => pattern.test(name))?.[1] ?? 'Other'
}
