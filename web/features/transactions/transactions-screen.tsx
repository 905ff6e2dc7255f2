import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isTransactionCategory, type TransactionCategory } from '#domain/category.ts'
import { EmptyList } from '#web/features/transactions/empty-list.tsx'
import { FindBar } from '#web/features/transactions/find-bar.tsx'
import { SummaryCard } from '#web/features/transactions/summary-card.tsx'
import { TransactionList } from '#web/features/transactions/transaction-list.tsx'
import { TransactionsHeader } from '#web/features/transactions/transactions-header.tsx'
import { TransactionsSkeleton } from '#web/features/transactions/transactions-skeleton.tsx'
import { transactionsQuery } from '#web/lib/query/transactions.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import '#web/features/transactions/transactions.css'

const TYPING_PAUSE_MS = 180

export function TransactionsScreen() {
  const [params] = useSearchParams()
  const [typed, setTyped] = useState(params.get('search') ?? '')
  const [category, setCategory] = useState<TransactionCategory | null>(() => categoryOf(params.get('category')))
  const search = useSettled(typed.trim(), TYPING_PAUSE_MS)
  const list = useInfiniteQuery({ ...transactionsQuery({ search, category }), placeholderData: keepPreviousData })

  const rows = list.data?.pages.flatMap((page) => page.items) ?? []
  const summary = list.data?.pages[0]?.summary

  return (
    <main className="phone ledger">
      <PageTitle title="Transactions" />
      <TransactionsHeader shown={list.data ? rows.length : null} total={summary?.count ?? 0} />
      <FindBar search={typed} onSearch={setTyped} category={category} onCategory={setCategory} />
      {list.isPending && <TransactionsSkeleton />}
      {list.isError && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {summary && (
        <>
          <SummaryCard summary={summary} />
          <div aria-busy={list.isPlaceholderData || undefined} className="list">
            <TransactionList rows={rows} />
            {rows.length === 0 && <EmptyList isSearching={typed !== ''} onClear={() => setTyped('')} />}
            {list.hasNextPage && (
              <Button
                wide
                className="more-rows"
                busy={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
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

function categoryOf(text: string | null): TransactionCategory | null {
  return text !== null && isTransactionCategory(text) ? text : null
}
