import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  dayParts,
  daysInMonth,
  endOfMonth,
  type Period,
  startOfMonth,
  startOfWeek,
  weekdayName,
  weekdayOf,
} from '#domain/calendar.ts'
import { monthWord, readDateNumber, readDay, weekdayWord } from '#domain/understanding/day-phrase.ts'
import { readNumber } from '#domain/understanding/number-words.ts'
import type { Token } from '#domain/understanding/token.ts'

/** A stretch of time that a question asks about. Weeks start on Monday; a running one ends today. */
export type PeriodRead = { from: number; to: number; period: Period; label: string }

type Reader = { tokens: readonly Token[]; today: Day; own: string }

/** The first period named between two tokens; null when none is. */
export function findPeriod(
  tokens: readonly Token[],
  start: number,
  end: number,
  today: Day,
  own = 'USD',
): PeriodRead | null {
  const reader = { tokens: tokens.slice(start, end), today, own }
  for (let at = 0; at < reader.tokens.length; at += 1) {
    const read = readPeriod(reader, at)
    if (read) return { ...read, from: start + at, to: start + read.to }
  }
  return null
}

type Found = { to: number; period: Period; label: string }

function readPeriod(reader: Reader, at: number): Found | null {
  return (
    readBetween(reader, at) ??
    readSince(reader, at) ??
    readRelative(reader, at) ??
    readLastCount(reader, at) ??
    readMonthName(reader, at) ??
    readQuarterOrYear(reader, at) ??
    readWhole(reader, at) ??
    readSingleDay(reader, at)
  )
}

function norm(reader: Reader, at: number): string {
  return reader.tokens[at]?.norm ?? ''
}

const clip = (period: Period, today: Day): Period =>
  period.to > today && period.from <= today ? { from: period.from, to: today } : period

/** Monday to Sunday, so many weeks back. */
function week(today: Day, back: number): Period {
  const from = addDays(startOfWeek(today), -7 * back)
  return clip({ from, to: addDays(from, 6) }, today)
}

function month(today: Day, back: number): Period {
  const from = startOfMonth(addMonths(startOfMonth(today), -back))
  return clip({ from, to: endOfMonth(from) }, today)
}

function yearPeriod(year: number, today: Day): Period {
  return clip({ from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) }, today)
}

function quarter(today: Day, back: number): Period {
  const { year, month: current } = dayParts(today)
  const first = dayOf(year, Math.floor((current - 1) / 3) * 3 + 1, 1)
  const from = addMonths(first, -3 * back)
  return clip({ from, to: endOfMonth(addMonths(from, 2)) }, today)
}

function weekend(today: Day, back: number): Period {
  const saturday = addDays(startOfWeek(today), 5)
  const latest = saturday > today ? addDays(saturday, -7) : saturday
  const from = addDays(latest, -7 * back)
  return clip({ from, to: addDays(from, 1) }, today)
}

