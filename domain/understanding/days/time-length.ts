import { addDays, addMonths, type Day, weekdayOf } from '#domain/calendar.ts'
import { norm, type Reader } from '#domain/understanding/days/day-reader.ts'
import { readNumber } from '#domain/understanding/words/read-number.ts'
import { remember } from '#domain/understanding/words/remember.ts'

/** How many days or months a unit of time has, or how many of it a day has. */
export const units: Record<string, { days?: number; months?: number; perDay?: number }> = {
  day: { days: 1 },
  night: { days: 1 },
  week: { days: 7 },
  fortnight: { days: 14 },
  month: { months: 1 },
  quarter: { months: 3 },
  year: { months: 12 },
  hour: { perDay: 24 },
  minute: { perDay: 1440 },
  second: { perDay: 86_400 },
}
const short: Record<string, string> = {
  wk: 'week',
  mo: 'month',
  mth: 'month',
  yr: 'year',
  hr: 'hour',
  min: 'minute',
  sec: 'second',
  qtr: 'quarter',
  moment: 'minute',
  morning: 'day',
  evening: 'day',
  afternoon: 'day',
}
const letters: Record<string, string> = { d: 'day', w: 'week', y: 'year', h: 'hour' }

/** The unit of time that a word names, also in the plural or cut short ("wks"). */
export function unitName(word: string): string {
  const one = word.replace(/s$/, '')
  return Object.hasOwn(short, one) ? (short[one] ?? one) : one
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

function readPart(reader: Reader, at: number): Length | null {
  const count = readCount(reader, at)
  if (!count) return null
  const work = /^(business|working|work)$/.test(norm(reader, count.to))
  const unit = count.unit ?? unitName(norm(reader, work ? count.to + 1 : count.to))
  if (!Object.hasOwn(units, unit) || (work && unit !== 'day')) return null
  const end = count.unit ? count.to : count.to + (work ? 2 : 1)
  const half = norm(reader, end) === 'and' && norm(reader, end + 1) === 'a' && norm(reader, end + 2) === 'half'
  const many = half ? count.count + 0.5 : count.count
  return { ...unitLength(many, unit), to: half ? end + 3 : end, work, count: many }
}

/** So many of a unit; what is left of a month counts thirty days. */
export function unitLength(count: number, unit: string): Omit<Length, 'to' | 'count'> {
  const size = units[unit] ?? {}
  const months = count * (size.months ?? 0)
  const days = count * (size.days ?? 0) + (months % 1) * 30 + (size.perDay ? count / size.perDay : 0)
  return { days: Math.floor(days), months: Math.floor(months), work: false, unit }
}

const counts: Record<string, number> = { a: 1, an: 1, couple: 2, few: 3, several: 7, half: 0.5 }

/** A count before a unit of time: "two", "a", "a couple of", "half a", "3"; a letter stuck to it is the unit. */
export function readCount(reader: Reader, at: number): { to: number; count: number; unit: string | null } | null {
  const article = /^an?$/.test(norm(reader, at)) && Object.hasOwn(counts, norm(reader, at + 1)) ? at + 1 : at
  const word = norm(reader, article)
  if (Object.hasOwn(counts, word)) {
    const next = norm(reader, article + 1)
    const to =
      (word === 'half' && /^an?$/.test(next)) || (word === 'couple' && next === 'of') ? article + 2 : article + 1
    return { to, count: counts[word] ?? 1, unit: null }
  }
  const token = reader.tokens[at]
  const stuck =
    token?.kind === 'number' && Object.hasOwn(letters, token.suffix) ? (letters[token.suffix] ?? null) : null
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
