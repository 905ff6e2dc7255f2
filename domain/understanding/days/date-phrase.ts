import { addMonths, type Day, dayOf, dayParts, daysInMonth, parseDay, startOfMonth } from '#domain/calendar.ts'
import { monthWord, readDateNumber, readYear } from '#domain/understanding/days/date-number.ts'
import { type DayRead, norm, type Reader } from '#domain/understanding/days/day-reader.ts'
import { matchLexicon } from '#domain/understanding/lexicon/lexicon.ts'
import type { Token } from '#domain/understanding/words/token.ts'

export function readDate(reader: Reader, at: number, lead: string): DayRead | null {
  const { tokens, today, own } = reader
  const token = tokens[at]
  if (!token) return null
  if (token.suffix === 'iso') {
    const day = parseDay(token.norm)
    return day ? { to: at + 1, day, future: day > today } : null
  }
  if (token.suffix === '/' || token.suffix === '.')
    return readSlashed(token.norm, at + 1, today, token.suffix === '.' || own !== 'USD')
  const month = monthWord(token.norm)
  if (month !== null) {
    const start = /^(the|\.)$/.test(norm(reader, at + 1)) ? at + 2 : at + 1
    const date = readDateNumber(tokens, start)
    if (!date || isMoneyMark(tokens[date.to])) return null
    const year = readYear(tokens, date.to, today)
    return inMonth(today, year?.to ?? date.to, month, date.value, year?.year ?? null)
  }
  const start = token.norm === 'the' ? at + 1 : at
  const date = readDateNumber(tokens, start)
  if (!date) return null
  const of = norm(reader, date.to) === 'of' ? date.to + 1 : date.to
  const named = readMonth(reader, of)
  if (named && (named.named || of > date.to)) return inMonth(today, named.to, named.month, date.value, named.year)
  if (!date.ordinal) {
    const second = lead === 'on' && tokens[date.to]?.hyphen ? readDateNumber(tokens, date.to) : null
    if (second) return readSlashed(`${date.value}/${second.value}`, second.to, today, own !== 'USD')
    const plain =
      token.kind === 'number' &&
      norm(reader, at - 1) === 'the' &&
      (norm(reader, at - 2) === 'on' || isAlone(reader, at - 1, date.to)) &&
      !isMoneyMark(tokens[date.to])
    return plain ? latestDate(today, date.to, date.value) : null
  }
  if (of > date.to && norm(reader, of) === 'the' && norm(reader, of + 1) === 'month')
    return latestDate(today, of + 2, date.value)
  const fromThe = token.norm === 'the' || norm(reader, at - 1) === 'the' || lead === 'on'
  if (isAlone(reader, at, date.to)) return latestDate(today, date.to, date.value)
  if (
    !fromThe ||
    notADate.has(norm(reader, date.to)) ||
    (token.kind === 'word' && lead !== 'on' && norm(reader, at - 2) !== 'on')
  ) {
    return null
  }
  const wordOrdinal = tokens[start]?.kind === 'word'
  const after = tokens[date.to]
  if (
    wordOrdinal &&
    after?.kind === 'word' &&
    !afterDate.has(after.norm) &&
    !((lead === 'on' || norm(reader, at - 2) === 'on') && matchLexicon(tokens, date.to))
  )
    return null
  return latestDate(today, date.to, date.value)
}

const notADate = new Set('floor street st avenue ave time round one row grade year class of birthday'.split(' '))

const afterDate = new Set('i we for at and in on was it spent paid bought got from to my'.split(' '))

