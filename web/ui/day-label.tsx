import { addDays, type Day, dayParts, formatDay, monthName, sayDate, weekdayName } from '#domain/calendar.ts'
import { useToday } from '#web/lib/person/today.ts'

type Form = 'relative' | 'date' | 'short' | 'long' | 'inSentence'

/**
 * The one way a day is shown, as a `<time>`. relative: "Today", "Yesterday", else "Jan 5, 2025". date: always "Jan 5, 2025".
 * short: "Jan 5" in the year of today. long: "Friday, November 20". inSentence: "today", "yesterday", and a date as it is.
 */
export function DayLabel({ day, form = 'relative', className = '' }: { day: Day; form?: Form; className?: string }) {
  const today = useToday()
  return (
    <time dateTime={day} className={className}>
      {wordsFor({ day, today, form })}
    </time>
  )
}

function wordsFor({ day, today, form }: { day: Day; today: Day; form: Form }): string {
  if (form === 'long') return longDay(day)
  if (form === 'short') return sayDate(day, today)
  const near = form === 'date' ? null : nearName(day, today)
  if (near === null) return formatDay(day)
  return form === 'inSentence' ? near.toLowerCase() : near
}

function nearName(day: Day, today: Day): 'Today' | 'Yesterday' | null {
  if (day === today) return 'Today'
  return day === addDays(today, -1) ? 'Yesterday' : null
}

function longDay(day: Day): string {
  return `${weekdayName(day)}, ${monthName(day)} ${dayParts(day).date}`
}
