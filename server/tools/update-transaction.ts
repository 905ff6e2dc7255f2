import { toTransaction } from '#db/read/to-transaction.ts'
import type { TransactionRow } from '#db/tables.ts'
import type { Row } from '#db/write/rows.ts'
import { categoryColor, type TransactionCategory } from '#domain/category.ts'
import { AppError } from '#domain/errors.ts'
import type { ToolParams } from '#domain/tools/registry.ts'
import { signedAmount, type Transaction } from '#domain/transaction.ts'
import { budgetLeftAfter } from '#server/tools/budget-left.ts'
import { moveBalance } from '#server/tools/move-balance.ts'
import type { WriteTool } from '#server/tools/tool.ts'

/**
 * Changes what is named of one entry and moves its balance by the difference (specification §3, ruling 37); id and created_at
 * stay. Errors: not_found.
 */
export const updateTransaction: WriteTool<'updateTransaction'> = {
  effect: 'write',
  async run({ trx, ledger, userId, today }, params) {
    const before = (await ledger.find('transactions', params.id)) as TransactionRow | null
    if (!before) throw new AppError('not_found')
    const previous = toTransaction(before)
    const row = (await ledger.update('transactions', params.id, patchOf(previous, params))) as TransactionRow
    await moveBalance(ledger, { accountId: row.account_id, cardId: row.card_id }, row.amount - before.amount)
    const transaction = toTransaction(row)
    return {
      transaction,
      previous,
      changed: ledger.changes.length > 0,
      ...(await budgetLeftAfter({ db: trx, userId, today }, transaction)),
    }
  },
}

function patchOf(entry: Transaction, params: ToolParams<'updateTransaction'>): Row {
  const { merchant, amountMinor = entry.amountMinor, date, pending } = params
  const category = categoryAfter(entry, params)
  return {
    amount: signedAmount(amountMinor, kindAfter(entry, category, params.kind)),
    ...(category === entry.category ? {} : { category, category_color: categoryColor(category) }),
    ...(merchant === undefined ? {} : { merchant }),
    ...(date === undefined ? {} : { date }),
    ...(pending === undefined ? {} : { pending: pending ? 1 : 0 }),
  }
}

/** What turns out to be spending cannot stay among Income. */
function categoryAfter(
  entry: Transaction,
  { category, kind }: Pick<ToolParams<'updateTransaction'>, 'category' | 'kind'>,
): TransactionCategory {
  if (category) return category
  return kind === 'spend' && entry.category === 'Income' ? 'Other' : entry.category
}

/** Income is money in. An entry that leaves Income is spending; any other keeps its way unless told (a refund stays one). */
function kindAfter(
  entry: Transaction,
  category: TransactionCategory,
  kind: 'spend' | 'income' | undefined,
): 'spend' | 'income' {
  if (category === 'Income') return 'income'
  if (kind) return kind
  if (entry.category === 'Income') return 'spend'
  return entry.amountMinor < 0 ? 'income' : 'spend'
}
