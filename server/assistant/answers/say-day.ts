import { addDays, type Day, dayNumber, sayDate, weekdayName } from '#domain/calendar.ts'

/** The day of an entry as it is said back: nothing for today, "yesterday", "on Tuesday", "on Nov 3". */
export function sayDay(day: Day, today: Day): string {
  if (day === today) return ''
  if (day === addDays(today, -1)) return 'yesterday'
  if (day === addDays(today, 1)) return 'tomorrow'
  const daysAgo = dayNumber(today) - dayNumber(day)
  if (daysAgo > 0 && daysAgo < 7) return `on ${weekdayName(day)}`
  return `on ${sayDate(day, today)}`
}
