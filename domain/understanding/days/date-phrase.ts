import {
  addMonths,
  type Day,
  dayOf,
  dayParts,
  daysInMonth,
  monthName,
  parseDay,
  startOfMonth,
} from '#domain/calendar.ts'
import { fullYear, monthWord, readDateNumber, readYear } from '#domain/understanding/days/date-number.ts'
import {
  afterThe,
  type DayRead,
  dated,
  isWhole,
  norm,
  past,
  type Reader,
} from '#domain/understanding/days/day-reader.ts'
import { matchLexicon } from '#domain/understanding/lexicon/lexicon.ts'
import { placeNouns } from '#domain/understanding/words/function-words.ts'
import { isNumberWord, smallNumber } from '#domain/understanding/words/number-words.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import type { Token } from '#domain/understanding/words/token.ts'
import { wordSet, wordTable } from '#domain/understanding/words/word-set.ts'

/** "Nov 3", "the 3rd of November", "11/3", "2026-11-03", "on the 3rd", "last month on the 3rd". */
export function readDate(reader: Reader, at: number, lead: string): DayRead | null {
  const { tokens, today, own } = reader
  const token = tokens[at]
  if (!token) return null
  if (token.suffix === 'iso') {
    const day = parseDay(token.norm)
    return day ? dated(reader, at + 1, day) : { ...dated(reader, at + 1, today), unreal: token.norm }
  }
  if (token.suffix === '/' || token.suffix === '.')
    return isFraction(reader, at, lead)
      ? null
      : readSlashed(reader, token.norm, at + 1, token.suffix === '.' || own !== 'USD')
  const year = reader.asks ? readYear(tokens, at, today) : null
  return (
    readMonthDate(reader, year?.to ?? at, lead, year?.year ?? null) ??
    readDateMonth(reader, at, lead) ??
    readInMonth(reader, at)
  )
}

/** "2 1/2", "3/4 dollar": a part of a number, and no day. */
function isFraction({ tokens }: Reader, at: number, lead: string): boolean {
  if (lead === 'on') return false
  const [part = 0, whole = 0, year] = normAt(tokens, at).split('/').map(Number)
  const before = prior(tokens, at)
  const behind = before?.kind === 'number' ? before.suffix === '' : smallNumber(before?.norm ?? '') !== null
  return (
    year === undefined && (isMoneyMark(tokens[at + 1]) || (behind && part < whole && /^([23458]|16)$/.test(`${whole}`)))
  )
}

/** "Nov 3", "May the 4th", "Oct. 2", "aug-20", "Oct/2", "March, 6th 2016". */
function readMonthDate(reader: Reader, at: number, lead: string, said: number | null): DayRead | null {
  const { tokens, today } = reader
  const month = monthWord(norm(reader, at))
  if (month === null) return null
  const joint = norm(reader, at + 1)
  const start = /^(the|\.|\/|,)$/.test(joint) ? at + 2 : at + 1
  const date = readDateNumber(tokens, start)
  if (!date || isMoneyMark(tokens[date.to]) || (joint === ',' && !date.ordinal)) return null
  const year = said === null ? readYear(tokens, date.to, today) : { to: date.to, year: said }
  const read = { to: year?.to ?? date.to, month, date: date.value, year: year?.year ?? null }
  const led = lead === 'on' || /^(to|for|from|since)$/.test(norm(reader, at - 1))
  return inMonth(reader, read, date.ordinal || year !== null || led)
}

/** "3rd of November", "3 Nov", "15.Nov", "the 3rd of last month", "on the 3rd". */
function readDateMonth(reader: Reader, at: number, lead: string): DayRead | null {
  const { tokens } = reader
  const token = tokens[at]
  const start = afterThe(reader, at)
  const date = readDateNumber(tokens, start)
  if (!token || !date || (at > 0 && (matchLexicon(tokens, at - 1)?.to ?? 0) > at)) return null
  // "the 7-Eleven on Main": a name that begins with a number.
  if ((matchLexicon(tokens, start)?.to ?? 0) > date.to) return null
  const joined = afterJoint(reader, date.to, date.ordinal)
  const named = readMonth(reader, joined, date.ordinal && joined > date.to)
  const led = lead === 'on' || norm(reader, at - 1) === 'on' || norm(reader, at - 2) === 'on'
  const counted = date.ordinal && (token.kind === 'number' || tokens[start]?.kind === 'number' || led)
  if (named && (named.named || joined > date.to || reader.asks || counted))
    return inMonth(reader, { ...named, date: date.value }, date.ordinal || joined > date.to || lead === 'on')
  const of = norm(reader, date.to) === 'of' ? afterThe(reader, date.to + 1) : date.to
  if (!date.ordinal) {
    const second = tokens[date.to]?.hyphen ? readDateNumber(tokens, date.to) : null
    if (second && (lead === 'on' || (reader.asks && isWhole(reader, at, second.to))))
      return readSlashed(reader, `${date.value}/${second.value}`, second.to, reader.own !== 'USD')
    const plain =
      token.kind === 'number' &&
      norm(reader, at - 1) === 'the' &&
      (norm(reader, at - 2) === 'on' || isWhole(reader, at, date.to)) &&
      !isMoneyMark(tokens[date.to])
    return plain ? latestDate(reader, date.to, date.value) : null
  }
  if (of > date.to && norm(reader, of) === 'month') return latestDate(reader, of + 1, date.value)
  if (of > date.to && norm(reader, of) === 'year' && date.value === 1)
    return past(of + 1, dayOf(dayParts(reader.today).year, 1, 1))
  const place = date.value < 5 && token.kind === 'word' && lead !== 'on' && !reader.asks
  return (isWhole(reader, at, date.to) && !place) || isPlainDate(reader, at, date.to, lead)
    ? latestDate(reader, date.to, date.value)
    : null
}