function readRelative(reader: Reader, at: number): Found | null {
  const { today } = reader
  const word = norm(reader, at)
  const which = word === 'the' ? norm(reader, at + 1) : word
  const offset = word === 'the' ? 1 : 0
  const unit = norm(reader, at + offset + 1).replace(/s$/, '')
  const to = at + offset + 2
  if (
    (word === 'at' || word === 'over' || word === 'on') &&
    norm(reader, at + 1) === 'the' &&
    norm(reader, at + 2) === 'weekend'
  ) {
    return { to: at + 3, period: weekend(today, 0), label: 'at the weekend' }
  }
  if (word === 'the' && which === 'weekend') return { to: at + 2, period: weekend(today, 0), label: 'at the weekend' }
  const running = which === 'this' || which === 'current'
  const back = which === 'last' || which === 'previous' || which === 'past' || which === 'prior'
  if (!running && !back) return null
  if (unit === 'week') {
    if (which === 'past') return { to, period: { from: addDays(today, -6), to: today }, label: 'in the past week' }
    return running
      ? { to, period: week(today, 0), label: 'this week' }
      : { to, period: week(today, 1), label: 'last week' }
  }
  if (unit === 'month') {
    if (which === 'past')
      return { to, period: { from: addDays(addMonths(today, -1), 1), to: today }, label: 'in the past month' }
    return running
      ? { to, period: month(today, 0), label: 'this month' }
      : { to, period: month(today, 1), label: 'last month' }
  }
  if (unit === 'year') {
    const { year } = dayParts(today)
    if (which === 'past')
      return { to, period: { from: addDays(addMonths(today, -12), 1), to: today }, label: 'in the past year' }
    return running
      ? { to, period: yearPeriod(year, today), label: 'this year' }
      : { to, period: yearPeriod(year - 1, today), label: 'last year' }
  }
  if (unit === 'quarter' || unit === 'qtr') {
    return running
      ? { to, period: quarter(today, 0), label: 'this quarter' }
      : { to, period: quarter(today, 1), label: 'last quarter' }
  }
  if (unit === 'weekend') {
    if (!back) return { to, period: weekend(today, 0), label: 'this weekend' }
    return { to, period: weekend(today, weekdayOf(today) >= 5 ? 1 : 0), label: 'last weekend' }
  }
  const named = monthWord(norm(reader, at + offset + 1))
  if (named !== null && readDateNumber(reader.tokens, to) === null)
    return monthNamed(reader, to, named, back && which === 'last' ? 1 : 0, null)
  return null
}

const daysOfUnit: Record<string, number> = { day: 1, night: 1, week: 7, fortnight: 14 }

/** "last 30 days", "past two weeks", "the last three months": ends today. */
function readLastCount(reader: Reader, at: number): Found | null {
  const { today } = reader
  const word = norm(reader, at)
  if (word !== 'last' && word !== 'past' && word !== 'previous') return null
  let count: number | null = null
  let unitAt = at + 1
  if (norm(reader, at + 1) === 'couple' || norm(reader, at + 1) === 'few') {
    count = norm(reader, at + 1) === 'few' ? 3 : 2
    unitAt = norm(reader, at + 2) === 'of' ? at + 3 : at + 2
  } else {
    const number = readNumber(reader.tokens, at + 1)
    if (!number || !Number.isInteger(number.value) || number.value > 4000) return null
    count = number.value
    unitAt = number.to
  }
  const unit = norm(reader, unitAt).replace(/s$/, '')
  const to = unitAt + 1
  const label = `in the last ${count} ${unit}${count === 1 ? '' : 's'}`
  const days = Object.hasOwn(daysOfUnit, unit) ? daysOfUnit[unit] : undefined
  if (days !== undefined) return { to, label, period: { from: addDays(today, -days * count + 1), to: today } }
  const months = unit === 'month' ? 1 : unit === 'quarter' ? 3 : unit === 'year' ? 12 : 0
  if (months === 0) return null
  return { to, label, period: { from: addDays(addMonths(today, -months * count), 1), to: today } }
}

function readMonthName(reader: Reader, at: number): Found | null {
  const word = norm(reader, at)
  const lead =
    word === 'in' || word === 'for' || word === 'during' || word === 'of' || word === 'over' || word === 'throughout'
  const monthAt = lead ? at + 1 : at
  const token = norm(reader, monthAt)
  const named = monthWord(token) ?? (token.endsWith('s') ? monthWord(token.slice(0, -1)) : null)
  if (named === null) return null
  if (
    !lead &&
    (token === 'may' || token === 'march' || token === 'mar' || token === 'dec') &&
    reader.tokens[monthAt]?.capital !== true &&
    yearAt(reader, monthAt + 1) === null &&
    !/^(did|to|since|from|until|till|through|and|was|does)$/.test(norm(reader, monthAt - 1)) &&
    reader.tokens.length > 1 &&
    at !== reader.tokens.length - 1
  )
    return null
  const next = monthAt + 1
  const year = yearAt(reader, next)
  if (year === null && norm(reader, next) === '.' && readDateNumber(reader.tokens, next + 1)) return null
  if (year === null && readDateNumber(reader.tokens, norm(reader, next) === 'the' ? next + 1 : next) !== null)
    return null
  return monthNamed(reader, year === null ? next : year.to, named, 0, year?.year ?? null)
}

