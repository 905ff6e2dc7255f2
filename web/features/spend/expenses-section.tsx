import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import type { Day } from '#domain/calendar.ts'
import { ExpenseList } from '#web/features/spend/expense-list.tsx'
import { exportExpenses } from '#web/features/spend/export-expenses.ts'
import { PeriodFields } from '#web/features/spend/period-fields.tsx'
import type { ChosenPeriod } from '#web/features/spend/period-params.ts'
import { PeriodTabs } from '#web/features/spend/period-tabs.tsx'
import { loadMore } from '#web/lib/query/load-more.ts'
import { transactionsQuery } from '#web/lib/query/transactions.ts'
import { goOnAtNewRows } from '#web/lib/row-focus.ts'
import { RowBones } from '#web/ui/bones.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'

/** Rows that Recent shows (specification §9). */
const RECENT = 10

export function ExpensesSection({
  chosen,
  onChoose,
  today,
}: {
  chosen: ChosenPeriod
  onChoose: (chosen: ChosenPeriod) => void
  today: Day
}) {
  const { kind, period } = chosen
  const isRecent = kind === 'recent'
  const list = useInfiniteQuery({
    ...transactionsQuery({
      search: '',
      category: null,
      kind: 'spend',
      from: period?.from ?? null,
      to: period?.to ?? null,
    }),
    placeholderData: keepPreviousData,
  })
  const { isFetching } = list
  const rows = list.data?.pages.flatMap((page) => page.items) ?? []
  const download = useMutation({
    mutationFn: () => exportExpenses(period ?? { limit: RECENT }),
    meta: { errorTitle: 'Export failed' },
  })

  return (
    <section className="spend-part expenses" aria-labelledby="expenses">
      <div className="sec">
        <h2 id="expenses" className="heading">
          Expenses
        </h2>
        <Button busy={download.isPending} disabled={rows.length === 0} onClick={() => download.mutate()}>
          <Icon name="download" size="m" />
          Export CSV
        </Button>
      </div>
      <PeriodTabs chosen={chosen} onChoose={onChoose} today={today} />
      <div
        id="expense-panel"
        role="tabpanel"
        aria-labelledby={`period-${kind}`}
        aria-busy={list.isPlaceholderData || undefined}
      >
        <PeriodFields chosen={chosen} onChoose={onChoose} today={today} />
        {!list.data &&
          (list.isError ? <LoadFailed error={list.error} onRetry={() => void list.refetch()} /> : <RowBones />)}
        {list.data && rows.length === 0 && <p className="spend-none">No expenses found for the selected period.</p>}
        <ExpenseList rows={isRecent ? rows.slice(0, RECENT) : rows} />
        {!isRecent && list.hasNextPage && (
          <Button
            wide
            className="more-expenses"
            busy={list.isFetchingNextPage}
            onClick={(press) => {
              goOnAtNewRows(press)
              void loadMore(list, isFetching)
            }}
          >
            Load More Expenses
          </Button>
        )}
      </div>
    </section>
  )
}
