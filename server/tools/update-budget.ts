import { findBudget } from '#db/read/budgets.ts'
import type { Row } from '#db/write/rows.ts'
import type { WriteTool } from '#server/tools/tool.ts'

/** Changes a budget that exists; for an unknown one it does nothing and says so (specification §5, ruling 44). */
export const updateBudget: WriteTool<'updateBudget'> = {
  effect: 'write',
  async run({ trx, ledger, userId, today }, { id, category, amountMinor, color }) {
    const known = await findBudget(trx, { userId, today, id, category })
    if (!known) return { changed: false, budget: null }
    const patch: Row = {
      ...(amountMinor === undefined ? {} : { budget_amount: amountMinor }),
      ...(color === undefined ? {} : { color }),
    }
    await ledger.update('budgets', known.id, patch)
    const budget = await findBudget(trx, { userId, today, id: known.id })
    return { changed: ledger.changes.length > 0, budget: budget ?? null }
  },
}