function yearAt(reader: Reader, at: number): { to: number; year: number } | null {
  const { year } = dayParts(reader.today)
  if (norm(reader, at) === 'last' && norm(reader, at + 1) === 'year') return { to: at + 2, year: year - 1 }
  if (norm(reader, at) === 'this' && norm(reader, at + 1) === 'year') return { to: at + 2, year }
  if (norm(reader, at) === 'of') return yearAt(reader, at + 1)
  const token = reader.tokens[at]
  const fits = token?.kind === 'number' && token.norm.length === 4 && token.value >= 1990 && token.value <= 2100
  return fits ? { to: at + 1, year: token.value } : null
}

const monthLabels = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|')

function monthNamed(reader: Reader, to: number, named: number, extraBack: number, said: number | null): Found {
  const { today } = reader
  const { year, month: current } = dayParts(today)
  const latest = said ?? (named > current || (extraBack > 0 && named === current) ? year - 1 : year)
  const period = clip({ from: dayOf(latest, named, 1), to: dayOf(latest, named, daysInMonth(latest, named)) }, today)
  const suffix = latest === year ? '' : ` ${latest}`
  return { to, period, label: `in ${monthLabels[named - 1] ?? ''}${suffix}` }
}

function readQuarterOrYear(reader: Reader, at: number): Found | null {
  const { today } = reader
  const word = norm(reader, at)
  const { year } = dayParts(today)
  if (/^q[1-4]$/.test(word)) {
    const said = yearAt(reader, at + 1)
    const from = dayOf(said?.year ?? year, (Number(word[1]) - 1) * 3 + 1, 1)
    const first = from > today && said === null ? addMonths(from, -12) : from
    return {
      to: said?.to ?? at + 1,
      period: clip({ from: first, to: endOfMonth(addMonths(first, 2)) }, today),
      label: `in ${word.toUpperCase()}`,
    }
  }
  const lead = word === 'in' || word === 'for' || word === 'during'
  const token = reader.tokens[lead ? at + 1 : at]
  if (lead && token?.kind === 'number' && token.norm.length === 4 && token.value >= 1990 && token.value <= 2100) {
    return { to: at + 2, period: yearPeriod(token.value, today), label: `in ${token.value}` }
  }
  if (word === 'ytd' || (word === 'year' && norm(reader, at + 1) === 'to' && norm(reader, at + 2) === 'date')) {
    return { to: word === 'ytd' ? at + 1 : at + 3, period: yearPeriod(year, today), label: 'this year' }
  }
  if (word === 'month' && norm(reader, at + 1) === 'to' && norm(reader, at + 2) === 'date') {
    return { to: at + 3, period: month(today, 0), label: 'this month' }
  }
  if ((word === 'week' || word === 'month') && norm(reader, at + 1) === 'before' && norm(reader, at + 2) === 'last') {
    const period = word === 'week' ? week(today, 2) : month(today, 2)
    return { to: at + 3, period, label: `the ${word} before last` }
  }
  const part = word === 'the' ? at + 1 : at
  const nth = ['first', 'second', 'third', 'fourth', 'last'].indexOf(norm(reader, part))
  if (nth >= 0 && norm(reader, part + 1) === 'week' && /^(of|in)$/.test(norm(reader, part + 2))) {
    const named = monthWord(norm(reader, part + 3))
    const within = named === null ? readRelative(reader, part + 3) : monthNamed(reader, part + 4, named, 0, null)
    if (!within) return null
    const start = nth === 4 ? addDays(endOfMonth(within.period.from), -6) : addDays(within.period.from, 7 * nth)
    return {
      to: within.to,
      period: clip({ from: start, to: addDays(start, 6) }, today),
      label: `in the ${norm(reader, part)} week ${within.label}`,
    }
  }
  if ((word === 'week' || word === 'month') && norm(reader, at + 1) === 'of') {
    const day = readDay(reader.tokens, at + 2, today, reader.own)
    if (day) return { to: day.to, period: week(day.day, 0), label: 'that week' }
  }
  return null
}