/** Whether an ordinal without a month is a date and counts nothing ("on the 3rd", not "the third coffee"). */
function isPlainDate(reader: Reader, at: number, to: number, lead: string): boolean {
  const { tokens } = reader
  const on = lead === 'on' || norm(reader, at - 2) === 'on' || isPutRight(reader, at)
  const fromThe = norm(reader, at) === 'the' || norm(reader, at - 1) === 'the' || lead === 'on'
  const ends = (tokens[to]?.kind ?? 'mark') === 'mark' && lead !== 'for' && norm(reader, at - 1) === 'the'
  const said =
    /^(to|be|was|is|its|out|in|off|through|autopay|debit|due|paid)$/.test(norm(reader, at - 2)) ||
    prior(tokens, at, 2)?.kind === 'number'
  if (isStreet(reader, at)) return false
  if (
    !fromThe ||
    (/^(?:and|to)$/.test(norm(reader, to)) && alsoLast.has(norm(reader, to + 1))) ||
    (isExtraPay(reader, at, to) && !on) ||
    (notADate.has(norm(reader, to)) && !(on && isSpokenPrice(tokens, to))) ||
    (tokens[at]?.kind === 'word' && !on && !(ends && said))
  )
    return false
  const after = tokens[to]
  const counts = tokens[afterThe(reader, at)]?.kind === 'word' && after?.kind === 'word' && !afterDate.has(after.norm)
  return !counts || (on && (matchLexicon(tokens, to) !== null || isSpokenPrice(tokens, to)))
}

/** "rent on the first eighteen hundred": more than anybody counts, or two numbers in a row. */
function isSpokenPrice(tokens: readonly Token[], at: number): boolean {
  const [value, next] = [smallNumber(normAt(tokens, at)), tokens[at + 1]]
  return value !== null && (value >= LEAST_OF_PRICE || isNumberWord(next?.norm ?? ''))
}
const LEAST_OF_PRICE = 13

/** "the laundromat on 5th", "at the deli on 3rd": where the place is; a date would be "on the 5th". */
function isStreet(reader: Reader, at: number): boolean {
  const articles = /^(?:the|that|this|my)$/
  const place = placeNouns.has(norm(reader, at - 2)) && [3, 4].some((back) => articles.test(norm(reader, at - back)))
  return place && norm(reader, at - 1) === 'on' && norm(reader, at) !== 'the'
}

/** "on the fifth, no, the sixth". */
function isPutRight(reader: Reader, at: number): boolean {
  let before = at - 2
  if (norm(reader, before) === ',') before -= 1
  if (!/^(no|wait|sorry|actually|rather)$/.test(norm(reader, before))) return false
  const told = norm(reader, before - 1) === ',' ? before - 2 : before - 1
  return readDateNumber(reader.tokens, told)?.ordinal === true
}

const notADate = wordSet(
  `floor street st avenue ave time round one row grade year class of birthday quarter qtr half lesson session visit appointment
  instalment installment payment season episode volume edition trimester child baby kid attempt try dose booster opinion`,
)
/** "the 13th salary": a month's pay beyond the twelve; "on the 13th salary 3000" tells when it came. */
function isExtraPay(reader: Reader, at: number, to: number): boolean {
  const date = readDateNumber(reader.tokens, afterThe(reader, at))
  return (
    (date?.value === 13 || date?.value === 14) &&
    /^(?:salary|month|cheque|check|pay|paycheck|wage|bonus)$/.test(norm(reader, to))
  )
}

/** "the 3rd and final payment", "the 2nd to last lesson". */
const alsoLast = wordSet('final last')

const afterDate = wordSet(
  'the a an our he she they no sorry wait actually i we for at and in on was it spent paid bought got from to my',
)

