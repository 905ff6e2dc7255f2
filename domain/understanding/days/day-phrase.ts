import { addDays, addMonths, type Day, dayOf, endOfMonth, type Weekday, weekdayOf } from '#domain/calendar.ts'
import { readDate, readHoliday, readMonth, yearOf } from '#domain/understanding/days/date-phrase.ts'
import { type DayRead, norm, past, type Reader } from '#domain/understanding/days/day-reader.ts'
import { readAgo, readUnitBack } from '#domain/understanding/days/days-ago.ts'
import { readWeekdayPhrase } from '#domain/understanding/days/weekday-phrase.ts'
import { partsOfDay, weekdayWord } from '#domain/understanding/days/weekday-word.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/** Reads the day phrase that begins at a token; spends lie in the past, so the latest such day up to today is meant. */
export function readDay(tokens: readonly Token[], from: number, today: Day, own = 'USD'): DayRead | null {
  const reader = { tokens, today, own }
  let at = from
  let lead = ''
  while (dayLeads.has(norm(reader, at)) && at - from < 3) {
    lead = norm(reader, at)
    at += 1
  }
  const read = readCore(reader, at, lead)
  return read ? { ...read, to: afterPartOfDay(reader, read.to) } : null
}

const dayLeads = new Set('on|from|since|back|late|early|earlier|the|for|dated|over|at|during'.split('|'))

function afterPartOfDay(reader: Reader, to: number): number {
  const here = norm(reader, to)
  if (partsOfDay.has(here)) return to + 1
  if (here === 'in' && norm(reader, to + 1) === 'the' && partsOfDay.has(norm(reader, to + 2))) return to + 3
  if (here === 'at' && (norm(reader, to + 1) === 'night' || norm(reader, to + 1) === 'noon')) return to + 2
  return to
}

function readCore(reader: Reader, at: number, lead: string): DayRead | null {
  return (
    readNamed(reader, at) ??
    readAnchored(reader, at) ??
    readWeekdayPhrase(reader, at, lead) ??
    readAgo(reader, at) ??
    readDate(reader, at, lead) ??
    readUnitBack(reader, at) ??
    readHoliday(reader, at)
  )
}

const yesterdays = /^(yesterdays?|yday|yest|yesturday)$/

function readNamed(reader: Reader, at: number): DayRead | null {
  const { today } = reader
  const word = norm(reader, at)
  const next = norm(reader, at + 1)
  if (/^to(day|night)s?$/.test(word)) return readAgo(reader, at + 1) ?? past(at + 1, today)
  if (yesterdays.test(word)) return past(at + 1, addDays(today, -1))
  if (/^(tomorrow|tmrw|tmr)$/.test(word)) return { to: at + 1, day: addDays(today, 1), future: true }
  if (word === 'this' && partsOfDay.has(next)) return past(at + 2, today)
  if (/^(this|same)$/.test(word) && /^(day|date|time)$/.test(next) && norm(reader, at + 2) === 'last')
    return lastUnit(reader, at + 3)
  if (word === 'last' && /^(nights?|evenings?)$/.test(next)) return past(at + 2, addDays(today, -1))
  if (/^(just now|earlier today)$/.test(`${word} ${next}`)) return past(at + 2, today)
  if (/^(previous|past)$/.test(word) && next === 'day') return past(at + 2, addDays(today, -1))
  if (!/^(day|night)$/.test(word) || next !== 'before') return null
  const last = norm(reader, at + 2)
  if (last === 'yesterday' || last === 'last') return past(at + 3, addDays(today, -2))
  return last === '' ? past(at + 2, addDays(today, -2)) : null
}

/** "this day last year": as far back as the unit is long. */
function lastUnit(reader: Reader, at: number): DayRead | null {
  const unit = norm(reader, at)
  if (unit === 'week') return past(at + 1, addDays(reader.today, -7))
  const months = unit === 'year' ? 12 : unit === 'month' ? 1 : 0
  return months > 0 ? past(at + 1, addMonths(reader.today, -months)) : null
}

const places: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 }

/** "the Friday before April 12", "the day after Christmas", "the first Monday of May", "the last day of last month". */
function readAnchored(reader: Reader, at: number): DayRead | null {
  const nth = Object.hasOwn(places, norm(reader, at)) ? (places[norm(reader, at)] ?? 1) : null
  const unit = norm(reader, nth === null ? at : at + 1)
  const weekday = weekdayWord(unit)
  if (weekday === null && unit !== 'day') return null
  const joint = nth === null ? at + 1 : at + 2
  const side = norm(reader, joint)
  if (nth !== null && (side === 'of' || side === 'in')) {
    const month = readMonth(reader, joint + 1)
    return month && nthDay(reader, month, weekday, nth)
  }
  if (side !== 'before' && side !== 'after') return null
  const start = norm(reader, joint + 1) === 'the' ? joint + 2 : joint + 1
  const anchor = readNamed(reader, start) ?? readDate(reader, start, 'on') ?? readHoliday(reader, start)
  if (!anchor) return null
  const many = Math.max(nth ?? 1, 1) - 1
  const step = side === 'before' ? -1 : 1
  const next = addDays(anchor.day, step)
  const away = weekday === null ? 0 : (step * (weekday - weekdayOf(next)) + 7) % 7
  const day = addDays(next, step * (away + many * (weekday === null ? 1 : 7)))
  return { to: anchor.to, day, future: day > reader.today }
}

function nthDay(
  { today }: Reader,
  read: { to: number; month: number; year: number | null },
  weekday: Weekday | null,
  nth: number,
): DayRead {
  const first = dayOf(yearOf(read, today), read.month, 1)
  const edge = nth > 0 ? first : endOfMonth(first)
  const away = weekday === null ? 0 : (Math.sign(nth) * (weekday - weekdayOf(edge)) + 7) % 7
  const day = addDays(edge, Math.sign(nth) * (away + (Math.abs(nth) - 1) * (weekday === null ? 1 : 7)))
  return { to: read.to, day, future: day > today }
}
