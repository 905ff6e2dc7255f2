import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  dayParts,
  daysInMonth,
  monthName,
  type Period,
  startOfMonth,
} from '#domain/calendar.ts'
import { capital } from '#domain/capital.ts'
import { monthWord, readDateNumber, readYear } from '#domain/understanding/days/date-number.ts'
import { latestDate } from '#domain/understanding/days/date-phrase.ts'
import { readDayAt } from '#domain/understanding/days/day-phrase.ts'
import { afterThe, joints, norm, type Reader } from '#domain/understanding/days/day-reader.ts'
import { mayBegin } from '#domain/understanding/days/may-begin.ts'
import { readMonthName, readQuarterOrYear } from '#domain/understanding/days/named-period.ts'
import { clip, type Found, spans, unitOf, yearPeriod } from '#domain/understanding/days/period-reader.ts'
import { readPartOfMonth, readRelative } from '#domain/understanding/days/relative-period.ts'
import { readSeason } from '#domain/understanding/days/season.ts'
import { weekdayWord } from '#domain/understanding/days/weekday-word.ts'
import { remember } from '#domain/understanding/words/remember.ts'

/** A month, a week, a quarter or a year by its name or place; no single day. */
export const readStretch = remember(readStretchAt)

function readStretchAt(reader: Reader, at: number): Found | null {
  return (
    readPartOfMonth(reader, at) ??
    readMonthName(reader, at) ??
    readRelative(reader, at) ??
    readQuarterOrYear(reader, at) ??
    readSeason(reader, at)
  )
}

/** "since March", "since Monday", "since the beginning of March 2025", "from the 1st on". */
export function readSince(reader: Reader, at: number): Found | null {
  const word = norm(reader, at)
  if (word === 'after') {
    const last = edge(reader, at + 1)
    const from = last && addDays(last.period.to, 1)
    return from && from <= reader.today
      ? { to: last.to, period: { from, to: reader.today }, label: `after ${last.said}` }
      : null
  }
  if (!/^(since|from|starting)$/.test(word)) return null
  const the = afterThe(reader, at + 1)
  const began = /^(start|beginning)$/.test(norm(reader, the))
  const of = norm(reader, the + 1) === 'of' ? the + 2 : the + 1
  const named = /^(the|this)$/.test(norm(reader, of)) ? of + 1 : of
  const unit = began ? unitOf(norm(reader, named)) : null
  if (unit) return { to: named + 1, period: spans[unit](reader.today, 0), label: `this ${unit}` }
  const first = edge(reader, began ? of : at + 1)
  if (!first) return null
  const onwards = word !== 'from' || began || /^(on|onwards?)$/.test(norm(reader, first.to))
  if (!onwards) return null
  return { to: first.to, period: { from: first.period.from, to: reader.today }, label: `since ${first.said}` }
}

type Edge = { to: number; period: Period; said: string; day: boolean }

/** One end of a range: a day, a month, a week, a year; a day ahead only where it may be. */
function edge(reader: Reader, at: number, ahead = false): Edge | null {
  const start = norm(reader, at) === 'the' && norm(reader, at + 1) === 'start' ? at + 3 : at
  const stretch = norm(reader, start) === 'in' ? null : readStretch(reader, start)
  if (stretch) return { ...stretch, said: stretch.label.replace(/^(in|at) /, ''), day: false }
  const year = readYear(reader.tokens, start, reader.today)
  if (year) return { to: year.to, period: yearPeriod(year.year, reader.today), said: `${year.year}`, day: false }
  const date = readDateNumber(reader.tokens, afterThe(reader, start))
  const read = readDayAt(reader, start) ?? (date?.ordinal ? latestDate(reader, date.to, date.value) : null)
  if (!read || (read.future && !ahead) || read.unreal !== undefined) return null
  return { to: read.to, period: { from: read.day, to: read.day }, said: words(reader, start, read.to), day: true }
}

function words(reader: Reader, from: number, to: number): string {
  return reader.tokens
    .slice(from, to)
    .map((token) =>
      weekdayWord(token.norm) !== null || monthWord(token.norm) !== null
        ? capital(token.norm)
        : token.norm + token.suffix,
    )
    .join(' ')
}

