import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayParts, monthName } from '#domain/calendar.ts'
import { BudgetRow } from '#web/features/budget/budget-row.tsx'
import { BudgetSkeleton } from '#web/features/budget/budget-skeleton.tsx'
import { NoBudgets } from '#web/features/budget/no-budgets.tsx'
import { OverviewCard } from '#web/features/budget/overview-card.tsx'
import { useDeleteBudget } from '#web/features/budget/use-delete-budget.ts'
import { useToday } from '#web/lib/person/today.ts'
import { budgetsQuery } from '#web/lib/query/budgets.ts'
import { OnDemand, Part } from '#web/lib/screens/on-demand.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import '#web/features/budget/budget.css'

const dialogs = new Part(async () => (await import('#web/features/budget/budget-dialogs.tsx')).BudgetDialogs)

export function BudgetScreen() {
  const { data, error, refetch } = useQuery(budgetsQuery)
  const today = useToday()
  const remove = useDeleteBudget()
  /** The sheet that stands open: over the budget of that id, or with null over a new one. */
  const [opened, setOpened] = useState<{ id: string | null } | null>(null)
  const close = () => setOpened(null)
  const isThisMonth = data !== undefined && data.from <= today && today <= data.to
  const paceShare = isThisMonth ? dayParts(today).date / dayParts(data.to).date : null

  return (
    <main className="phone budget-screen">
      <PageTitle title="Budget" />
      <header className="page-top">
        <div>
          <h1 className="title">Budget</h1>
          <p className="caption">
            {monthName(today)}, day {dayParts(today).date}
          </p>
        </div>
        <Button
          tone="primary"
          disabled={error !== null && !data}
          onPointerEnter={() => dialogs.fetchAhead()}
          onFocus={() => dialogs.fetchAhead()}
          onClick={() => setOpened({ id: null })}
        >
          <Icon name="plus" size="m" />
          New Budget
        </Button>
      </header>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <BudgetSkeleton />}
      {data && data.budgets.length === 0 && <NoBudgets onCreate={() => setOpened({ id: null })} />}
      {data && data.budgets.length > 0 && (
        <>
          <OverviewCard view={data} today={today} />
          <ul className="card blist rules" aria-label="Budgets">
            {data.budgets.map((budget) => (
              <BudgetRow
                key={budget.id}
                budget={budget}
                month={data}
                paceShare={paceShare}
                onEdit={() => setOpened({ id: budget.id })}
                onDelete={() => remove(budget)}
              />
            ))}
          </ul>
        </>
      )}
      {data && opened && (
        <OnDemand
          part={dialogs}
          props={{ editedId: opened.id, budgets: data.budgets, onClose: close }}
          onMissing={close}
        />
      )}
    </main>
  )
}
