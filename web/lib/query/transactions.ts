import { infiniteQueryOptions } from '@tanstack/react-query'
import type { TransactionCategory } from '#domain/category.ts'
import type { TransactionPage } from '#domain/views.ts'
import { readApi } from '#web/lib/query/read-api.ts'

const PAGE_SIZE = 50

export type TransactionFilter = { search: string; category: TransactionCategory | null }

export const transactionsKey = ['transactions'] as const

/** The list in pages by key, newest first (ruling 12); each page carries the sums over all rows that match (ruling 32). */
export function transactionsQuery({ search, category }: TransactionFilter) {
  return infiniteQueryOptions({
    queryKey: [...transactionsKey, { search, category }],
    queryFn: ({ pageParam, signal }) =>
      readApi<TransactionPage>(`/api/transactions?${parameters({ search, category, cursor: pageParam })}`, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    meta: { tables: ['transactions'] },
  })
}

function parameters({ search, category, cursor }: TransactionFilter & { cursor: string | null }): URLSearchParams {
  const given = { limit: String(PAGE_SIZE), search: search || null, category, cursor }
  return new URLSearchParams(Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== null))
}
