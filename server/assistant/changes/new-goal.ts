import type { Day } from '#domain/calendar.ts'
import type { goalCategories } from '#domain/goal.ts'
import type { Minor } from '#domain/money.ts'
import type { PreparedCall } from '#server/assistant/entries/open-choice.ts'

/** A goal to be made, of which the target was not said: "a new goal for Japan". */
export type OpenGoal = { name: string; deadline: Day | null }

/** The call that makes a goal, sorted by what its name tells. */
export function newGoalCall({ name, deadline }: OpenGoal, targetMinor: Minor): PreparedCall {
  return { name: 'createGoal', input: { name, targetMinor, category: categoryOf(name), deadline } }
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
