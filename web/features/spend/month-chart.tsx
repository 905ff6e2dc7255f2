import { addMonths, type Day, dayParts, monthName, startOfMonth } from '#domain/calendar.ts'
import type { SpendView } from '#domain/views.ts'
import { monthPlot, PLOT_HEIGHT, PLOT_WIDTH } from '#web/ui/charts/month-plot.ts'
import { MonthRuler } from '#web/ui/charts/month-ruler.tsx'
import { Money } from '#web/ui/money.tsx'

/** What was spent since the first, as a stair, with last month's as dots behind it. */
export function MonthChart({ view: { today, thisMonth, lastMonth, totalMinor } }: { view: SpendView }) {
  const start = startOfMonth(today)
  const before = addMonths(start, -1)
  const plot = monthPlot({
    thisMonth: fromFirst(thisMonth, start),
    lastMonth: lastMonth.length > 0 ? fromFirst(lastMonth, before) : [],
    today,
  })
  const at = { left: `${plot.today.x.toFixed(2)}%`, top: `${plot.today.y.toFixed(2)}px` }
  return (
    <figure className="month-chart">
      <div className="plot" aria-hidden="true">
        <svg viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {plot.past && <path className="plot-past" d={plot.past} vectorEffect="non-scaling-stroke" />}
          <path className="plot-now" d={plot.now} vectorEffect="non-scaling-stroke" />
        </svg>
        <i className="plot-drop" style={at} />
        <span className="plot-point" style={at} />
      </div>
      <MonthRuler today={today} />
      <figcaption className="sr">
        <Money amountMinor={totalMinor} /> spent up to today
        {lastMonth.length > 0 && (
          <>
            , <Money amountMinor={spentBy(lastMonth, dayParts(today).date)} /> up to the same day of {monthName(before)}
          </>
        )}
        .
      </figcaption>
    </figure>
  )
}

type Points = readonly { day: Day; totalMinor: number }[]

/** A month of spending begins with nothing. */
function fromFirst(points: Points, start: Day): Points {
  return points[0]?.day === start ? points : [{ day: start, totalMinor: 0 }, ...points]
}

function spentBy(points: Points, date: number): number {
  return points.findLast(({ day }) => dayParts(day).date <= date)?.totalMinor ?? 0
}
