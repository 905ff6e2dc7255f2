import { type Day, dayParts, daysInMonth, monthName } from '#domain/calendar.ts'

/** "Nov 9 to 15", "Oct 28 to Nov 3", "Nov 9", "November"; an open end reads "From Nov 9" or "Until Nov 15". Other years than today's are named. */
export function periodLabel({ from, to }: { from: Day | null; to: Day | null }, today: Day): string | null {
  if (!from || !to) {
    if (from) return `From ${shortDay(from, today)}`
    return to ? `Until ${shortDay(to, today)}` : null
  }
  if (from === to) return shortDay(from, today)
  const [start, end] = [dayParts(from), dayParts(to)]
  if (start.year !== end.year) return `${namedDay(from)}, ${start.year} to ${namedDay(to)}, ${end.year}`
  const year = end.year === dayParts(today).year ? '' : ` ${end.year}`
  if (start.month !== end.month) return `${namedDay(from)} to ${namedDay(to)}${year && `,${year}`}`
  const isWhole = start.date === 1 && end.date === daysInMonth(end.year, end.month)
  if (isWhole) return `${monthName(from)}${year}`
  return `${namedDay(from)} to ${end.date}${year && `,${year}`}`
}

function shortDay(value: Day, today: Day): string {
  const { year } = dayParts(value)
  return year === dayParts(today).year ? namedDay(value) : `${namedDay(value)}, ${year}`
}

function namedDay(value: Day): string {
  return `${monthName(value).slice(0, 3)} ${dayParts(value).date}`
}
