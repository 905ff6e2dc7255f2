import { addMonths, type Day, dayParts, monthName, startOfMonth } from '#domain/calendar.ts'
import type { SpendView } from '#domain/views.ts'
import type { Points } from '#web/ui/charts/month-plot.ts'
import { MonthStair } from '#web/ui/charts/month-stair.tsx'
import { Money } from '#web/ui/money.tsx'

/** What was spent since the first, as a stair, with last month's as dots behind it. */
export function MonthChart({ view: { today, thisMonth, lastMonth, totalMinor } }: { view: SpendView }) {
  const start = startOfMonth(today)
  const before = addMonths(start, -1)
  return (
    <figure className="month-chart">
      <MonthStair
        thisMonth={fromFirst(thisMonth, start)}
        lastMonth={lastMonth.length > 0 ? fromFirst(lastMonth, before) : []}
        today={today}
      />
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

/** A month of spending begins with nothing. */
function fromFirst(points: Points, start: Day): Points {
  return points[0]?.day === start ? points : [{ day: start, totalMinor: 0 }, ...points]
}

function spentBy(points: Points, date: number): number {
  return points.findLast(({ day }) => dayParts(day).date <= date)?.totalMinor ?? 0
}