/** Behind "of", and behind a mark that ties a date to its month: "15.Nov", "31/Oct", "1st. Jan". */
function afterJoint(reader: Reader, at: number, ordinal: boolean): number {
  const token = reader.tokens[at]
  const tied = ordinal || (token?.gap === false && reader.tokens[at + 1]?.gap === false)
  return token?.norm === 'of' || token?.norm === '/' || (token?.norm === '.' && tied) ? at + 1 : at
}

/** "last month on the 8th", "this month the 2nd". */
export function readInMonth(reader: Reader, at: number): DayRead | null {
  const month = readMonth(reader, at)
  if (!month || month.named) return null
  const on = norm(reader, month.to) === 'on' ? month.to + 1 : month.to
  const date = readDateNumber(reader.tokens, afterThe(reader, on))
  return date?.ordinal ? inMonth(reader, { ...month, to: date.to, date: date.value }, true) : null
}

function isMoneyMark(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    /^(dollars?|bucks?|quid|pounds?|euros?|€|£|\$|cents?|grand|k|hundred|thousand)$/.test(token.norm)
  )
}

type MonthRead = { to: number; month: number; year: number | null; named: boolean }

/** The year of a month that was named: the one that was said, or the latest in which it has begun. */
export function yearOf({ month, year }: Pick<MonthRead, 'month' | 'year'>, today: Day): number {
  const now = dayParts(today)
  return year ?? (month > now.month ? now.year - 1 : now.year)
}

const monthsBack = wordTable([
  [0, 'this current'],
  [1, 'last previous prior'],
])

/**
 * "march", "march 2025", "last month", "the month before last"; the year is null where the latest one is meant. `led`: "the 3rd of" leads
 * to it, so that the number behind it is no day of its own.
 */
export function readMonth(reader: Reader, at: number, led = false): MonthRead | null {
  const { tokens, today } = reader
  const named = monthWord(norm(reader, at))
  if (named !== null) {
    const year = readYear(tokens, at + 1, today)
    if (year === null && !led && tokens[at + 1]?.kind === 'number') return null
    return { to: year?.to ?? at + 1, month: named, year: year?.year ?? null, named: true }
  }
  const the = afterThe(reader, at)
  const [which, next] = [norm(reader, the), norm(reader, the + 1)]
  const twice = which === 'month' && next === 'before' && norm(reader, the + 2) === 'last'
  const back = twice ? 2 : next === 'month' ? monthsBack.get(which) : undefined
  if (back === undefined) return null
  const { year, month } = dayParts(addMonths(startOfMonth(today), -back))
  return { to: twice ? the + 3 : the + 2, month, year, named: false }
}

/** The latest day of that date up to today. */
export function latestDate({ today }: Reader, to: number, date: number): DayRead | null {
  for (let back = dayParts(today).date >= date ? 0 : 1; back < 4; back += 1) {
    const { year, month } = dayParts(addMonths(startOfMonth(today), -back))
    if (date <= daysInMonth(year, month)) return past(to, dayOf(year, month, date))
  }
  return null
}

type DateSaid = { to: number; month: number; date: number; year: number | null }

/** The latest such date up to today, or the one of the year that was said. Where no year has it and it was surely meant as a date, it is unreal: its day is the first of the month. */
export function inMonth(reader: Reader, { to, month, date, year }: DateSaid, sure: boolean): DayRead | null {
  const { today } = reader
  const now = dayParts(today).year
  for (const candidate of year === null ? [now, now - 1, now - 2, now - 3, now - 4] : [year]) {
    if (date > daysInMonth(candidate, month)) continue
    const read = dated(reader, to, dayOf(candidate, month, date))
    if (!read.future || year !== null) return read
  }
  if (!sure) return null
  const day = dayOf(yearOf({ month, year }, today), month, 1)
  const name = `${monthName(day)} ${date}`
  return { ...past(to, day), unreal: year === null ? name : `${name}, ${year}` }
}

/** 11/3 is November 3 in a ledger of dollars and March 11 in one of pounds. */
function readSlashed(reader: Reader, text: string, to: number, dayFirst: boolean): DayRead | null {
  const [a = 0, b = 0, c] = text.split('/').map(Number)
  const year = c === undefined ? null : fullYear(c, reader.today)
  if (year !== null && (year < 1900 || year > 2100)) return null
  const orders = [
    [a, b],
    [b, a],
  ] as const
  for (const [month, date] of dayFirst ? [orders[1], orders[0]] : orders) {
    const read = month > 0 && month < 13 && date > 0 ? inMonth(reader, { to, month, date, year }, false) : null
    if (read) return read
  }
  return year === null ? null : { ...past(to, reader.today), unreal: text }
}
