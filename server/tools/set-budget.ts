import { findBudget } from '#db/read/budgets.ts'
import { budgetColors } from '#domain/budget.ts'
import { AppError } from '#domain/errors.ts'
import type { WriteTool } from '#server/tools/tool.ts'

/** Makes the budget of a category, or changes the one there is (ruling 44). Any whole amount is taken (ruling 43). */
export const setBudget: WriteTool<'setBudget'> = {
  effect: 'write',
  async run({ trx, ledger, userId, today, now, newId }, { category, amountMinor, color }) {
    const whose = { userId, today, category }
    const known = await findBudget(trx, whose)
    if (known) {
      await ledger.update('budgets', known.id, { budget_amount: amountMinor, color: color ?? known.color })
    } else {
      await ledger.insert('budgets', {
        id: newId(),
        category,
        budget_amount: amountMinor,
        color: color ?? budgetColors[0],
        created_at: now,
      })
    }
    const budget = await findBudget(trx, whose)
    if (!budget) throw new AppError('internal')
    return { budget, created: !known, previousMinor: known?.budgetMinor ?? null }
  },
}
