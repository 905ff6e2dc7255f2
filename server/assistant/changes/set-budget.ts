import { formatMoney } from '#domain/money.ts'
import type { BudgetFrame } from '#domain/understanding/frame.ts'
import type { Changed, ChangeScope } from '#server/assistant/make-changes.ts'

/** "set dining to 300": makes the budget of a category or changes it (ruling 44). */
export async function setBudget({ turn, speaker, key }: ChangeScope, frame: BudgetFrame): Promise<Changed> {
  const { category, amountMinor } = frame
  if (!category || amountMinor === undefined) {
    return { saved: [], removed: [], words: 'Which category, and how much a month? Say "set dining to 300".' }
  }
  const { output } = await turn.run({ name: 'setBudget', input: { category, amountMinor }, key })
  const amount = formatMoney(output.budget.budgetMinor, speaker.currency)
  const { leftMinor } = output.budget
  const left = `${formatMoney(Math.abs(leftMinor), speaker.currency)} ${leftMinor < 0 ? 'over' : 'left'}`
  const words = `Set, ${amount} a month for ${category}, ${left}.`
  return { saved: [], removed: [], words }
}
