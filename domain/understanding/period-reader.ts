import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  dayParts,
  endOfMonth,
  type Period,
  startOfMonth,
  startOfWeek,
} from '#domain/calendar.ts'
import type { Token } from '#domain/understanding/token.ts'

export type Reader = { tokens: readonly Token[]; today: Day; own: string }

export type Found = { to: number; period: Period; label: string }

export function norm(reader: Reader, at: number): string {
  return reader.tokens[at]?.norm ?? ''
}

export const clip = (period: Period, today: Day): Period =>
  period.to > today && period.from <= today ? { from: period.from, to: today } : period

/** Monday to Sunday, so many weeks back. */
export function week(today: Day, back: number): Period {
  const from = addDays(startOfWeek(today), -7 * back)
  return clip({ from, to: addDays(from, 6) }, today)
}

export function month(today: Day, back: number): Period {
  const from = startOfMonth(addMonths(startOfMonth(today), -back))
  return clip({ from, to: endOfMonth(from) }, today)
}

export function yearPeriod(year: number, today: Day): Period {
  return clip({ from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) }, today)
}

export function quarter(today: Day, back: number): Period {
  const { year, month: current } = dayParts(today)
  const first = dayOf(year, Math.floor((current - 1) / 3) * 3 + 1, 1)
  const from = addMonths(first, -3 * back)
  return clip({ from, to: endOfMonth(addMonths(from, 2)) }, today)
}

export function weekend(today: Day, back: number): Period {
  const saturday = addDays(startOfWeek(today), 5)
  const latest = saturday > today ? addDays(saturday, -7) : saturday
  const from = addDays(latest, -7 * back)
  return clip({ from, to: addDays(from, 1) }, today)
}
