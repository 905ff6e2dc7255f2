import { toTransaction } from '#db/read/to-transaction.ts'
import type { TransactionRow } from '#db/tables.ts'
import { moveBalance } from '#server/tools/move-balance.ts'
import type { WriteTool } from '#server/tools/tool.ts'

/** Removes one entry and moves its balance back (specification §7, ruling 37). Errors: not_found. */
export const deleteTransaction: WriteTool<'deleteTransaction'> = {
  effect: 'write',
  async run({ ledger }, { id }) {
    const row = (await ledger.remove('transactions', id)) as TransactionRow
    await moveBalance(ledger, { accountId: row.account_id, cardId: row.card_id }, -row.amount)
    return { transaction: toTransaction(row) }
  },
}
