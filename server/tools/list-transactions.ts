import { readTransactionPage, readTransactionSummary } from '#db/read/transaction-page.ts'
import { AppError } from '#domain/errors.ts'
import type { ReadTool } from '#server/tools/tool.ts'

/** The newest entries that match, with the sums of all that do (ruling 32, ruling 41). Errors: invalid_day when the period ends before it begins. */
export const listTransactions: ReadTool<'listTransactions'> = {
  effect: 'read',
  async run({ db, userId }, params) {
    if (params.from && params.to && params.from > params.to) throw new AppError('invalid_day', { field: 'to' })
    const { items } = await readTransactionPage(db, { ...params, userId, after: null })
    return { transactions: items, summary: await readTransactionSummary(db, { ...params, userId }) }
  },
}
