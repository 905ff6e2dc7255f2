declare const dayBrand: unique symbol

/** A calendar day "YYYY-MM-DD" in the person's zone. Compares as text. */
export type Day = string & { readonly [dayBrand]: true }

/** Both ends belong to the period. */
export type Period = { from: Day; to: Day }

/** Monday is 0, Sunday is 6: weeks start on Monday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Reads "YYYY-MM-DD"; null when there is no such day. */
export function parseDay(text: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return null
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (month < 1 || month > 12 || date < 1 || date > daysInMonth(year, month)) return null
  return text as Day
}

/** Brands a text that is known to be a day; throws RangeError otherwise. */
export function day(text: string): Day {
  const parsed = parseDay(text)
  if (!parsed) throw new RangeError('Not a calendar day')
  return parsed
}

/** Before any entry: all time begins here. */
export const BEGINNING = '2000-01-01' as Day

export function dayOf(year: number, month: number, date: number): Day {
  return day(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`)
}

export function dayParts(value: Day): { year: number; month: number; date: number } {
  return { year: Number(value.slice(0, 4)), month: Number(value.slice(5, 7)), date: Number(value.slice(8, 10)) }
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Days since 1970-01-01. */
export function dayNumber(value: Day): number {
  const { year, month, date } = dayParts(value)
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** The inverse of {@link dayNumber}. */
export function dayFromNumber(days: number): Day {
  const z = days + 719_468
  const era = Math.floor(z / 146_097)
  const dayOfEra = z - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const mp = Math.floor((5 * dayOfYear + 2) / 153)
  const month = mp < 10 ? mp + 3 : mp - 9
  return dayOf(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - Math.floor((153 * mp + 2) / 5) + 1)
}

export function addDays(value: Day, count: number): Day {
  return dayFromNumber(dayNumber(value) + count)
}

/** The same date in another month; the last day of that month where the date does not exist in it. */
export function addMonths(value: Day, count: number): Day {
  const { year, month, date } = dayParts(value)
  const index = year * 12 + (month - 1) + count
  const [newYear, newMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1]
  return dayOf(newYear, newMonth, Math.min(date, daysInMonth(newYear, newMonth)))
}

export function weekdayOf(value: Day): Weekday {
  return ((((dayNumber(value) + 3) % 7) + 7) % 7) as Weekday
}

export function startOfWeek(value: Day): Day {
  return addDays(value, -weekdayOf(value))
}

export function startOfMonth(value: Day): Day {
  const { year, month } = dayParts(value)
  return dayOf(year, month, 1)
}

export function endOfMonth(value: Day): Day {
  const { year, month } = dayParts(value)
  return dayOf(year, month, daysInMonth(year, month))
}

/** By name in lower case: a zone may be written in any case, and is kept once. */
const zoneFormats = new Map<string, Intl.DateTimeFormat>()

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const name = timeZone.toLowerCase()
  let format = zoneFormats.get(name)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    zoneFormats.set(name, format)
  }
  return format
}

/** The calendar day, hour (0 to 23) and minute of a moment in a zone (ruling 25). */
export function zonedMoment(nowMs: number, timeZone: string): { day: Day; hour: number; minute: number } {
  const parts: Record<string, string> = {}
  for (const part of zoneFormat(timeZone).formatToParts(nowMs)) parts[part.type] = part.value
  const [hour, minute] = [Number(parts.hour), Number(parts.minute)]
  return { day: day(`${parts.year}-${parts.month}-${parts.day}`), hour, minute }
}

export function todayIn(nowMs: number, timeZone: string): Day {
  return zonedMoment(nowMs, timeZone).day
}

export function isTimeZone(name: string): boolean {
  try {
    zoneFormat(name)
    return true
  } catch {
    return false
  }
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
/** From Monday, as weeks begin here. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export function monthName(value: Day): string {
  return monthNames[dayParts(value).month - 1] ?? ''
}

export function weekdayName(value: Day): string {
  return weekdayNames[weekdayOf(value)]
}

/** "Jan 5, 2025" (specification §3). */
export function formatDay(value: Day): string {
  const { year, date } = dayParts(value)
  return `${monthName(value).slice(0, 3)} ${date}, ${year}`
}

/** The same in a sentence: "Jan 5" in the year of today, else with its year. */
export function sayDate(value: Day, today: Day): string {
  const { year, date } = dayParts(value)
  return year === dayParts(today).year ? `${monthName(value).slice(0, 3)} ${date}` : formatDay(value)
}

/** "5:05 PM", of a moment in a zone. */
export function formatTime(atMs: number, timeZone: string): string {
  const { hour, minute } = zonedMoment(atMs, timeZone)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
