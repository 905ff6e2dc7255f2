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
import { monthWord, readDateNumber, readYear } from '#domain/understanding/days/date-number.ts'
import { readMonth, yearOf } from '#domain/understanding/days/date-phrase.ts'
import { afterThe, type DayRead, norm, past, type Reader } from '#domain/understanding/days/day-reader.ts'
import { readLength } from '#domain/understanding/days/time-length.ts'
import { weekdayWord } from '#domain/understanding/days/weekday-word.ts'
import { normBefore } from '#domain/understanding/words/prior.ts'
import { wordSet, wordTable } from '#domain/understanding/words/word-set.ts'

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

/**
 * "the end of October", "the start of last month", "in early May", "late last year": the day at that edge of a week, a month or a year, in
 * the past. Who asks may mean more than a day.
 */
export function readEdge(reader: Reader, at: number): DayRead | null {
  if (reader.asks) return null
  const led = norm(reader, at) === 'in'
  const found = readPartAround(reader, led ? afterThe(reader, at + 1) : at)
  if (!found || (found.joined && !led && isNamed(reader, found.to))) return null
  const { from, to } = found.whole
  const day = found.part === 'end' ? to : found.part === 'start' ? from : middleOf(found.whole, found.unit)
  return day > reader.today ? null : past(found.to, day)
}

/** "late October electricity", "early May bank holiday barbecue", "a mid 2024 laptop": a thing of that time, however it is told. */
function isNamed({ tokens }: Reader, to: number): boolean {
  const [last, next] = [normBefore(tokens, to), tokens[to]]
  if (next === undefined || next.kind === 'mark' || /^(?:i|we)$/.test(next.norm)) return false
  if (monthWord(last) === null) return /\d$/.test(last)
  return next.kind === 'word' && !/^(?:and|for|at|on|in|from|the|my|our|a|an|it|that|was)$/.test(next.norm)
}

type Part = 'start' | 'middle' | 'end'
const parts = wordTable<Part>([
  ['start', 'start beginning early'],
  ['middle', 'middle mid'],
  ['end', 'end late'],
])
const joinedParts = wordSet('early mid late')

/** "the end of October", "early May", "late in March", "mid last month": which part of what; `joined` without an "of". */
export function readPartAround(reader: Reader, at: number): (Whole & { part: Part; joined: boolean }) | null {
  const word = norm(reader, at)
  const part = parts.get(word)
  const joined = joinedParts.has(word)
  if (!part || !(joined || norm(reader, at + 1) === 'of')) return null
  const next = joined && norm(reader, at + 1) !== 'in' ? at + 1 : at + 2
  // "mid week" names no week.
  if (joined && /^(?:weeks?|months?|years?)$/.test(norm(reader, next))) return null
  const whole = readUnitAround(reader, next)
  // "rent late 2000" may have cost so much
  if (joined && whole?.unit === 'year' && isLongAgo(whole.whole.from, reader.today)) return null
  // "early March 20"
  if (!whole || (joined && readDateNumber(reader.tokens, whole.to))) return null
  return { ...whole, part, joined }
}

function isLongAgo(from: Day, today: Day): boolean {
  return Number(today.slice(0, 4)) - Number(from.slice(0, 4)) > MOST_YEARS_BACK
}
const MOST_YEARS_BACK = 20

/** A week, a month or a year, all of it; `step`: so many months before it lies the one that may be meant as well. */
export type Whole = { to: number; whole: Period; unit: 'week' | 'month' | 'year'; step: number }

/** "October", "last month", "the week", "2016", "the year". */
export function readUnitAround(reader: Reader, at: number): Whole | null {
  const { today } = reader
  const the = afterThe(reader, at)
  const which = norm(reader, the)
  const month = readMonth(reader, at, true)
  const year = month ? null : readYear(reader.tokens, the, today)
  if (month) {
    const from = dayOf(yearOf(month, today), month.month, 1)
    return { to: month.to, whole: { from, to: endOfMonth(from) }, unit: 'month', step: month.year === null ? 12 : 0 }
  }
  if (year) return { to: year.to, whole: wholeYear(year.year), unit: 'year', step: 0 }
  const isLast = /^(?:last|previous)$/.test(which)
  const to = isLast || which === 'this' ? the + 2 : the + 1
  const unit = norm(reader, to - 1)
  const from = addDays(startOfWeek(today), isLast ? -7 : 0)
  if (unit === 'week') return { to, whole: { from, to: addDays(from, 6) }, unit, step: 0 }
  if (unit === 'month') return { to, whole: { from: startOfMonth(today), to: endOfMonth(today) }, unit, step: 1 }
  return unit === 'year' ? { to, whole: wholeYear(dayParts(today).year), unit, step: 12 } : null
}

function wholeYear(year: number): Period {
  return { from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) }
}

function middleOf({ from }: Period, unit: Whole['unit']): Day {
  return unit === 'year' ? addMonths(from, 6) : addDays(from, unit === 'week' ? 2 : 14)
}
