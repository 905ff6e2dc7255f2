import { addDays, addMonths, startOfWeek } from '#domain/calendar.ts'
import { type DayRead, norm, past, type Reader } from '#domain/understanding/day-reader.ts'
import { readNumber } from '#domain/understanding/number-words.ts'
import { backTo, weekdayWord } from '#domain/understanding/weekday-phrase.ts'

const unitDays: Record<string, number> = {
  day: 1,
  days: 1,
  night: 1,
  nights: 1,
  week: 7,
  weeks: 7,
  fortnight: 14,
  fortnights: 14,
}

const unitMonths: Record<string, number> = { month: 1, months: 1, year: 12, years: 12 }

/** A count before a unit of time: "two", "a", "a couple of", "3". */
function readCount(reader: Reader, at: number): { to: number; count: number } | null {
  const word = norm(reader, at)
  if (word === 'a' || word === 'an') {
    if (norm(reader, at + 1) !== 'couple') return { to: at + 1, count: 1 }
    return { to: norm(reader, at + 2) === 'of' ? at + 3 : at + 2, count: 2 }
  }
  if (word === 'couple') return { to: norm(reader, at + 1) === 'of' ? at + 2 : at + 1, count: 2 }
  const number = readNumber(reader.tokens, at)
  return number && Number.isInteger(number.value) && number.value <= 1000
    ? { to: number.to, count: number.value }
    : null
}

export function readAgo(reader: Reader, at: number): DayRead | null {
  const { today } = reader
  const count = readCount(reader, at)
  if (!count) return null
  const unit = norm(reader, count.to)
  const days = Object.hasOwn(unitDays, unit) ? unitDays[unit] : undefined
  const months = Object.hasOwn(unitMonths, unit) ? unitMonths[unit] : undefined
  const named = unit.endsWith('s') || count.count === 1 ? weekdayWord(unit) : null
  if (named !== null && norm(reader, count.to + 1) === 'ago')
    return past(count.to + 2, addDays(backTo(today, named, true), -7 * (count.count - 1)))
  const clock = /^(minutes?|mins?|hours?|hrs?|secs?|seconds?)$/.test(unit)
  const word = norm(reader, count.to + 1)
  const ago = word === 'ago' || word === 'back' || word === 'earlier' || word === 'before'
  if (clock && ago) return past(count.to + 2, today)
  if (days === undefined && months === undefined) return null
  if (!ago) return readAgoFrom(reader, count.to + 1, (days ?? 0) * count.count)
  const to = count.to + 2
  if (norm(reader, to) === 'yesterday') return past(to + 1, addDays(today, -1 - count.count * (days ?? 0)))
  const weekday =
    (norm(reader, to) === 'on' ? weekdayWord(norm(reader, to + 1)) : weekdayWord(norm(reader, to))) ?? null
  if (weekday !== null && days !== undefined && days >= 7) {
    const base = addDays(today, -days * count.count)
    return past(norm(reader, to) === 'on' ? to + 2 : to + 1, addDays(startOfWeek(base), weekday))
  }
  return past(
    to,
    days === undefined ? addMonths(today, -(months ?? 0) * count.count) : addDays(today, -days * count.count),
  )
}

/** "a week from last Friday" is rare; only "two days before yesterday" is read here. */
function readAgoFrom(reader: Reader, at: number, days: number): DayRead | null {
  if (days === 0 || norm(reader, at) !== 'before' || norm(reader, at + 1) !== 'yesterday') return null
  return past(at + 2, addDays(reader.today, -1 - days))
}

/** "last week" for a spend: the same weekday a week back. */
export function readUnitBack(reader: Reader, at: number): DayRead | null {
  const { today } = reader
  if (norm(reader, at) !== 'last') return null
  const unit = norm(reader, at + 1)
  if (unit === 'week') {
    const weekday = weekdayWord(norm(reader, at + 2) === 'on' ? norm(reader, at + 3) : norm(reader, at + 2))
    if (weekday === null) return past(at + 2, addDays(today, -7))
    return past(norm(reader, at + 2) === 'on' ? at + 4 : at + 3, addDays(startOfWeek(today), weekday - 7))
  }
  if (unit === 'weeks') {
    const weekday = weekdayWord(norm(reader, at + 2))
    return weekday === null ? null : past(at + 3, addDays(startOfWeek(today), weekday - 7))
  }
  if (unit === 'month') return past(at + 2, addMonths(today, -1))
  return null
}
