import { addDays, addMonths, type Day, weekdayOf } from '#domain/calendar.ts'
import { norm, type Reader } from '#domain/understanding/days/day-reader.ts'
import { readNumber } from '#domain/understanding/words/read-number.ts'
import { remember } from '#domain/understanding/words/remember.ts'
import { wordSet, wordTable } from '#domain/understanding/words/word-set.ts'

/** How many days or months a unit of time has, or how many of it a day has. */
export const units: ReadonlyMap<string, { days?: number; months?: number; perDay?: number }> = wordTable([
  [{ days: 1 }, 'day night'],
  [{ days: 7 }, 'week'],
  [{ days: 14 }, 'fortnight'],
  [{ months: 1 }, 'month'],
  [{ months: 3 }, 'quarter'],
  [{ months: 12 }, 'year'],
  [{ perDay: 24 }, 'hour'],
  [{ perDay: 1440 }, 'minute'],
  [{ perDay: 86_400 }, 'second'],
])
const short = wordTable([
  ['day', 'morning evening afternoon'],
  ['week', 'wk'],
  ['month', 'mo mth'],
  ['quarter', 'qtr'],
  ['year', 'yr'],
  ['hour', 'hr'],
  ['minute', 'min moment'],
  ['second', 'sec'],
])
const letters = wordTable([
  ['day', 'd'],
  ['week', 'w'],
  ['year', 'y'],
  ['hour', 'h'],
])

/** The unit of time that a word names, also in the plural or cut short ("wks"). */
export function unitName(word: string): string {
  const one = word.endsWith('s') ? word.slice(0, -1) : word
  return short.get(one) ?? one
}

/** `work`: days from Monday to Friday are counted. */
export type Length = { to: number; days: number; months: number; work: boolean; unit: string; count: number }

/** "3 days", "a couple of weeks", "4d", "half a year", "a year and a half", "1 year and 2 months", "two business days". */
export const readLength = remember(readLengthAt)

function readLengthAt(reader: Reader, at: number): Length | null {
  const first = readPart(reader, at)
  if (!first) return null
  const joint = norm(reader, first.to)
  const more = first.work ? null : readPart(reader, joint === 'and' || joint === ',' ? first.to + 1 : first.to)
  const smaller = more && (first.months > more.months || (first.months === more.months && first.days > more.days))
  if (!smaller || more.work || first.unit === 'night') return first
  return { ...first, to: more.to, days: first.days + more.days, months: first.months + more.months }
}

const workDays = wordSet('business working work')

function readPart(reader: Reader, at: number): Length | null {
  const count = readCount(reader, at)
  if (!count) return null
  const work = workDays.has(norm(reader, count.to))
  const unit = count.unit ?? unitName(norm(reader, work ? count.to + 1 : count.to))
  if (!units.has(unit) || (work && unit !== 'day')) return null
  const end = count.unit ? count.to : count.to + (work ? 2 : 1)
  const half = norm(reader, end) === 'and' && norm(reader, end + 1) === 'a' && norm(reader, end + 2) === 'half'
  const many = half ? count.count + 0.5 : count.count
  return { ...unitLength(many, unit), to: half ? end + 3 : end, work, count: many }
}

/** So many of a unit; what is left of a month counts thirty days. */
export function unitLength(count: number, unit: string): Omit<Length, 'to' | 'count'> {
  const size = units.get(unit) ?? {}
  const months = count * (size.months ?? 0)
  const days = count * (size.days ?? 0) + (months % 1) * 30 + (size.perDay ? count / size.perDay : 0)
  return { days: Math.floor(days), months: Math.floor(months), work: false, unit }
}

const counts = wordTable([
  [0.5, 'half'],
  [1, 'a an'],
  [2, 'couple'],
  [3, 'few'],
  [7, 'several'],
  [12, 'dozen'],
])

/** A count before a unit of time: "two", "a", "a couple of", "half a", "3"; a letter stuck to it is the unit. */
export function readCount(reader: Reader, at: number): { to: number; count: number; unit: string | null } | null {
  const article = counts.get(norm(reader, at)) === 1 && counts.has(norm(reader, at + 1)) ? at + 1 : at
  const word = norm(reader, article)
  const said = counts.get(word)
  if (said !== undefined) {
    const next = norm(reader, article + 1)
    const to =
      (word === 'half' && /^an?$/.test(next)) || (word === 'couple' && next === 'of') ? article + 2 : article + 1
    return { to, count: said, unit: null }
  }
  const token = reader.tokens[at]
  const stuck = token?.kind === 'number' ? letters.get(token.suffix) : undefined
  if (token && stuck) return { to: at + 1, count: token.value, unit: stuck }
  const number = readNumber(reader.tokens, at)
  return number && number.value <= 1000 ? { to: number.to, count: number.value, unit: null } : null
}

/** The day that lies a length before or after another one. */
export function shift(from: Day, { days, months, work }: Omit<Length, 'to' | 'count'>, direction: 1 | -1): Day {
  if (!work) return addDays(addMonths(from, direction * months), direction * days)
  let day = from
  for (let left = days; left > 0; ) {
    day = addDays(day, direction)
    if (weekdayOf(day) < 5) left -= 1
  }
  return day
}
