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
import { monthWord } from '#domain/understanding/days/date-number.ts'
import { afterThe, type DayRead, norm, past, type Reader } from '#domain/understanding/days/day-reader.ts'
import { readLength } from '#domain/understanding/days/time-length.ts'
import { weekdayWord } from '#domain/understanding/days/weekday-word.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

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

/**
 * "last week" for a spend: the same weekday a week back; "last month" the same date, also in "that was last month's". Who asks means all
 * of it, which is no day.
 */
export function readUnitBack(reader: Reader, at: number): DayRead | null {
  if (reader.asks || norm(reader, at) !== 'last') return null
  const said = norm(reader, at + 1)
  const unit = isOwnersAlone(reader, at) ? said.slice(0, -1) : said
  if (unit === 'week') return past(at + 2, addDays(reader.today, -7))
  return unit === 'month' ? past(at + 2, addMonths(reader.today, -1)) : null
}

/** "it was last month's" alone: nothing is told beside it that was paid, and nothing behind it that belongs to the month. */
function isOwnersAlone(reader: Reader, at: number): boolean {
  const { tokens } = reader
  const isAlone =
    tokens.slice(at + 2).every(({ kind }) => kind === 'mark') && !tokens.some(({ kind }) => kind === 'number')
  return (
    isAlone &&
    /^(?:was|were|is|its|thats)$/.test(norm(reader, at - 1)) &&
    /^(?:weeks|months)$/.test(norm(reader, at + 1))
  )
}

/** "the end of October", "the start of last month": the day at that edge of a month or a week, in the past. Who asks may mean more than a day. */
export function readEdge(reader: Reader, at: number): DayRead | null {
  const from = norm(reader, at) === 'in' ? afterThe(reader, at + 1) : at
  const edge = norm(reader, from)
  if (reader.asks || norm(reader, from + 1) !== 'of' || !edges.has(edge)) return null
  const found = readUnitAround(reader, afterThe(reader, from + 2))
  if (!found) return null
  const { period } = found
  const day = edge === 'end' ? period.to : edge === 'middle' ? middleOf(period.from, period.to) : period.from
  return day > reader.today ? null : past(found.to, day)
}
const edges = wordSet('start beginning middle end')

/** "October", "last month", "the week": a month or a week, all of it. */
function readUnitAround(reader: Reader, at: number): { to: number; period: Period } | null {
  const { today } = reader
  const [word, next] = [norm(reader, at), norm(reader, at + 1)]
  const isLast = /^(?:last|previous)$/.test(word)
  const unit = /^(?:last|previous|this)$/.test(word) ? next : word
  const to = unit === word ? at + 1 : at + 2
  const back = isLast ? 1 : 0
  if (unit === 'week') {
    const from = addDays(startOfWeek(today), -7 * back)
    return { to, period: { from, to: addDays(from, 6) } }
  }
  const { year, month } = dayParts(today)
  const named = unit === word ? monthWord(word) : null
  if (named === null && unit !== 'month') return null
  const from = named === null ? addMonths(startOfMonth(today), -back) : dayOf(named > month ? year - 1 : year, named, 1)
  return { to, period: { from, to: endOfMonth(from) } }
}

function middleOf(from: Day, to: Day): Day {
  const middle = addDays(from, 14)
  return middle < to ? middle : addDays(from, 2)
}
