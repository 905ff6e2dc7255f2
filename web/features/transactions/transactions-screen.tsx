import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { EmptyList } from '#web/features/transactions/empty-list.tsx'
import { FilterChips } from '#web/features/transactions/filter-chips.tsx'
import { FindBar } from '#web/features/transactions/find-bar.tsx'
import { SummaryCard } from '#web/features/transactions/summary-card.tsx'
import { TransactionList } from '#web/features/transactions/transaction-list.tsx'
import { TransactionsHeader } from '#web/features/transactions/transactions-header.tsx'
import { TransactionsSkeleton } from '#web/features/transactions/transactions-skeleton.tsx'
import { useFilter } from '#web/features/transactions/use-filter.ts'
import { WaitingEntries } from '#web/features/transactions/waiting-entries.tsx'
import { loadMore } from '#web/lib/query/load-more.ts'
import { transactionsQuery } from '#web/lib/query/transactions.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import '#web/features/transactions/transactions.css'

/** The diary of the books, narrowed to what its address asks for. */
export function TransactionsScreen() {
  const { filter, typed, setTyped, change } = useFilter()
  const list = useInfiniteQuery({ ...transactionsQuery(filter), placeholderData: keepPreviousData })
  const { isFetching } = list
  const rows = list.data?.pages.flatMap((page) => page.items) ?? []
  const summary = list.data?.pages[0]?.summary

  return (
    <main className="phone ledger">
      <PageTitle title="Transactions" />
      <TransactionsHeader shown={list.data ? rows.length : null} total={summary?.count ?? 0} />
      <FindBar
        search={typed}
        onSearch={setTyped}
        category={filter.category}
        onCategory={(category) => change({ category })}
      />
      <FilterChips filter={filter} onChange={change} />
      <WaitingEntries />
      {list.isPending && <TransactionsSkeleton />}
      {list.isError && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {summary && (
        <>
          <SummaryCard summary={summary} />
          <div aria-busy={list.isPlaceholderData || undefined} className="list">
            <TransactionList rows={rows} total={summary.count} />
            {rows.length === 0 && (
              <EmptyList
                isSearching={typed !== ''}
                isNarrowed={Boolean(filter.category || filter.kind || filter.from || filter.to)}
                onClearSearch={() => setTyped('')}
                onShowAll={() => change({ category: null, kind: null, from: null, to: null })}
              />
            )}
            {list.hasNextPage && (
              <Button
                wide
                className="more-rows"
                busy={list.isFetchingNextPage}
                onClick={() => void loadMore(list, isFetching)}
              >
                Load More Transactions
              </Button>
            )}
          </div>
        </>
      )}
    </main>
  )
}
