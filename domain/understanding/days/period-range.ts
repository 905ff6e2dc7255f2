import { addMonths, type Day, dayOf, dayParts, daysInMonth, type Period } from '#domain/calendar.ts'
import { monthWord, readDateNumber, readYear } from '#domain/understanding/days/date-number.ts'
import { readMonth, yearOf } from '#domain/understanding/days/date-phrase.ts'
import { readDay } from '#domain/understanding/days/day-phrase.ts'
import { monthLabels, readMonthName } from '#domain/understanding/days/named-period.ts'
import { clip, type Found, norm, type Reader, spans, unitOf } from '#domain/understanding/days/period-reader.ts'
import { readRelative } from '#domain/understanding/days/relative-period.ts'
import { weekdayWord } from '#domain/understanding/days/weekday-word.ts'

/** "since March", "since Monday", "since the 1st". */
export function readSince(reader: Reader, at: number): Found | null {
  const start = sinceStart(reader, at)
  if (start) return start
  const word = norm(reader, at)
  const words = word === 'since' || word === 'from' ? 1 : word === 'starting' ? 1 : 0
  if (words === 0) return null
  const first = edge(reader, at + 1)
  if (!first) return null
  const joint = norm(reader, first.to)
  if ((word === 'from' || word === 'since') && joint !== 'and' && joints.test(joint))
    return ranged(reader, first, first.to + 1)
  const onwards = word === 'since' || word === 'starting' || joint === 'on' || joint === 'onwards' || joint === 'onward'
  if (!onwards) return null
  return { to: first.to, period: { from: first.period.from, to: reader.today }, label: `since ${first.said}` }
}

/** "since the start of the year", "since the beginning of the month". */
function sinceStart(reader: Reader, at: number): Found | null {
  const the = norm(reader, at + 1) === 'the' ? at + 2 : at + 1
  if (!/^(since|from)$/.test(norm(reader, at)) || !/^(start|beginning)$/.test(norm(reader, the))) return null
  const of = norm(reader, the + 1) === 'of' ? the + 2 : the + 1
  const named = /^(the|this)$/.test(norm(reader, of)) ? of + 1 : of
  const unit = unitOf(norm(reader, named))
  return unit && { to: named + 1, period: spans[unit](reader.today, 0), label: `this ${unit}` }
}

type Edge = { to: number; period: Period; said: string }

/** One end of a range: a day, a month, a week. */
function edge(reader: Reader, at: number): Edge | null {
  const start = norm(reader, at) === 'the' && norm(reader, at + 1) === 'start' ? at + 3 : at
  const relative = readRelative(reader, start)
  if (relative) return { to: relative.to, period: relative.period, said: relative.label }
  const named = readMonthName(reader, start)
  if (named && norm(reader, start) !== 'in') return { to: named.to, period: named.period, said: named.label.slice(3) }
  const day =
    readDay(reader.tokens, start, reader.today, reader.own) ??
    readDay(reader.tokens, start + 1, reader.today, reader.own)
  if (day && !day.future)
    return { to: day.to, period: { from: day.day, to: day.day }, said: words(reader, start, day.to) }
  return null
}

function words(reader: Reader, from: number, to: number): string {
  return reader.tokens
    .slice(from, to)
    .map((token) =>
      weekdayWord(token.norm) !== null || monthWord(token.norm) !== null
        ? token.norm.charAt(0).toUpperCase() + token.norm.slice(1)
        : token.norm + token.suffix,
    )
    .join(' ')
}

export function readBetween(reader: Reader, at: number): Found | null {
  const word = norm(reader, at)
  const dates = readDates(reader, /^(between|from|since|in|for|during|over)$/.test(word) ? at + 1 : at)
  if (dates) return dates
  if (word !== 'between') return readBareRange(reader, /^(in|for|during|over)$/.test(word) ? at + 1 : at)
  const first = edge(reader, at + 1)
  if (!first) return null
  const joint = norm(reader, first.to)
  if (joint !== 'and' && joint !== 'to' && joint !== '&') return null
  return ranged(reader, first, first.to + 1)
}

const joints = /^(to|and|until|till|through|thru|-|–)$/

/** "the 4th to the 11th of May", "3-7 August 2025", "2 and 12 July": the month is said once, behind both. */
function readDates(reader: Reader, at: number): Found | null {
  const { tokens, today } = reader
  const article = (index: number): number => (norm(reader, index) === 'the' ? index + 1 : index)
  const first = readDateNumber(tokens, article(at))
  if (!first) return null
  const joined = tokens[first.to]?.hyphen ? first.to : joints.test(norm(reader, first.to)) ? first.to + 1 : null
  const second = joined === null ? null : readDateNumber(tokens, article(joined))
  if (!second || second.value <= first.value) return null
  const month = readMonth(reader, norm(reader, second.to) === 'of' ? second.to + 1 : second.to)
  if (!month) return null
  const year = yearOf(month, today)
  if (second.value > daysInMonth(year, month.month)) return null
  const period = { from: dayOf(year, month.month, first.value), to: dayOf(year, month.month, second.value) }
  return labelled(reader, { to: month.to, period })
}

/** "January to March", "Nov 1 to Nov 10", "november 3rd through 9th". */
function readBareRange(reader: Reader, at: number): Found | null {
  const token = norm(reader, at)
  if (monthWord(token) === null && weekdayWord(token) === null && reader.tokens[at]?.kind !== 'number') return null
  const first = edge(reader, at)
  if (!first) return null
  const joint = norm(reader, first.to)
  const joined =
    reader.tokens[first.to]?.hyphen ||
    (joints.test(joint) &&
      (joint !== 'and' || (monthWord(token) !== null && monthWord(norm(reader, first.to + 1)) !== null)))
  if (!joined) return null
  return ranged(reader, first, reader.tokens[first.to]?.hyphen ? first.to : first.to + 1)
}

function ranged(reader: Reader, first: Edge, at: number): Found | null {
  const start = norm(reader, at) === 'the' ? at + 1 : at
  const second = edge(reader, at)
  const date = readDateNumber(reader.tokens, start)
  const now = norm(reader, at) === 'now' || norm(reader, at) === 'today'
  if (now) return { to: at + 1, period: { from: first.period.from, to: reader.today }, label: `since ${first.said}` }
  if (date && (!second || second.to <= date.to)) {
    const said = readYear(reader.tokens, date.to, reader.today)
    const { year: latest, month: named, date: start } = dayParts(first.period.from)
    const year = said?.year ?? latest
    if (date.value > daysInMonth(year, named)) return null
    const to = dayOf(year, named, date.value)
    const from = dayOf(year, named, Math.min(start, daysInMonth(year, named)))
    return to < from ? null : labelled(reader, { to: said?.to ?? date.to, period: { from, to } })
  }
  if (!second) return null
  let from = first.period.from
  while (from > second.period.to) from = addMonths(from, -12)
  return labelled(reader, { to: second.to, period: { from, to: second.period.to } })
}

function labelled(reader: Reader, range: { to: number; period: Period }): Found {
  const { from, to } = clip(range.period, reader.today)
  const say = (day: Day): string => `${(monthLabels[dayParts(day).month - 1] ?? '').slice(0, 3)} ${dayParts(day).date}`
  return { to: range.to, period: { from, to }, label: `from ${say(from)} to ${say(to)}` }
}
