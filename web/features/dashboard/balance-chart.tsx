import type { Day } from '#domain/calendar.ts'
import type { DashboardView } from '#domain/views.ts'
import { monthPlot, PLOT_HEIGHT, PLOT_WIDTH } from '#web/ui/charts/month-plot.ts'
import { MonthRuler } from '#web/ui/charts/month-ruler.tsx'
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
  const plot = monthPlot({ thisMonth: balance.thisMonth, lastMonth: balance.lastMonth, today })
  const at = { left: `${plot.today.x.toFixed(2)}%`, top: `${plot.today.y.toFixed(2)}px` }
  const first = balance.thisMonth[0]
  return (
    <figure className="bal-chart">
      <div className="plot" aria-hidden="true">
        <svg viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {plot.past && <path className="plot-past" d={plot.past} vectorEffect="non-scaling-stroke" />}
          <path className="plot-now" d={plot.now} vectorEffect="non-scaling-stroke" />
        </svg>
        <i className="plot-drop" style={at} />
        <span className="plot-point" style={at} />
      </div>
      <MonthRuler today={today} />
      {first && !isHidden && (
        <figcaption className="sr">
          Balance this month: <Money amountMinor={first.totalMinor} /> at first,{' '}
          <Money amountMinor={balance.totalMinor} /> today.
        </figcaption>
      )}
    </figure>
  )
}
