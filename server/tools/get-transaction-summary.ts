import { summarise } from '#db/read/summary.ts'
import { endOfMonth, startOfMonth } from '#domain/calendar.ts'
import { AppError } from '#domain/errors.ts'
import { budgetLeftOf } from '#server/tools/budget-left.ts'
import type { ReadTool } from '#server/tools/tool.ts'

/** Adds up a period in SQL; without one, the person's month so far. Errors: invalid_day when it ends before it begins. */
export const getTransactionSummary: ReadTool<'getTransactionSummary'> = {
  effect: 'read',
  async run({ db, userId, today }, params) {
    const to = params.to ?? today
    const from = params.from ?? startOfMonth(to)
    if (from > to) throw new AppError('invalid_day', { field: 'to' })
    const figures = await summarise(db, { ...params, userId, from, to })
    const isThisMonth = from === startOfMonth(today) && to >= today && to <= endOfMonth(today)
    const asksForBudget = isThisMonth && params.kind === 'spend' && !params.merchant && params.category
    return {
      from,
      to,
      kind: params.kind,
      ...figures,
      ...(asksForBudget ? await budgetLeftOf({ db, userId, today }, asksForBudget) : {}),
    }
  },
}
