import { parseDay } from '#domain/calendar.ts'
import { isTransactionCategory } from '#domain/category.ts'
import { LONGEST_SEARCH } from '#domain/search.ts'
import type { TransactionFilter } from '#web/lib/query/transactions.ts'

/** What the address asks for; what it cannot mean is left out. */
export function readFilter(params: URLSearchParams): TransactionFilter {
  const [category, kind] = [params.get('category') ?? '', params.get('kind')]
  const [from, to] = [parseDay(params.get('from') ?? ''), parseDay(params.get('to') ?? '')]
  const isPeriod = !from || !to || from <= to
  return {
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH).trim(),
    category: isTransactionCategory(category) ? category : null,
    kind: kind === 'spend' || kind === 'income' ? kind : null,
    from: isPeriod ? from : null,
    to: isPeriod ? to : null,
  }
}

/** The same address with a part of its filter changed; other parameters stay. */
export function withFilter(params: URLSearchParams, change: Partial<TransactionFilter>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
