import { toTransaction } from '#db/read/to-transaction.ts'
import type { TransactionRow } from '#db/tables.ts'
import { categoryColor } from '#domain/category.ts'
import { kindOfCategory, signedAmount } from '#domain/transaction.ts'
import { budgetLeftAfter } from '#server/tools/budget-left.ts'
import { moveBalance, requirePurse } from '#server/tools/move-balance.ts'
import type { WriteTool } from '#server/tools/tool.ts'

/** Records one spend or income (specification §3, §7). Errors: not_found for an account or card that is not the person's. */
export const addTransaction: WriteTool<'addTransaction'> = {
  effect: 'write',
  async run({ trx, userId, ledger, today, now, newId }, params) {
    await requirePurse(ledger, params)
    const kind = params.kind === 'income' ? 'income' : kindOfCategory(params.category)
    const amount = signedAmount(params.amountMinor, kind)
    const row = await ledger.insert('transactions', {
      id: newId(),
      merchant: params.merchant,
      amount,
      date: params.date ?? today,
      category: params.category,
      category_color: categoryColor(params.category),
      pending: params.pending ? 1 : 0,
      created_at: now,
      account_id: params.accountId ?? null,
      card_id: params.cardId ?? null,
    })
    await moveBalance(ledger, params, amount)
    const transaction = toTransaction(row as TransactionRow)
    return { transaction, ...(await budgetLeftAfter({ db: trx, userId, today }, transaction)) }
  },
}
