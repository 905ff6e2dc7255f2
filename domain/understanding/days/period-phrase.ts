import { addDays, type Day, dayParts, type Period, weekdayName } from '#domain/calendar.ts'
import { readDayAt } from '#domain/understanding/days/day-phrase.ts'
import type { Reader } from '#domain/understanding/days/day-reader.ts'
import { mayBegin } from '#domain/understanding/days/may-begin.ts'
import { monthLabels, readWhole } from '#domain/understanding/days/named-period.ts'
import { readRange, readSince, readStretch } from '#domain/understanding/days/period-range.ts'
import type { Found } from '#domain/understanding/days/period-reader.ts'
import { readLastCount } from '#domain/understanding/days/relative-period.ts'
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
  const reader = { tokens: tokens.slice(start, end), today, own, asks: true }
  for (let at = 0; at < reader.tokens.length; at += 1) {
    if (!mayBegin(reader.tokens[at])) continue
    const read =
      readRange(reader, at) ??
      readSince(reader, at) ??
      readStretch(reader, at) ??
      readLastCount(reader, at) ??
      readWhole(reader, at) ??
      readLed(reader, at) ??
      readSingleDay(reader, at)
    if (read) return { ...read, from: start + at, to: start + read.to }
    const ahead = readDayAt(reader, at)
    if (ahead?.future) at = ahead.to - 1
  }
  return null
}

/** The first period and those that are joined to it: "in January, March and June" are three, with nothing of the months between. */
export function findPeriods(...[tokens, start, end, today, own]: Parameters<typeof findPeriod>): PeriodRead[] {
  const found: PeriodRead[] = []
  let next = findPeriod(tokens, start, end, today, own)
  while (next && found.length < MOST_PERIODS) {
    found.push(next)
    let at = next.to
    while (at < end && joining.test(tokens[at]?.norm ?? '')) at += 1
    const more = at > next.to ? findPeriod(tokens, at, end, today, own) : null
    next = more?.from === at ? more : null
  }
  return found
}
const MOST_PERIODS = 4
const joining = /^(?:,|and|&|or|also|in|vs?|versus)$/

/** "from last weekend": the days that a small word leads to, before it is read with one of them alone. */
function readLed(reader: Reader, at: number): Found | null {
  return /^(from|for|over|during)$/.test(reader.tokens[at]?.norm ?? '') ? readStretch(reader, at + 1) : null
}

function readSingleDay(reader: Reader, at: number): Found | null {
  const read = readDayAt(reader, at)
  if (!read || read.future || read.unreal !== undefined) return null
  const { today } = reader
  const back = read.day === today ? 'today' : read.day === addDays(today, -1) ? 'yesterday' : null
  const { date } = dayParts(read.day)
  const label =
    back ??
    (read.day > addDays(today, -7)
      ? `on ${weekdayName(read.day)}`
      : `on ${(monthLabels[dayParts(read.day).month - 1] ?? '').slice(0, 3)} ${date}`)
  return { to: read.to, period: { from: read.day, to: read.day }, label }
}
