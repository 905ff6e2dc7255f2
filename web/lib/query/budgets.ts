import { queryOptions } from '@tanstack/react-query'
import { readTool } from '#web/lib/tools/read-tool.ts'

/** This month's budgets; what counts towards them moves with the entries. */
export const budgetsQuery = queryOptions({
  queryKey: ['budgets'],
  queryFn: ({ signal }) => readTool('getBudgetStatus', {}, signal),
  meta: { tables: ['budgets', 'transactions'] },
})
