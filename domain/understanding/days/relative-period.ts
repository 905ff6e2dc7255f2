import { addDays, addMonths, type Day, dayOf, dayParts, endOfMonth, monthNames, type Period } from '#domain/calendar.ts'
import { monthWord, readDateNumber } from '#domain/understanding/days/date-number.ts'
import { readInMonth, readMonth, yearOf } from '#domain/understanding/days/date-phrase.ts'
import { afterThe, norm, type Reader } from '#domain/understanding/days/day-reader.ts'
import { placeOf } from '#domain/understanding/days/days-ago.ts'
import { monthNamed } from '#domain/understanding/days/named-period.ts'
import { clip, type Found, spans, unitOf } from '#domain/understanding/days/period-reader.ts'
import { readCount, readLength, shift, unitLength } from '#domain/understanding/days/time-length.ts'
import { readPartAround, readUnitAround, type Whole } from '#domain/understanding/days/week-back.ts'
import { weekdayWord } from '#domain/understanding/days/weekday-word.ts'

const running = /^(this|current)$/
const back = /^(last|previous|past|prior)$/

/** "this week", "last year", "the past month", "the weekend before last", "over the weekend", "two weekends ago". */
export function readRelative(reader: Reader, at: number): Found | null {
  const { today } = reader
  const word = norm(reader, at)
  if (/^(at|over|on|during|for|in)$/.test(word)) return readRelative(reader, at + 1)
  const the = afterThe(reader, at)
  const which = norm(reader, the)
  const next = norm(reader, the + 1)
  const entire = readEntire(reader, at)
  if (entire) return entire
  const self = unitOf(which)
  if (self && next === 'before' && norm(reader, the + 2) === 'last')
    return { to: the + 3, period: spans[self](today, 2), label: `the ${self} before last` }
  if (
    self &&
    (the > at || /^(?:the|my|our)$/.test(norm(reader, at - 1))) &&
    ((reader.asks && next === '') ||
      (self === 'weekend' && next !== 'of') ||
      (next === 'so' && norm(reader, the + 2) === 'far') ||
      isWhole(reader, at, next))
  )
    return {
      to: next === 'so' ? the + 3 : the + 1,
      period: spans[self](today, 0),
      label: self === 'weekend' ? 'at the weekend' : `this ${self}`,
    }
  if (!running.test(which) && !back.test(which)) return readWeekendsAgo(reader, at)
  const unit = unitOf(next)
  const to = the + 2
  if (unit === null) {
    const named = monthWord(next)
    return named !== null && readDateNumber(reader.tokens, to) === null
      ? monthNamed(reader, to, named, which === 'last' ? 1 : 0, null)
      : null
  }
  if (unit === 'month' && readInMonth(reader, the)) return null
  if (unit === 'week' && weekdayWord(norm(reader, norm(reader, to) === 'on' ? to + 1 : to)) !== null) return null
  const rolling = which === 'past' && unit !== 'quarter' && unit !== 'weekend'
  if (rolling) return { to, period: until(reader, unitLength(1, unit)), label: `in the past ${unit}` }
  if (running.test(which)) return { to, period: spans[unit](today, 0), label: `this ${unit}` }
  return { to, period: spans[unit](today, 1), label: `last ${unit}` }
}

/** "the whole week", "this entire month". */
function readEntire(reader: Reader, at: number): Found | null {
  const unit = unitOf(norm(reader, at + 2))
  const isEntire = /^(the|this)$/.test(norm(reader, at)) && /^(whole|entire|full)$/.test(norm(reader, at + 1))
  if (!unit || !isEntire || unit === 'weekend' || /^(of|before|after)$/.test(norm(reader, at + 3))) return null
  return { to: at + 3, period: spans[unit](reader.today, 0), label: `this ${unit}` }
}

/** "my healthcare spending for the year": the one that runs. */
function isWhole(reader: Reader, at: number, next: string): boolean {
  return /^(for|over|during)$/.test(norm(reader, at - 1)) && !/^(of|before|after|ahead|end|\d+)$/.test(next)
}

function readWeekendsAgo(reader: Reader, at: number): Found | null {
  const count = readCount(reader, at)
  if (!count || unitOf(norm(reader, count.to)) !== 'weekend' || norm(reader, count.to + 1) !== 'ago') return null
  return { to: count.to + 2, period: spans.weekend(reader.today, count.count), label: 'at that weekend' }
}

/** So many days or months that end today. */
function until({ today }: Reader, length: Parameters<typeof shift>[1]): Found['period'] {
  return { from: addDays(shift(today, length, -1), 1), to: today }
}

