import {
  addDays,
  addMonths,
  type Day,
  dayNumber,
  dayParts,
  endOfMonth,
  monthName,
  type Period,
  sayDate,
  startOfMonth,
  startOfWeek,
  weekdayOf,
} from '#domain/calendar.ts'

/** The period right before one: of the unit that was named, else of the same length; whole months and weeks stay whole. */
export function periodBefore(period: Period, unit?: 'day' | 'week' | 'month'): Period {
  const { from, to } = period
  if (unit === 'day') return { from: addDays(from, -1), to: addDays(from, -1) }
  if (unit === 'month' || (unit === undefined && isMonth(period))) {
    const before = addMonths(startOfMonth(from), -1)
    return { from: before, to: endOfMonth(before) }
  }
  if (unit === 'week' || isWeek(period)) {
    const before = addDays(startOfWeek(from), -7)
    return { from: before, to: addDays(before, 6) }
  }
  const length = dayNumber(to) - dayNumber(from) + 1
  return { from: addDays(from, -length), to: addDays(from, -1) }
}

/** "in September", "in the week of Nov 9", "on Nov 12, 2025": a period by its own name, whatever was said before it; the year where it is another. */
export function nameOfPeriod({ from, to }: Period, today: Day): string {
  const { year } = dayParts(from)
  const isThisYear = year === dayParts(today).year
  if (from === to) return `on ${sayDate(from, today)}`
  if (from === startOfMonth(from) && to === endOfMonth(from))
    return `in ${monthName(from)}${isThisYear ? '' : ` ${year}`}`
  if (weekdayOf(from) === 0 && to === addDays(from, 6)) return `in the week of ${sayDate(from, today)}`
  return `from ${sayDate(from, today)} to ${sayDate(to, today)}`
}

/** A month, or so much of it that it is no week. */
function isMonth({ from, to }: Period): boolean {
  return from === startOfMonth(from) && sameMonth(from, to) && to >= addDays(from, 7)
}

function isWeek({ from, to }: Period): boolean {
  return weekdayOf(from) === 0 && to > from && to <= addDays(from, 6)
}

function sameMonth(one: Day, other: Day): boolean {
  return startOfMonth(one) === startOfMonth(other)
}
