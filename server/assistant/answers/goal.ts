import type { Currency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'

/** How one goal stands, or all of them together. */
export function sayGoals(
  { goals, totalSavedMinor }: ToolOutput<'getGoals'>,
  goal: Goal | null,
  currency: Currency,
): string {
  if (goal) {
    const saved = formatMoney(goal.currentMinor, currency)
    return `${saved} of ${formatMoney(goal.targetMinor, currency)} saved for ${goal.name}.`
  }
  return `You have saved ${formatMoney(totalSavedMinor, currency)} over ${goals.length} goals.`
}

export function sayNoGoal(goals: readonly Goal[], words: string | undefined): string {
  if (goals.length === 0) return 'You have no goal yet, so there is nothing I could put it towards.'
  const names = goals.map((goal) => goal.name).join(', ')
  return words ? `I am not sure which goal that is. Yours are ${names}.` : `Which goal? Yours are ${names}.`
}
