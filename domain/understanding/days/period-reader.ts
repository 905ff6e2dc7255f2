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

import { unitName } from '#domain/understanding/days/time-length.ts'

export type Found = { to: number; period: Period; label: string }

export const clip = (period: Period, today: Day): Period =>
  period.to > today && period.from <= today ? { from: period.from, to: today } : period

/** A whole unit of time so many units back; the running one ends today. Weeks go from Monday to Sunday. */
export const spans = {
  week: (today: Day, back: number): Period => weekOf(addDays(today, -7 * back), today),
  month: (today: Day, back: number): Period => months(addMonths(startOfMonth(today), -back), 1, today),
  quarter: (today: Day, back: number): Period => {
    const { year, month } = dayParts(today)
    return months(addMonths(dayOf(year, Math.floor((month - 1) / 3) * 3 + 1, 1), -3 * back), 3, today)
  },
  year: (today: Day, back: number): Period => yearPeriod(dayParts(today).year - back, today),
  /** One back is the weekend before the running one, and the latest one on a weekday. */
  weekend: (today: Day, back: number): Period => {
    const saturday = addDays(startOfWeek(today), 5)
    const running = saturday <= today
    const from = addDays(saturday, -7 * (running ? back : Math.max(1, back)))
    return clip({ from, to: addDays(from, 1) }, today)
  },
} satisfies Record<string, (today: Day, back: number) => Period>

export type Unit = keyof typeof spans

/** The unit that a word names ("weeks", "qtr"); null for other words. */
export function unitOf(word: string): Unit | null {
  const unit = unitName(word)
  return Object.hasOwn(spans, unit) ? (unit as Unit) : null
}

/** The seven days from the Monday before a day. */
export function weekOf(day: Day, today: Day): Period {
  const from = startOfWeek(day)
  return clip({ from, to: addDays(from, 6) }, today)
}

/** So many whole months from the first of one. */
export function months(from: Day, count: number, today: Day): Period {
  return clip({ from, to: endOfMonth(addMonths(from, count - 1)) }, today)
}

export function yearPeriod(year: number, today: Day): Period {
  return months(dayOf(year, 1, 1), 12, today)
}
