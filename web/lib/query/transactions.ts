import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Day } from '#domain/calendar.ts'
import type { TransactionCategory } from '#domain/category.ts'
import type { TransactionPage } from '#domain/views.ts'
import { readApi } from '#web/lib/query/read-api.ts'

const PAGE_SIZE = 50

export type TransactionFilter = {
  search: string
  category: TransactionCategory | null
  kind: 'spend' | 'income' | null
  /** Both ends belong to the period; null leaves that end open. */
  from: Day | null
  to: Day | null
}

export const transactionsKey = ['transactions'] as const

/** The list in pages by key, newest first (ruling 12); the first page carries the sums over all rows that match (ruling 32). */
export function transactionsQuery(filter: TransactionFilter) {
  return infiniteQueryOptions({
    queryKey: [...transactionsKey, filter],
    queryFn: ({ pageParam, signal }) =>
      readApi<TransactionPage>(`/api/transactions?${parameters({ ...filter, cursor: pageParam })}`, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    meta: { tables: ['transactions'] },
  })
}

function parameters({ search, ...rest }: TransactionFilter & { cursor: string | null }): URLSearchParams {
  const given = { limit: String(PAGE_SIZE), search: search || null, ...rest }
  return new URLSearchParams(Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== null))
}
