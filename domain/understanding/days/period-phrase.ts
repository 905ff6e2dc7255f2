import { addDays, type Day, dayParts, monthName, type Period, weekdayName } from '#domain/calendar.ts'
import { readDayAt } from '#domain/understanding/days/day-phrase.ts'
import type { Reader } from '#domain/understanding/days/day-reader.ts'
import { mayBegin } from '#domain/understanding/days/may-begin.ts'
import { readWhole } from '#domain/understanding/days/named-period.ts'
import { readRange, readSince, readStretch } from '#domain/understanding/days/period-range.ts'
import { type Found, spans, type Unit } from '#domain/understanding/days/period-reader.ts'
import { readLastCount } from '#domain/understanding/days/relative-period.ts'
import { normAt } from '#domain/understanding/words/prior.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/** A stretch of time that a question asks about. Weeks start on Monday; a running one ends today. */
export type PeriodRead = { from: number; to: number; period: Period; label: string }

/** The first period named between two tokens; null when none is. */
export function findPeriod(
  tokens: readonly Token[],
  start: number,
  end: number,
  today: Day,
  own = 'USD',
): PeriodRead | null {
  const read = firstIn({ tokens: tokens.slice(start, end), today, own, asks: true })
  return read && { ...read, from: start + read.from, to: start + read.to }
}

function firstIn(reader: Reader): PeriodRead | null {
  for (let at = 0; at < reader.tokens.length; at += 1) {
    const read = readAt(reader, at)
    if (read) return read
    const ahead = mayBegin(reader.tokens[at]) ? readDayAt(reader, at) : null
    if (ahead?.future) at = ahead.to - 1
  }
  return null
}

function readAt(reader: Reader, at: number): PeriodRead | null {
  if (!mayBegin(reader.tokens[at])) return null
  const read =
    readRange(reader, at) ??
    readSince(reader, at) ??
    readStretch(reader, at) ??
    readLastCount(reader, at) ??
    readWhole(reader, at) ??
    readLed(reader, at) ??
    readTheDay(reader, at) ??
    readSingleDay(reader, at)
  return read && { ...read, from: at }
}

/** The first period and those that are joined to it: "in January, March and June" are three, with nothing of the months between. */
export function findPeriods(...[tokens, start, end, today, own = 'USD']: Parameters<typeof findPeriod>): PeriodRead[] {
  const reader = { tokens: tokens.slice(start, end), today, own, asks: true }
  const found: PeriodRead[] = []
  let next = firstIn(reader) ?? readOfEach(reader)
  while (next && found.length < MOST_PERIODS) {
    found.push({ ...next, from: start + next.from, to: start + next.to })
    let at = next.to
    while (joining.test(reader.tokens[at]?.norm ?? '')) at += 1
    next = at > next.to ? readAt(reader, at) : null
  }
  return found
}
const MOST_PERIODS = 4
const joining = /^(?:,|and|&|or|also|in|vs?|versus)$/

/** "from last weekend": the days that a small word leads to, before it is read with one of them alone. */
function readLed(reader: Reader, at: number): Found | null {
  return /^(from|for|over|during)$/.test(reader.tokens[at]?.norm ?? '') ? readStretch(reader, at + 1) : null
}

/** "for the day", "of the whole day": the one that is not over, where nothing says which. */
function readTheDay({ tokens, today }: Reader, at: number): Found | null {
  if (!/^(?:for|of|on)$/.test(normAt(tokens, at)) || tokens[at + 1]?.norm !== 'the') return null
  const day = /^(?:whole|entire)$/.test(normAt(tokens, at + 2)) ? at + 3 : at + 2
  const next = tokens[day + 1]
  if (tokens[day]?.norm !== 'day' || (next?.kind === 'word' && !/^(?:please|so|penny|now)$/.test(next.norm)))
    return null
  return { to: day + 1, period: { from: today, to: today }, label: 'today' }
}

/** "weekly summary", "monthly spending report": of the one that is running, where no other is named. */
function readOfEach({ tokens, today }: Reader): PeriodRead | null {
  const at = tokens.findIndex(({ norm }) => ofEach.has(norm))
  const unit = ofEach.get(normAt(tokens, at))
  const thing = /^(?:spending|expenses?)$/.test(normAt(tokens, at + 1)) ? at + 2 : at + 1
  if (!unit || !/^(?:summary|report|overview|recap)$/.test(normAt(tokens, thing))) return null
  if (unit === 'day') return { from: at, to: at + 1, period: { from: today, to: today }, label: 'today' }
  return { from: at, to: at + 1, period: spans[unit](today, 0), label: `this ${unit}` }
}
const ofEach = new Map<string, 'day' | Unit>([
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['quarterly', 'quarter'],
  ['yearly', 'year'],
  ['annual', 'year'],
])

function readSingleDay(reader: Reader, at: number): Found | null {
  const read = readDayAt(reader, at)
  if (!read || read.future || read.unreal !== undefined) return null
  const { today } = reader
  const back = read.day === today ? 'today' : read.day === addDays(today, -1) ? 'yesterday' : null
  const { date } = dayParts(read.day)
  const label =
    back ??
    (read.day > addDays(today, -7) ? `on ${weekdayName(read.day)}` : `on ${monthName(read.day).slice(0, 3)} ${date}`)
  return { to: read.to, period: { from: read.day, to: read.day }, label }
}
