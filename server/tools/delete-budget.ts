import { findBudget } from '#db/read/budgets.ts'
import { AppError } from '#domain/errors.ts'
import type { WriteTool } from '#server/tools/tool.ts'

/** Removes one budget; its entries stay (ruling 16). Errors: not_found. */
export const deleteBudget: WriteTool<'deleteBudget'> = {
  effect: 'write',
  async run({ trx, ledger, userId, today }, choice) {
    const budget = await findBudget(trx, { userId, today, ...choice })
    if (!budget) throw new AppError('not_found')
    await ledger.remove('budgets', budget.id)
    return { budget }
  },
}
