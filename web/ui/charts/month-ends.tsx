import '#web/ui/charts/month-ends.css'

/** The words under a month: its first and last day where there is room, and "Today" at `at` percent of the width. */
export function MonthEnds({ month, last, at }: { month: string; last: number; at: number }) {
  return (
    <p className="month-ends" aria-hidden="true" style={{ '--at': `${at.toFixed(2)}%` }}>
      <span className="month-end">
        <span>{month} 1</span>
      </span>
      <b className="month-today">Today</b>
      <span className="month-end">
        <span>
          {month} {last}
        </span>
      </span>
    </p>
  )
}
