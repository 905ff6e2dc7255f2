import { type Day, dayParts, monthName, weekdayName } from '#domain/calendar.ts'
import { useToday } from '#web/lib/person/today.ts'

/** The numeral in the margin. Each row carries its own date for a screen reader, so this one is for the eye. */
export function DayMargin({ day }: { day: Day }) {
  const today = useToday()
  return (
    <p className="day" aria-hidden="true">
      <b>{dayParts(day).date}</b>
      <span>{underNumeral(day, today)}</span>
    </p>
  )
}

function underNumeral(day: Day, today: Day): string {
  if (day === today) return 'Today'
  const [on, now] = [dayParts(day), dayParts(today)]
  const month = monthName(day).slice(0, 3)
  if (on.year !== now.year) return `${month} ’${String(on.year).slice(2)}`
  return on.month === now.month ? weekdayName(day).slice(0, 3) : month
}
