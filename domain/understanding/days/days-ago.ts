import { addDays, addMonths, dayOf, dayParts, type Weekday, weekdayOf } from '#domain/calendar.ts'
import { readYear } from '#domain/understanding/days/date-number.ts'
import { readDate, readMonth, yearOf } from '#domain/understanding/days/date-phrase.ts'
import {
  afterThe,
  type DayRead,
  dated,
  isWhole,
  joints,
  norm,
  past,
  type Reader,
} from '#domain/understanding/days/day-reader.ts'
import { nthWeekday, readFeast } from '#domain/understanding/days/feast.ts'
import { readNamed } from '#domain/understanding/days/named-day.ts'
import { readCount, readLength, shift, unitName, units } from '#domain/understanding/days/time-length.ts'
import { readWeekdayPhrase } from '#domain/understanding/days/weekday-phrase.ts'
import { backTo, weekdayWord } from '#domain/understanding/days/weekday-word.ts'
import { currencyWord } from '#domain/understanding/money/currency-words.ts'
import { isNumberWord, smallNumber } from '#domain/understanding/words/number-words.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import { pauseAfter, saidAs, type Token } from '#domain/understanding/words/token.ts'

/** "two days ago", "a month back", "a week before April 3", "three Fridays ago", "a week from today", "in three days". */
export function readAgo(reader: Reader, at: number): DayRead | null {
  const { today } = reader
  const start = norm(reader, at) === 'in' ? at + 1 : at
  const length = readLength(reader, start)
  if (!length) return readWeekdaysAgo(reader, at)
  const to =
    norm(reader, length.to) === 'or' && /^(?:so|two)$/.test(norm(reader, length.to + 1)) ? length.to + 2 : length.to
  if (isBareDayBefore(reader, start, to)) return null
  if (start > at) return isWhole(reader, at, to) ? dated(reader, to, shift(today, length, 1)) : null
  const side = norm(reader, to)
  const behind = side === 'prior' && norm(reader, to + 1) === 'to' ? to + 2 : to + 1
  const from = side === 'from' && /^(now|today|tomorrow|yesterday)$/.test(norm(reader, to + 1))
  // "a week from Thursday"; "parking for a week from Monday" began there.
  const lasts = norm(reader, at - 1) === 'for' || joints.test(norm(reader, to + 2))
  const ahead = side === 'from' && !lasts ? weekdayWord(norm(reader, to + 1)) : null
  if (ahead !== null) return dated(reader, to + 2, shift(addDays(backTo(today, ahead, false), 7), length, 1))
  const anchor = from || /^(before|after|prior)$/.test(side) ? readAnchor(reader, behind) : null
  if (anchor) return dated(reader, anchor.to, shift(anchor.day, length, /^(before|prior)$/.test(side) ? -1 : 1))
  if (!/^(ago|back|earlier|before|prior)$/.test(side) || (side === 'before' && tellsOf.test(norm(reader, to + 1))))
    return null
  const day = shift(today, length, -1)
  const beside = /^(?:yesterday|tomorrow)$/.test(norm(reader, to + 1)) ? readNamed(reader, to + 1) : null
  // "a week ago yesterday", "a week ago tomorrow"
  if (beside) return past(beside.to, shift(beside.day, length, -1))
  // "a week ago last Friday"
  const weekday = norm(reader, to + 1) === 'last' && length.days % 7 === 0 ? weekdayWord(norm(reader, to + 2)) : null
  return weekday === null ? past(to + 1, day) : past(to + 3, addDays(backTo(today, weekday, true), -length.days))
}

/** "lunch 12 day before yesterday", "coffee 4 day before dinner 40": told without its article; the number before it counts no days. */
function isBareDayBefore(reader: Reader, from: number, to: number): boolean {
  return (
    /^(?:day|night)$/.test(norm(reader, to - 1)) &&
    norm(reader, to) === 'before' &&
    !/^(?:an?|one|1|the)$/.test(norm(reader, from))
  )
}

/**
 * "lyft home eighteen sixty two days ago": the last number word counts the days, and the words before it are the price. A pause
 * is put between them, as a careful speaker makes it. "twenty two days ago" stays whole where another price is told, and behind
 * another number word ("seventeen twenty two days ago") the price is asked for.
 */
