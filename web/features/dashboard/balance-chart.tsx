import type { Day } from '#domain/calendar.ts'
import type { DashboardView } from '#domain/views.ts'
import { MonthStair } from '#web/ui/charts/month-stair.tsx'
import { Money } from '#web/ui/money.tsx'

/** This month's balance as a stair, last month's as dots behind it, over the ruler of the month. */
export function BalanceChart({
  balance,
  today,
  isHidden,
}: {
  balance: DashboardView['balance']
  today: Day
  isHidden: boolean
}) {
  const first = balance.thisMonth[0]
  return (
    <figure className="bal-chart">
      <MonthStair thisMonth={balance.thisMonth} lastMonth={balance.lastMonth} today={today} />
      {first && !isHidden && (
        <figcaption className="sr">
          Balance this month: <Money amountMinor={first.totalMinor} /> at first,{' '}
          <Money amountMinor={balance.totalMinor} /> today.
        </figcaption>
      )}
    </figure>
  )
}