/** "last 30 days", "past two weeks", "the last couple of months", "the past fortnight": ends today. */
export function readLastCount(reader: Reader, at: number): Found | null {
  if (!back.test(norm(reader, at))) return null
  const next = norm(reader, at + 1)
  const length = next === 'fortnight' ? { ...unitLength(1, next), to: at + 2, count: 1 } : readLength(reader, at + 1)
  if (!length || length.days + length.months < 1) return null
  const { to, count, unit } = length
  const many = count === 1 ? unit : `${count} ${unit}s`
  return { to, label: `in the last ${many}`, period: until(reader, length) }
}

/** "the first week of July", "the second half of May", "early June": seven days from the first; the last week is the last seven days. */
export function readPartOfMonth(reader: Reader, at: number): Found | null {
  const part = afterThe(reader, at)
  const nth = placeOf(reader, part)
  const kind = norm(reader, part + 1)
  const found = nth === 1 || nth === -1 ? readLengthOf(reader, part + 1, nth) : readEdgeOf(reader, part)
  if (found) return found
  if (nth === null || !/^(week|half)$/.test(kind) || !/^(of|in)$/.test(norm(reader, part + 2))) return null
  const month = readMonth(reader, part + 3)
  const running = norm(reader, part + 3) === 'the' && norm(reader, part + 4) === 'month'
  if (!month && !running) return null
  const first = month ? dayOf(yearOf(month, reader.today), month.month, 1) : spans.month(reader.today, 0).from
  const last = endOfMonth(first)
  const halves = nth === 1 ? { from: first, to: addDays(first, 14) } : { from: addDays(first, 15), to: last }
  const start = nth < 0 ? addDays(last, -6) : addDays(first, 7 * (nth - 1))
  const period = clip(kind === 'half' ? halves : { from: start, to: addDays(start, 6) }, reader.today)
  const name = month?.named ? `in ${monthNames[month.month - 1] ?? ''}` : 'of that month'
  return {
    to: month?.to ?? part + 5,
    period,
    label: `in the ${['last', '', 'first', 'second', 'third', 'fourth', 'fifth'][nth + 1]} ${kind} ${name}`,
  }
}

/** "the first 10 days of October", "the last three months of 2016", "the first six months of the year". */
function readLengthOf(reader: Reader, at: number, nth: 1 | -1): Found | null {
  const length = readLength(reader, at)
  const around = length && /^(of|in)$/.test(norm(reader, length.to)) ? readUnitAround(reader, length.to + 1) : null
  if (!length || !around || around.unit === 'week' || length.days + length.months < 1) return null
  const { count, unit } = length
  const many = `${count} ${unit}${count === 1 ? '' : 's'}`
  const part = ({ from, to }: Period): Period =>
    nth === 1 ? { from, to: addDays(shift(from, length, 1), -1) } : { from: shift(addDays(to, 1), length, -1), to }
  return partOf(reader, around, part, `the ${nth === 1 ? 'first' : 'last'} ${many} of`)
}

/** "early May", "mid June", "the end of last month", "late 2025": a third of a month; the first or last quarter of a year, or those between. */
function readEdgeOf(reader: Reader, at: number): Found | null {
  const around = readPartAround(reader, at)
  if (!around || around.unit === 'week') return null
  const step = (from: Day, nth: number): Day =>
    around.unit === 'month' ? addDays(from, 10 * nth) : addMonths(from, nth * 6 - 3)
  const part = ({ from, to }: Period): Period =>
    ({
      start: { from, to: addDays(step(from, 1), -1) },
      middle: { from: step(from, 1), to: addDays(step(from, 2), -1) },
      end: { from: step(from, 2), to },
    })[around.part]
  return partOf(reader, around, part, { start: 'early', middle: 'mid', end: 'late' }[around.part])
}

/** A part of a month or a year: of the one before where it is still to come and may be meant of any. */
function partOf(reader: Reader, around: Whole, part: (whole: Period) => Period, said: string): Found | null {
  const { today } = reader
  const { whole, unit, step } = around
  const from = part(whole).from > today ? addMonths(whole.from, -step) : whole.from
  const meant = unit === 'year' ? { from, to: addDays(addMonths(from, 12), -1) } : { from, to: endOfMonth(from) }
  const period = part(meant)
  if (period.from < meant.from || period.to > meant.to || period.from > today) return null
  const { year, month } = dayParts(from)
  const ofYear = year === dayParts(today).year ? '' : ` ${year}`
  const name = unit === 'year' ? `${year}` : `${monthNames[month - 1] ?? ''}${ofYear}`
  return { to: around.to, period: clip(period, today), label: `in ${said} ${name}` }
}
