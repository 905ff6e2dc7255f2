import { type Day, dayParts, daysInMonth, monthName } from '#domain/calendar.ts'
import { MonthEnds } from '#web/ui/charts/month-ends.tsx'

/** One tick a day, a longer one every fourth, and the mark of today with its word. */
export function MonthRuler({ today }: { today: Day }) {
  const { year, month, date } = dayParts(today)
  const last = daysInMonth(year, month)
  const name = monthName(today).slice(0, 3)
  const at = ((date - 1) / (last - 1)) * 100
  return (
    <>
      <svg className="ruler" height="10" aria-hidden="true">
        {Array.from({ length: last }, (_, index) => {
          const x = `${((index / (last - 1)) * 100).toFixed(2)}%`
          const isToday = index === date - 1
          return (
            <line
              key={x}
              x1={x}
              x2={x}
              y1="0"
              y2={isToday ? 10 : index % 4 === 0 ? 6 : 3.6}
              stroke={isToday ? 'var(--foreground)' : 'var(--rule)'}
              strokeWidth={isToday ? 1.5 : 1}
            />
          )
        })}
      </svg>
      <MonthEnds month={name} last={last} at={at} />
    </>
  )
}
