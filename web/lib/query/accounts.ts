import { queryOptions } from '@tanstack/react-query'
import type { Bank } from '#domain/bank.ts'
import type { BankingView } from '#domain/views.ts'
import { readApi } from '#web/lib/query/read-api.ts'
import { readTool } from '#web/lib/tools/read-tool.ts'

/** Balances of accounts and cards with their sum. */
export const balancesQuery = queryOptions({
  queryKey: ['balances'],
  queryFn: ({ signal }) => readTool('getBalances', {}, signal),
  meta: { tables: ['accounts', 'cards'] },
})

/** The connections to banks. */
export const bankingQuery = queryOptions({
  queryKey: ['banking'],
  queryFn: ({ signal }) => readApi<BankingView>('/api/banking', signal),
  meta: { tables: ['accounts', 'cards'] },
})

/** Banks by name; the popular ones without words. */
export function banksQuery(search: string) {
  return queryOptions({
    queryKey: ['banks', search],
    queryFn: ({ signal }) =>
      readApi<{ banks: Bank[] }>(`/api/banking/banks?search=${encodeURIComponent(search)}`, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
