import { summarise } from '#db/read/summary.ts'
import { startOfMonth } from '#domain/calendar.ts'
import { AppError } from '#domain/errors.ts'
import type { ReadTool } from '#server/tools/tool.ts'

/** Adds up a period in SQL; without one, the person's month so far. Errors: invalid_day when it ends before it begins. */
export const getTransactionSummary: ReadTool<'getTransactionSummary'> = {
  effect: 'read',
  async run({ db, userId, today }, params) {
    const to = params.to ?? today
    const from = params.from ?? startOfMonth(to)
    if (from > to) throw new AppError('invalid_day', { field: 'to' })
    const figures = await summarise(db, { ...params, userId, from, to })
    return { from, to, kind: params.kind, ...figures }
  },
}
