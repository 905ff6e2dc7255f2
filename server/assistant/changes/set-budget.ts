import type { BudgetFrame } from '#domain/understanding/frame.ts'
import type { ChangeScope, Intention } from '#server/assistant/make-changes.ts'

export const ASK_BUDGET = 'Which category, and how much a month? Say "set dining to 300".'

/** "set dining to 300": makes the budget of a category or changes it (ruling 44). */
export async function setBudget(_: ChangeScope, { category, amountMinor }: BudgetFrame): Promise<Intention> {
  if (category && amountMinor !== undefined) return { calls: [{ name: 'setBudget', input: { category, amountMinor } }] }
  return { say: ASK_BUDGET }
}