/** "so far", "ever", "all time", "overall". */
function readWhole(reader: Reader, at: number): Found | null {
  const word = norm(reader, at)
  const next = norm(reader, at + 1)
  const whole =
    (word === 'all' && next === 'time') ||
    word === 'ever' ||
    (word === 'in' && next === 'total' && norm(reader, at + 2) === 'ever')
  if (!whole) return null
  return {
    to: word === 'all' ? at + 2 : at + 1,
    period: { from: dayOf(2000, 1, 1), to: reader.today },
    label: 'so far',
  }
}

/** "since March", "since Monday", "since the 1st". */
function readSince(reader: Reader, at: number): Found | null {
  const word = norm(reader, at)
  const words = word === 'since' || word === 'from' ? 1 : word === 'starting' ? 1 : 0
  if (words === 0) return null
  const first = edge(reader, at + 1)
  if (!first) return null
  const joint = norm(reader, first.to)
  if (
    (word === 'from' || word === 'since') &&
    (joint === 'to' || joint === 'until' || joint === 'till' || joint === 'through' || joint === '-')
  ) {
    return ranged(reader, first, first.to + 1)
  }
  const onwards = word === 'since' || word === 'starting' || joint === 'on' || joint === 'onwards' || joint === 'onward'
  if (!onwards) return null
  return { to: first.to, period: { from: first.period.from, to: reader.today }, label: `since ${first.said}` }
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

function readBetween(reader: Reader, at: number): Found | null {
  const word = norm(reader, at)
  if (word !== 'between') return readBareRange(reader, at)
  const first = edge(reader, at + 1)
  if (!first) return null
  const joint = norm(reader, first.to)
  if (joint !== 'and' && joint !== 'to' && joint !== '&') return null
  return ranged(reader, first, first.to + 1)
}

/** "January to March", "Nov 1 to Nov 10", "november 3rd through 9th". */
function readBareRange(reader: Reader, at: number): Found | null {
  const token = norm(reader, at)
  if (monthWord(token) === null && weekdayWord(token) === null && reader.tokens[at]?.kind !== 'number') return null
  const first = edge(reader, at)
  if (!first) return null
  const joint = norm(reader, first.to)
  const joined =
    joint === 'to' ||
    joint === 'through' ||
    joint === 'until' ||
    joint === 'till' ||
    joint === '-' ||
    joint === '–' ||
    reader.tokens[first.to]?.hyphen
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
    const { year, month: named } = dayParts(first.period.from)
    if (date.value > daysInMonth(year, named)) return null
    const to = dayOf(year, named, date.value)
    return to < first.period.from ? null : labelled(reader, { to: date.to, period: { from: first.period.from, to } })
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

function readSingleDay(reader: Reader, at: number): Found | null {
  const token = reader.tokens[at]
  if (
    !token ||
    (token.norm === 'last' &&
      /^(week|month)$/.test(norm(reader, at + 1)) &&
      weekdayWord(norm(reader, at + 2)) === null &&
      norm(reader, at + 2) !== 'on')
  )
    return null
  const read = readDay(reader.tokens, at, reader.today, reader.own)
  if (!read || read.future) return null
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

/** The period right before one of the same length; whole months and weeks stay whole. */
export function periodBefore(period: Period): Period {
  const wholeMonth = period.from === startOfMonth(period.from)
  if (wholeMonth && dayParts(period.to).month === dayParts(period.from).month && period.to >= addDays(period.from, 7)) {
    const from = addMonths(period.from, -1)
    return { from, to: endOfMonth(from) }
  }
  if (weekdayOf(period.from) === 0 && period.to > period.from && period.to <= addDays(period.from, 6)) {
    return { from: addDays(period.from, -7), to: addDays(period.from, -1) }
  }
  let length = 1
  while (length < 400 && addDays(period.from, length - 1) < period.to) length += 1
  return { from: addDays(period.from, -length), to: addDays(period.from, -1) }
}
