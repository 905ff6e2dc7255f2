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
import { useUnsent } from '#web/lib/offline/unsent.ts'
import { loadMore } from '#web/lib/query/load-more.ts'
import { useMe } from '#web/lib/query/me.ts'
import { transactionsQuery } from '#web/lib/query/transactions.ts'
import { goOnAtNewRows } from '#web/lib/row-focus.ts'
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
  const waiting = useUnsent(useMe()?.id)
  const isNarrowed = Boolean(filter.category || filter.kind || filter.from || filter.to)
  const isSearching = typed !== ''
  /** Nothing is in the books yet, and something is on its way to them. */
  const isAwaited = summary?.count === 0 && waiting.length > 0 && !isNarrowed && !isSearching

  return (
    <main className="phone ledger">
      <PageTitle title="Transactions" />
      <TransactionsHeader shown={list.data && !isAwaited ? rows.length : null} total={summary?.count ?? 0} />
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
            {rows.length === 0 && !isAwaited && (
              <EmptyList
                isSearching={isSearching}
                isNarrowed={isNarrowed}
                onClearSearch={() => setTyped('')}
                onShowAll={() => change({ category: null, kind: null, from: null, to: null })}
              />
            )}
            {list.hasNextPage && (
              <Button
                wide
                className="more-rows"
                busy={list.isFetchingNextPage}
                onClick={(press) => {
                  goOnAtNewRows(press)
                  void loadMore(list, isFetching)
                }}
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
