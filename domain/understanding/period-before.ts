import { addDays, addMonths, dayParts, endOfMonth, type Period, startOfMonth, weekdayOf } from '#domain/calendar.ts'

/** The period right before one of the same length; whole months and weeks stay whole. */
export function periodBefore(period: Period): Period {
  const wholeMonth = period.from === startOfMonth(period.from)
  if (wholeMonth && dayParts(period.to).month === dayParts(period.from).month && period.to >= addDays(period.from, 7)) {
    const from = addMonths(period.from, -1)
    return { from, to: endOfMonth(from) }
  }
  if (weekdayOf(period.from) === 0 && period.to > period.from && period.to <= addDays(period.from, 6)) {
    return { from: addDays(period.from, -7), to: addDays(period.from, -1) }
  }
  let length = 1
  while (length < 400 && addDays(period.from, length - 1) < period.to) length += 1
  return { from: addDays(period.from, -length), to: addDays(period.from, -1) }
}