/** "between Nov 2 and Nov 9", "from Monday to Friday", "3-7 August", "January to March", "Saturday and Sunday". */
export function readRange(reader: Reader, at: number): Found | null {
  const led = /^(between|from|since)$/.test(norm(reader, at))
  const start = led || /^(in|for|during|over)$/.test(norm(reader, at)) ? at + 1 : at
  if (!mayBegin(reader.tokens[start]) || !hasJoint(reader, start)) return null
  const date = readDateNumber(reader.tokens, afterThe(reader, start))
  const first = edge(reader, start)
  for (const end of [first, date]) {
    if (!end) continue
    const hyphen = reader.tokens[end.to]?.hyphen === true
    // "from Monday up to today"
    const isUp = norm(reader, end.to) === 'up' && upTo.test(norm(reader, end.to + 1))
    const joined = isUp ? end.to + 1 : end.to
    const joint = norm(reader, joined)
    if (!hyphen && !joints.test(joint)) continue
    const read = ranged(
      reader,
      { first: end === first ? first : null, date: date?.value ?? 0, start },
      hyphen ? end.to : joined + 1,
    )
    const loose = /^(and|&)$/.test(joint) && !/^between$/.test(norm(reader, at))
    if (read && (!loose || isPair(reader, first, joined + 1, read))) return read
  }
  return null
}

const upTo = /^(?:to|until|till)$/

/** Most sentences hold nothing that could join two ends. */
function hasJoint({ tokens }: Reader, from: number): boolean {
  for (let at = from + 1; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token?.hyphen || joints.test(token?.norm ?? '')) return true
  }
  return false
}

/** What "and" joins without "between" before it: months, dates of one month, and days that follow each other. */
function isPair(reader: Reader, first: Edge | null, at: number, { period }: Found): boolean {
  if (first && !first.day) return monthWord(norm(reader, at)) !== null && isUnbroken(first.period, period)
  return !first || addDays(period.from, 1) === period.to
}

/** Whether one month stands right before or behind a stretch with which it makes up the whole: "March and June" hold no April. */
function isUnbroken(stretch: Period, whole: Period): boolean {
  return startOfMonth(whole.to) <= addDays(stretch.to, 1) && addMonths(whole.from, 1) >= stretch.from
}

type Begun = { first: Edge | null; date: number; start: number }

/** The range whose second end begins at a token. What the first end leaves open (month, year, week) is as in the second. */
function ranged(reader: Reader, { first, date, start }: Begun, at: number): Found | null {
  const { tokens, today } = reader
  if (first && /^(now|today)$/.test(norm(reader, at)))
    return { to: at + 1, period: { from: first.period.from, to: today }, label: `since ${first.said}` }
  const second = edge(reader, at, !first)
  const plain = readDateNumber(tokens, afterThe(reader, at))
  if (first?.day && plain && (!second || second.to <= plain.to)) return toDate(reader, first, plain)
  if (!second) return null
  if (first && first.period.from <= second.period.from)
    return labelled(reader, second.to, { from: first.period.from, to: second.period.to })
  if (first && !first.day && isTurned(reader, start, at))
    return labelled(reader, second.to, { from: second.period.from, to: first.period.to })
  if (!first && !plain) return null
  // "yesterday and on Monday" are two days, and neither is counted from the other; "today and yesterday" follow each other.
  if (first?.day && ofToday.test(norm(reader, start)))
    return isTurned(reader, start, at) &&
      (reader.tokens.some(({ norm: word }) => setsApart.test(word)) ||
        addDays(second.period.to, 1) !== first.period.from)
      ? null
      : labelled(reader, second.to, { from: second.period.from, to: first.period.to })
  const before = { ...reader, today: second.period.to }
  const from = first ? edge(before, start)?.period.from : latestDate(before, 0, date)?.day
  return from === undefined || from > second.period.to
    ? null
    : labelled(reader, second.to, { from, to: second.period.to })
}

const setsApart = /^(?:compare[ds]?|difference|versus|vs|more|less|each|separately|apart)$/
const ofToday = /^(?:yesterday|today|tonight)$/

/** "compare October and September", "in October and September": the later first, and no year from the one to the other. */
function isTurned(reader: Reader, start: number, at: number): boolean {
  const lead = norm(reader, start - 1)
  return lead === 'compare' || (/^(and|&)$/.test(norm(reader, at - 1)) && !/^(between|from)$/.test(lead))
}

/** "November 19 to 20", "April 9th through 17th 2025", "the 28th to the 3rd": the second date in the month of the first, or the next. */
function toDate(reader: Reader, first: Edge, { to, value }: { to: number; value: number }): Found | null {
  const said = readYear(reader.tokens, to, reader.today)
  const { month, date } = dayParts(first.period.from)
  const begins = said ? dayOf(said.year, month, Math.min(date, daysInMonth(said.year, month))) : first.period.from
  const last = dayParts(value < date ? addMonths(startOfMonth(begins), 1) : begins)
  if (value > daysInMonth(last.year, last.month)) return null
  const period = { from: begins, to: dayOf(last.year, last.month, value) }
  return labelled(reader, said?.to ?? to, period)
}

function labelled(reader: Reader, to: number, period: Period): Found {
  const range = clip(period, reader.today)
  const say = (day: Day): string => `${monthName(day).slice(0, 3)} ${dayParts(day).date}`
  return { to, period: range, label: `from ${say(range.from)} to ${say(range.to)}` }
}