/** "29th", "the 27": nothing else was said. */
function isAlone({ tokens }: Reader, from: number, to: number): boolean {
  return from === 0 && to === tokens.length
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

const monthsBack: Record<string, number> = { this: 0, last: 1, previous: 1 }

/** "march", "march 2025", "last month", "the month before last"; the year is null where the latest one is meant. */
export function readMonth(reader: Reader, at: number): MonthRead | null {
  const { tokens, today } = reader
  const named = monthWord(norm(reader, at))
  if (named !== null) {
    const year = readYear(tokens, at + 1, today)
    if (year === null && tokens[at + 1]?.kind === 'number') return null
    return { to: year?.to ?? at + 1, month: named, year: year?.year ?? null, named: true }
  }
  const the = norm(reader, at) === 'the' ? at + 1 : at
  const [which, next] = [norm(reader, the), norm(reader, the + 1)]
  const twice = which === 'month' && next === 'before' && norm(reader, the + 2) === 'last'
  const back = twice ? 2 : next === 'month' && Object.hasOwn(monthsBack, which) ? monthsBack[which] : undefined
  if (back === undefined) return null
  const { year, month } = dayParts(addMonths(startOfMonth(today), -back))
  return { to: twice ? the + 3 : the + 2, month, year, named: false }
}

/** The latest day of that date up to today. */
function latestDate(today: Day, to: number, date: number): DayRead | null {
  for (let back = dayParts(today).date >= date ? 0 : 1; back < 4; back += 1) {
    const { year, month } = dayParts(addMonths(startOfMonth(today), -back))
    if (date <= daysInMonth(year, month)) return { to, day: dayOf(year, month, date), future: false }
  }
  return null
}

/** The latest such date up to today, or the one of the year that was said. */
function inMonth(today: Day, to: number, month: number, date: number, said: number | null): DayRead | null {
  const { year } = dayParts(today)
  const candidates = said === null ? [year, year - 1, year - 2, year - 3, year - 4] : [said]
  for (const candidate of candidates) {
    if (date > daysInMonth(candidate, month)) continue
    const day = dayOf(candidate, month, date)
    if (day <= today || said !== null) return { to, day, future: day > today }
  }
  return null
}

/** 11/3 is November 3 in a ledger of dollars and March 11 in one of pounds. */
function readSlashed(text: string, to: number, today: Day, dayFirst: boolean): DayRead | null {
  const [a = 0, b = 0, c] = text.split('/').map(Number)
  const year = c === undefined ? null : c < 100 ? 2000 + c : c
  if (year !== null && (year < 1990 || year > 2100)) return null
  const orders = [
    [a, b],
    [b, a],
  ] as const
  for (const [month, date] of dayFirst ? [orders[1], orders[0]] : orders) {
    const read = month > 0 && month < 13 && date > 0 ? inMonth(today, to, month, date, year) : null
    if (read) return read
  }
  return null
}

const holidays: Record<string, [month: number, date: number]> = {
  'christmas eve': [12, 24],
  'christmas day': [12, 25],
  'boxing day': [12, 26],
  'valentines day': [2, 14],
  'new years eve': [12, 31],
  'new years day': [1, 1],
  'new years': [1, 1],
  'independence day': [7, 4],
  'st patricks day': [3, 17],
  'st patricks': [3, 17],
  christmas: [12, 25],
  xmas: [12, 25],
  halloween: [10, 31],
}

/** "christmas eve", "on halloween", "christmas 2025"; a feast that only names a thing ("christmas lights") is no day. */
export function readHoliday(reader: Reader, at: number): DayRead | null {
  for (const words of [3, 2, 1]) {
    const key = reader.tokens
      .slice(at, at + words)
      .map((token) => token.norm)
      .join(' ')
    const date = Object.hasOwn(holidays, key) ? holidays[key] : undefined
    if (!date) continue
    const to = at + words
    const year = readYear(reader.tokens, to, reader.today)
    const whole = / (day|eve)$/.test(key) || year || norm(reader, to) === 'night'
    const led = /^(on|at|last|before|after)$/.test(norm(reader, at - 1))
    return whole || led ? inMonth(reader.today, year?.to ?? to, date[0], date[1], year?.year ?? null) : null
  }
  return null
}
