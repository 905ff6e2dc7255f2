import { type Day, dayOf, dayParts } from '#domain/calendar.ts'

/** The `Date` of the calendar library that stands for a day: built from its parts in the browser's zone, never parsed. */
export function dateOfDay(day: Day): Date {
  const { year, month, date } = dayParts(day)
  return new Date(year, month - 1, date)
}

/** The inverse of {@link dateOfDay}. */
export function dayOfDate(date: Date): Day {
  return dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate())
}
