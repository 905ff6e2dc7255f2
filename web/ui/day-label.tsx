import { addDays, type Day, dayParts, formatDay, monthName, weekdayName } from '#domain/calendar.ts'
import { useToday } from '#web/lib/person/today.ts'

/**
 * The one way a day is shown, as a `<time>`. relative: "Today", "Yesterday", else "Jan 5, 2025". date: always "Jan 5, 2025".
 * long: "Friday, November 20".
 */
export function DayLabel({
  day,
  form = 'relative',
  className = '',
}: {
  day: Day
  form?: 'relative' | 'date' | 'long'
  className?: string
}) {
  const today = useToday()
  return (
    <time dateTime={day} className={className}>
      {form === 'long' ? longDay(day) : form === 'date' ? formatDay(day) : relativeDay(day, today)}
    </time>
  )
}

function relativeDay(day: Day, today: Day): string {
  if (day === today) return 'Today'
  if (day === addDays(today, -1)) return 'Yesterday'
  return formatDay(day)
}

function longDay(day: Day): string {
  return `${weekdayName(day)}, ${monthName(day)} ${dayParts(day).date}`
}
