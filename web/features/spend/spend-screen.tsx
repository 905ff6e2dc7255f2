import { useQuery } from '@tanstack/react-query'
import { dayParts, monthName } from '#domain/calendar.ts'
import { CategorySection } from '#web/features/spend/category-section.tsx'
import { ExpensesSection } from '#web/features/spend/expenses-section.tsx'
import { MonthCard } from '#web/features/spend/month-card.tsx'
import { monthOf } from '#web/features/spend/period-params.ts'
import { MonthSkeleton } from '#web/features/spend/spend-skeleton.tsx'
import { usePeriod } from '#web/features/spend/use-period.ts'
import { useToday } from '#web/lib/person/today.ts'
import { spendQuery } from '#web/lib/query/spend.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import '#web/ui/charts/charts.css'
import '#web/features/spend/spend.css'

/** Where the month went, and the expenses of a period of the person's choice. */
export function SpendScreen() {
  const { data, error, refetch } = useQuery(spendQuery)
  const { chosen, choose } = usePeriod()
  const today = useToday()
  return (
    <main className="phone spend-screen">
      <PageTitle title="Spend" />
      <header className="page-top">
        <div>
          <h1 className="title">Spend</h1>
          <p className="caption tnum">
            {monthName(today)}, day {dayParts(today).date}
          </p>
        </div>
      </header>
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {data ? <MonthCard view={data} /> : <MonthSkeleton />}
          <CategorySection period={chosen.period ?? monthOf(today)} today={today} />
          <ExpensesSection chosen={chosen} onChoose={choose} today={today} />
        </>
      )}
    </main>
  )
}
