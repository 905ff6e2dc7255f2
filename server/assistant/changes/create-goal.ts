import type { Currency } from '#domain/currency.ts'
import type { goalCategories } from '#domain/goal.ts'
import { formatMoney, type Minor } from '#domain/money.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import type { GoalFrame } from '#domain/understanding/frame.ts'
import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** "create a goal vacation 2000 by June": makes the goal, unless there is one of that name already. */
export async function createGoal({ context, speaker }: ChangeScope, frame: GoalFrame): Promise<Intention> {
  const { userId, currency } = speaker
  const { goal: name, amountMinor, deadline } = frame
  if (!name || amountMinor === undefined)
    return { say: 'What is the goal, and how much? Say "new goal Japan 2000 by June".' }
  const { output: known } = await runTool(context, { name: 'getGoals', input: {}, userId })
  const same = known.goals.find((goal) => goal.name.toLowerCase() === name.toLowerCase())
  if (same) return alreadyThere(same, amountMinor, currency)
  const input = { name, targetMinor: amountMinor, category: categoryOf(name), deadline: deadline ?? null }
  return { calls: [{ name: 'createGoal', input }] }
}

/** A second goal of that name would be one too many; the one that is there can get the new target. */
function alreadyThere(goal: Goal, targetMinor: Minor, currency: Currency): Intention {
  const money = (amountMinor: number) => formatMoney(amountMinor, currency)
  const wanted = money(targetMinor)
  const standing = `You have a goal ${goal.name} already, with ${money(goal.currentMinor)} of ${money(goal.targetMinor)}.`
  if (targetMinor === goal.targetMinor) return { say: standing }
  const call = { name: 'updateGoal', input: { id: goal.id, targetMinor } } as const
  return {
    ask: {
      ask: `${standing} Make it ${wanted}?`,
      options: [{ label: wanted, amountMinor: targetMinor, calls: [call] }],
    },
  }
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
