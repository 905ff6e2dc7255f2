import { addDays, addMonths, type Day, startOfWeek } from '#domain/calendar.ts'
import { type DayRead, norm, past, type Reader } from '#domain/understanding/days/day-reader.ts'
import { backTo, weekdayWord } from '#domain/understanding/days/weekday-word.ts'
import { readNumber } from '#domain/understanding/words/number-words.ts'

export const unitDays: Record<string, number> = { day: 1, night: 1, week: 7, fortnight: 14 }
const unitMonths: Record<string, number> = { month: 1, year: 12 }

/** A count before a unit of time: "two", "a", "a couple of", "3". */
function readCount(reader: Reader, at: number): { to: number; count: number } | null {
  const word = norm(reader, at)
  const couple = word === 'a' ? at + 1 : at
  if (norm(reader, couple) === 'couple')
    return { to: norm(reader, couple + 1) === 'of' ? couple + 2 : couple + 1, count: 2 }
  if (word === 'a' || word === 'an') return { to: at + 1, count: 1 }
  const number = readNumber(reader.tokens, at)
  return number && Number.isInteger(number.value) && number.value <= 1000
    ? { to: number.to, count: number.value }
    : null
}

const agoWords = /^(ago|back|earlier|before)$/

/** "two days ago", "a month back", "three Fridays ago", "two weeks ago on Monday", "a week before yesterday". */
export function readAgo(reader: Reader, at: number): DayRead | null {
  const { today } = reader
  const count = readCount(reader, at)
  if (!count) return null
  const said = norm(reader, count.to)
  const unit = said.replace(/s$/, '')
  const ago = agoWords.test(norm(reader, count.to + 1))
  const to = count.to + 2
  const named = said.endsWith('s') || count.count === 1 ? weekdayWord(said) : null
  if (named !== null && norm(reader, to - 1) === 'ago')
    return past(to, addDays(backTo(today, named, true), -7 * (count.count - 1)))
  if (!ago) return null
  if (/^(minute|min|hour|hr|sec|second)$/.test(unit)) return past(to, today)
  const days = (Object.hasOwn(unitDays, unit) ? (unitDays[unit] ?? 0) : 0) * count.count
  const months = (Object.hasOwn(unitMonths, unit) ? (unitMonths[unit] ?? 0) : 0) * count.count
  if (days + months === 0) return null
  const day = addMonths(addDays(today, -days), -months)
  return norm(reader, to) === 'yesterday' ? past(to + 1, addDays(day, -1)) : past(to, day)
}

/** The week that some words name: "last week", "last week's", "the week before last", "two weeks ago"; with its Monday. */
export function readWeek(reader: Reader, at: number): { to: number; monday: Day } | null {
  const { today } = reader
  const the = norm(reader, at) === 'the' ? at + 1 : at
  const [which, next] = [norm(reader, the), norm(reader, the + 1)]
  const back = (weeks: number, to: number) => ({ to, monday: addDays(startOfWeek(today), -7 * weeks) })
  if (which === 'week' && next === 'before' && norm(reader, the + 2) === 'last') return back(2, the + 3)
  if (/^weeks?$/.test(next) && /^(last|previous|this)$/.test(which)) return back(which === 'this' ? 0 : 1, the + 2)
  const count = readCount(reader, at)
  if (!count || !/^(week|fortnight)s?$/.test(norm(reader, count.to)) || !agoWords.test(norm(reader, count.to + 1)))
    return null
  return back(count.count * (norm(reader, count.to).startsWith('f') ? 2 : 1), count.to + 2)
}

/** "last week" for a spend: the same weekday a week back, or the weekday that is named; "last month" the same date. */
export function readUnitBack(reader: Reader, at: number): DayRead | null {
  const { today } = reader
  const week = readWeek(reader, at)
  if (week) {
    const on = norm(reader, week.to) === 'on' ? week.to + 1 : week.to
    const weekday = weekdayWord(norm(reader, on))
    if (weekday !== null) return past(on + 1, addDays(week.monday, weekday))
  }
  if (norm(reader, at) !== 'last') return null
  const unit = norm(reader, at + 1)
  if (unit === 'week') return past(at + 2, addDays(today, -7))
  return unit === 'month' ? past(at + 2, addMonths(today, -1)) : null
}