export function pauseBeforeAgo(tokens: readonly Token[]): readonly Token[] {
  const side = tokens.findLastIndex(({ norm }) => norm === 'ago' || norm === 'back')
  if (side < 2) return tokens
  const at = side - 2
  const [count, lead] = [tokens[at], prior(tokens, at)]
  if (!count || !lead || !units.has(unitName(normAt(tokens, side - 1)))) return tokens
  const joined = lead.norm === 'and' ? prior(tokens, at, 2) : lead
  const merges =
    joined?.kind === 'word'
      ? isSaid(joined) || currencyWord(joined.norm)
      : joined?.suffix === 'k' || (joined?.decimals === 0 && (smallNumber(count.norm) ?? 10) > 9)
  if (!isSaid(count) || !merges) return tokens
  let from = at
  while (from > 0 && (isSaid(tokens[from - 1]) || tokens[from - 1]?.norm === 'and')) from -= 1
  const sum = (smallNumber(lead.norm) ?? 0) + (smallNumber(count.norm) ?? 0)
  const first = tokens.findIndex((token, index) => index < from && isSaid(token))
  const whole = /ty$/.test(lead.norm) && sum < 32
  const [long, priced] = [from < at - 1, /^(on|for|at|in|bucks|dollars|pounds|quid)$/.test(normAt(tokens, first + 1))]
  if (whole && !long && first >= 0 && priced) return tokens
  if (from === 0 || prior(tokens, from)?.norm === 'to' || /^(how|what|whats|did|show)$/.test(normAt(tokens, 0)))
    return tokens
  const pause = pauseAfter(lead)
  const unsure = saidAs(pause, 'some', { kind: 'word', start: count.start, end: count.start })
  const parted = tokens.toSpliced(at, 0, pause)
  return whole && long ? parted.toSpliced(from, 0, unsure) : parted
}

function isSaid(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'number' ? token.suffix === '' : isNumberWord(token.norm))
}

/** "two days before the trip": so long before something whose day nobody told. */
const tellsOf = /^(the|my|our|his|her|their|that|this|i|we|he|she|they|it)$/

/** "three Fridays ago", "a Friday ago". */
function readWeekdaysAgo(reader: Reader, at: number): DayRead | null {
  const count = readCount(reader, at)
  const said = count ? norm(reader, count.to) : ''
  const weekday = said.endsWith('s') || count?.count === 1 ? weekdayWord(said) : null
  if (!count || weekday === null || norm(reader, count.to + 1) !== 'ago') return null
  return past(count.to + 2, addDays(backTo(reader.today, weekday, true), -7 * (count.count - 1)))
}

/** The day from which another is counted. */
function readAnchor(reader: Reader, at: number): DayRead | null {
  if (norm(reader, at) === 'now') return past(at + 1, reader.today)
  const start = afterThe(reader, at)
  return (
    readNamed(reader, start) ??
    readDate(reader, start, 'on') ??
    readFeast(reader, start) ??
    readWeekdayPhrase(reader, start, 'on')
  )
}

const places = ['first', '1st', 'second', '2nd', 'third', '3rd', 'fourth', '4th', 'fifth', '5th']

/** "first" is 1 and "last" is -1; null for other words. */
export function placeOf({ tokens }: Reader, at: number): number | null {
  const token = tokens[at]
  const word = token ? (token.kind === 'number' ? token.norm + token.suffix : token.norm) : ''
  const place = places.indexOf(word)
  return word === 'last' ? -1 : place < 0 ? null : Math.floor(place / 2) + 1
}

/** "the second Wednesday of the month": of this one, or of the one before where it is still to come. */
function readLatestMonth(
  reader: Reader,
  at: number,
  weekday: Weekday | null,
  nth: number,
): ReturnType<typeof readMonth> {
  const start = afterThe(reader, at)
  if (start === at || norm(reader, start) !== 'month') return null
  const { year, month } = dayParts(reader.today)
  const isToCome = nthWeekday(dayOf(year, month, 1), weekday, nth) > reader.today
  const meant = dayParts(addMonths(dayOf(year, month, 1), isToCome ? -1 : 0))
  return { to: start + 1, month: meant.month, year: meant.year, named: false }
}

/** "the Friday before April 12", "the day after Christmas", "the first Monday of May", "the last day of last month". */
export function readAnchored(reader: Reader, at: number): DayRead | null {
  const nth = placeOf(reader, at)
  const unit = norm(reader, nth === null ? at : at + 1)
  const weekday = weekdayWord(unit)
  if (weekday === null && unit !== 'day') return null
  const joint = nth === null ? at + 1 : at + 2
  const side = norm(reader, joint)
  if (nth !== null && (side === 'of' || side === 'in')) {
    const month = readMonth(reader, joint + 1) ?? readLatestMonth(reader, joint + 1, weekday, nth)
    const year = month ? null : readYear(reader.tokens, afterThe(reader, joint + 1), reader.today)
    const within = month ?? (year && { to: year.to, month: nth < 0 ? 12 : 1, year: year.year })
    if (!within) return null
    return dated(reader, within.to, nthWeekday(dayOf(yearOf(within, reader.today), within.month, 1), weekday, nth))
  }
  const anchor = side === 'before' || side === 'after' ? readAnchor(reader, joint + 1) : null
  if (!anchor) return null
  const many = Math.max(nth ?? 1, 1) - 1
  const step = side === 'before' ? -1 : 1
  const next = addDays(anchor.day, step)
  const away = weekday === null ? 0 : (step * (weekday - weekdayOf(next)) + 7) % 7
  return dated(reader, anchor.to, addDays(next, step * (away + many * (weekday === null ? 1 : 7))))
}
