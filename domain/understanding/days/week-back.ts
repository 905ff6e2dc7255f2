import { addDays, addMonths, type Day, startOfWeek } from '#domain/calendar.ts'
import { afterThe, type DayRead, norm, past, type Reader } from '#domain/understanding/days/day-reader.ts'
import { readLength } from '#domain/understanding/days/time-length.ts'
import { weekdayWord } from '#domain/understanding/days/weekday-word.ts'

/** The week that some words name: "last week", "last week's", "the week before last", "two weeks ago"; with its Monday. */
export function readWeek(reader: Reader, at: number): { to: number; monday: Day } | null {
  const the = afterThe(reader, at)
  const [which, next] = [norm(reader, the), norm(reader, the + 1)]
  const back = (days: number, to: number) => ({ to, monday: addDays(startOfWeek(reader.today), -days) })
  if (which === 'week' && next === 'before' && norm(reader, the + 2) === 'last') return back(14, the + 3)
  if ((next === 'week' || next === 'weeks') && /^(last|previous|this)$/.test(which))
    return back(which === 'this' ? 0 : 7, the + 2)
  const length = readLength(reader, at)
  if (!length || length.days % 7 > 0 || !/^(week|fortnight)$/.test(length.unit)) return null
  return /^(ago|back|earlier|before)$/.test(norm(reader, length.to)) ? back(length.days, length.to + 1) : null
}

/** "last week on Thursday", "1 week ago Tuesday": the weekday that is named behind a week. */
export function readWeekThenDay(reader: Reader, at: number): DayRead | null {
  const week = readWeek(reader, at)
  const on = week && (norm(reader, week.to) === 'on' ? week.to + 1 : week.to)
  const weekday = on === null ? null : weekdayWord(norm(reader, on))
  return week && on !== null && weekday !== null ? past(on + 1, addDays(week.monday, weekday)) : null
}

/** "last week" for a spend: the same weekday a week back; "last month" the same date. Who asks means all of it, which is no day. */
export function readUnitBack(reader: Reader, at: number): DayRead | null {
  if (reader.asks) return null
  const unit = norm(reader, at) === 'last' ? norm(reader, at + 1) : ''
  if (unit === 'week') return past(at + 2, addDays(reader.today, -7))
  return unit === 'month' ? past(at + 2, addMonths(reader.today, -1)) : null
}
