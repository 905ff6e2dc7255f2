import { addDays, addMonths } from '#domain/calendar.ts'
import { type DayRead, isWhole, norm, past, type Reader } from '#domain/understanding/days/day-reader.ts'
import { partsOfDay, weekdayWord } from '#domain/understanding/days/weekday-word.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

const todays = wordSet('today todays tonight tonights')
const yesterdays = wordSet('yesterday yesterdays yday yest yesturday kahapon')
const tomorrows = wordSet('tomorrow tomorrows tmrw tmr')

/** "today", "yesterday", "last night", "this morning", "the day before yesterday", "this day last year". */
export function readNamed(reader: Reader, at: number): DayRead | null {
  const { today } = reader
  const word = norm(reader, at)
  const next = norm(reader, at + 1)
  if (todays.has(word) || (word === 'now' && isWhole(reader, at, at + 1))) return past(at + 1, today)
  if (yesterdays.has(word)) return past(at + 1, addDays(today, -1))
  if (tomorrows.has(word)) return { to: at + 1, day: addDays(today, 1), future: true }
  if (word === 'this' && partsOfDay.has(next)) return past(at + 2, today)
  if ((word === 'this' || word === 'same') && /^(day|date|time)$/.test(next) && norm(reader, at + 2) === 'last')
    return lastUnit(reader, at + 3)
  if (word === 'last' && /^(nights?|evenings?)$/.test(next)) return past(at + 2, addDays(today, -1))
  if ((next === 'now' && /^(just|right)$/.test(word)) || (next === 'today' && word === 'earlier'))
    return past(at + 2, today)
  if (next === 'day' && /^(previous|past)$/.test(word)) return past(at + 2, addDays(today, -1))
  if (next === 'after' && /^(day|night)$/.test(word) && tomorrows.has(norm(reader, at + 2)))
    return { to: at + 3, day: addDays(today, 2), future: true }
  if (next !== 'before' || !/^(day|night)$/.test(word)) return null
  const last = norm(reader, at + 2)
  // "the day before last Friday" is counted from that one.
  const isLast = last === 'last' && weekdayWord(norm(reader, at + 3)) === null
  if (last === 'yesterday' || isLast) return past(at + 3, addDays(today, -2))
  return /^[.!]?$/.test(last) ? past(at + 2, addDays(today, -2)) : null
}

/** "this day last year": as far back as the unit is long. */
function lastUnit(reader: Reader, at: number): DayRead | null {
  const unit = norm(reader, at)
  if (unit === 'week') return past(at + 1, addDays(reader.today, -7))
  const months = unit === 'year' ? 12 : unit === 'month' ? 1 : 0
  return months > 0 ? past(at + 1, addMonths(reader.today, -months)) : null
}
