import type { Day } from '#domain/calendar.ts'
import type { goalCategories } from '#domain/goal.ts'
import type { Minor } from '#domain/money.ts'
import type { PreparedCall, PreparedChange } from '#server/assistant/entries/open-choice.ts'

/** A goal to be made, of which the target was not said: "a new goal for Japan". `putMinor`: what is to be put in it at once. */
export type OpenGoal = { name: string; deadline: Day | null; putMinor?: Minor }

/** The call that makes a goal, sorted by what its name tells. */
export function newGoalCall({ name, deadline }: OpenGoal, targetMinor: Minor): PreparedCall {
  return { name: 'createGoal', input: { name, targetMinor, category: categoryOf(name), deadline } }
}

/** The calls that make a goal and put in what was said for it before there was one. */
export function newGoalCalls(goal: OpenGoal, targetMinor: Minor): PreparedChange {
  const made = newGoalCall(goal, targetMinor)
  if (goal.putMinor === undefined) return { calls: [made] }
  return { calls: [made, { name: 'addToGoal', input: { amountMinor: goal.putMinor }, ofMade: true }], toldEach: true }
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
