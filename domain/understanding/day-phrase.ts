import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  dayParts,
  daysInMonth,
  parseDay,
  startOfWeek,
  type Weekday,
  weekdayOf,
} from '#domain/calendar.ts'
import { readNumber, smallNumber } from '#domain/understanding/number-words.ts'
import type { Token } from '#domain/understanding/token.ts'

/** A day as said; `future` days are never days of a spend. */
export type DayRead = { to: number; day: Day; future: boolean }

type Reader = { tokens: readonly Token[]; today: Day; own: string }

/** Reads the day phrase that begins at a token; spends lie in the past, so the latest such day up to today is meant. */
export function readDay(tokens: readonly Token[], from: number, today: Day, own = 'USD'): DayRead | null {
  const reader = { tokens, today, own }
  let at = from
  let lead = ''
  while (dayLeads.has(norm(reader, at)) && at - from < 3) {
    lead = norm(reader, at)
    at += 1
  }
  const read = readCore(reader, at, lead)
  return read ? { ...read, to: afterPartOfDay(reader, read.to) } : null
}

const dayLeads = new Set('on|from|since|back|late|early|earlier|the|for|dated|over|at|during'.split('|'))
const partsOfDay = new Set('morning|afternoon|evening|night|lunchtime|noon|midday|arvo|lunch-time'.split('|'))

function norm(reader: Reader, at: number): string {
  return reader.tokens[at]?.norm ?? ''
}

function afterPartOfDay(reader: Reader, to: number): number {
  const here = norm(reader, to)
  if (partsOfDay.has(here)) return to + 1
  if (here === 'in' && norm(reader, to + 1) === 'the' && partsOfDay.has(norm(reader, to + 2))) return to + 3
  if (here === 'at' && (norm(reader, to + 1) === 'night' || norm(reader, to + 1) === 'noon')) return to + 2
  return to
}

function readCore(reader: Reader, at: number, lead: string): DayRead | null {
  return (
    readNamed(reader, at, lead) ??
    readWeekdayPhrase(reader, at, lead) ??
    readAgo(reader, at) ??
    readDate(reader, at, lead) ??
    readUnitBack(reader, at) ??
    readHoliday(reader, at)
  )
}

function past(to: number, day: Day): DayRead {
  return { to, day, future: false }
}

function readNamed(reader: Reader, at: number, lead: string): DayRead | null {
  const { today } = reader
  const word = norm(reader, at)
  const next = norm(reader, at + 1)
  if (word === 'today' || word === 'tonight' || word === 'todays') return past(at + 1, today)
  if (word === 'yesterday' || word === 'yesterdays' || word === 'yday' || word === 'yest' || word === 'yesturday') {
    return past(at + 1, addDays(today, -1))
  }
  if (word === 'tomorrow' || word === 'tmrw' || word === 'tmr')
    return { to: at + 1, day: addDays(today, 1), future: true }
  if (word === 'this' && partsOfDay.has(next)) return past(at + 2, today)
  if (word === 'last' && (next === 'night' || next === 'evening')) return past(at + 2, addDays(today, -1))
  if (word === 'just' && next === 'now') return past(at + 2, today)
  if (word === 'earlier' && next === 'today') return past(at + 2, today)
  if (word === 'previous' && next === 'day') return past(at + 2, addDays(today, -1))
  if (word === 'day' && next === 'before') {
    const last = norm(reader, at + 2)
    if (last === 'yesterday') return past(at + 3, addDays(today, -2))
    if (last === 'last') return past(at + 3, addDays(today, -2))
  }
  if ((word === 'night' || word === 'day') && next === 'before' && reader.tokens[at + 2] === undefined)
    return past(at + 2, addDays(today, -2))
  if (word === 'night' && next === 'before' && norm(reader, at + 2) === 'last') return past(at + 3, addDays(today, -2))
  if (lead === 'other' && word === 'day') return null
  return null
}

const weekdayIndex: Record<string, Weekday> = {}
for (const [index, names] of [
  'monday mon mondays',
  'tuesday tue tues tuesdays',
  'wednesday wed weds wednesdays',
  'thursday thu thur thurs thursdays',
  'friday fri fridays',
  'saturday sat saturdays',
  'sunday sun sundays',
].entries()) {
  for (const name of names.split(' ')) weekdayIndex[name] = index as Weekday
}

/** The weekday that a word names; null for other words. */
export function weekdayWord(word: string): Weekday | null {
  return Object.hasOwn(weekdayIndex, word) ? (weekdayIndex[word] ?? null) : null
}

function backTo(day: Day, weekday: Weekday, strictly: boolean): Day {
  const back = (weekdayOf(day) - weekday + 7) % 7
  return addDays(day, -(back === 0 && strictly ? 7 : back))
}

function readWeekdayPhrase(reader: Reader, at: number, lead: string): DayRead | null {
  const { today } = reader
  const word = norm(reader, at)
  if (
    word === 'last' ||
    word === 'this' ||
    word === 'past' ||
    word === 'previous' ||
    word === 'next' ||
    word === 'that'
  ) {
    const weekday = weekdayWord(norm(reader, at + 1))
    if (weekday === null) {
      if (norm(reader, at + 1) === 'weekend' && word !== 'next')
        return past(at + 2, backTo(today, 5, word === 'last' && weekdayOf(today) >= 5))
      return null
    }
    if (word === 'next') return { to: at + 2, day: addDays(startOfWeek(today), 7 + weekday), future: true }
    return past(at + 2, backTo(today, weekday, word === 'last' || word === 'previous'))
  }
  const weekday = weekdayWord(word)
  if (weekday === null) {
    if (word === 'weekend' && (lead === 'the' || lead === 'over')) return past(at + 1, backTo(today, 5, false))
    return null
  }
  if (
    (word === 'sun' || word === 'sat' || word === 'mon') &&
    lead !== 'on' &&
    norm(reader, at + 1) !== '' &&
    lead !== 'from'
  ) {
    const after = reader.tokens[at + 1]
    if (after?.kind === 'word' && !partsOfDay.has(after.norm)) return null
  }
  const next = norm(reader, at + 1)
  if (next === 'last' && norm(reader, at + 2) === 'week') return past(at + 3, addDays(startOfWeek(today), weekday - 7))
  if (next === 'of' && norm(reader, at + 2) === 'last' && norm(reader, at + 3) === 'week') {
    return past(at + 4, addDays(startOfWeek(today), weekday - 7))
  }
  if (next === 'before' && norm(reader, at + 2) === 'last')
    return past(at + 3, addDays(backTo(today, weekday, true), -7))
  const dated = readDate(reader, norm(reader, at + 1) === ',' ? at + 2 : at + 1, 'on')
  if (dated && (dated.to > at + 2 || norm(reader, at + 1) === 'the' || reader.tokens[at + 1]?.suffix !== ''))
    return dated
  return past(at + 1, backTo(today, weekday, false))
}

const unitDays: Record<string, number> = {
  day: 1,
  days: 1,
  night: 1,
  nights: 1,
  week: 7,
  weeks: 7,
  fortnight: 14,
  fortnights: 14,
}
const unitMonths: Record<string, number> = { month: 1, months: 1, year: 12, years: 12 }

/** A count before a unit of time: "two", "a", "a couple of", "3". */
function readCount(reader: Reader, at: number): { to: number; count: number } | null {
  const word = norm(reader, at)
  if (word === 'a' || word === 'an') {
    if (norm(reader, at + 1) !== 'couple') return { to: at + 1, count: 1 }
    return { to: norm(reader, at + 2) === 'of' ? at + 3 : at + 2, count: 2 }
  }
  if (word === 'couple') return { to: norm(reader, at + 1) === 'of' ? at + 2 : at + 1, count: 2 }
  const number = readNumber(reader.tokens, at)
  return number && Number.isInteger(number.value) && number.value <= 1000
    ? { to: number.to, count: number.value }
    : null
}

function readAgo(reader: Reader, at: number): DayRead | null {
  const { today } = reader
  const count = readCount(reader, at)
  if (!count) return null
  const unit = norm(reader, count.to)
  const days = Object.hasOwn(unitDays, unit) ? unitDays[unit] : undefined
  const months = Object.hasOwn(unitMonths, unit) ? unitMonths[unit] : undefined
  const named = unit.endsWith('s') || count.count === 1 ? weekdayWord(unit) : null
  if (named !== null && norm(reader, count.to + 1) === 'ago')
    return past(count.to + 2, addDays(backTo(today, named, true), -7 * (count.count - 1)))
  const clock = /^(minutes?|mins?|hours?|hrs?|secs?|seconds?)$/.test(unit)
  const word = norm(reader, count.to + 1)
  const ago = word === 'ago' || word === 'back' || word === 'earlier' || word === 'before'
  if (clock && ago) return past(count.to + 2, today)
  if (days === undefined && months === undefined) return null
  if (!ago) return readAgoFrom(reader, count.to + 1, (days ?? 0) * count.count)
  const to = count.to + 2
  if (norm(reader, to) === 'yesterday') return past(to + 1, addDays(today, -1 - count.count * (days ?? 0)))
  const weekday =
    (norm(reader, to) === 'on' ? weekdayWord(norm(reader, to + 1)) : weekdayWord(norm(reader, to))) ?? null
  if (weekday !== null && days !== undefined && days >= 7) {
    const base = addDays(today, -days * count.count)
    return past(norm(reader, to) === 'on' ? to + 2 : to + 1, addDays(startOfWeek(base), weekday))
  }
  return past(
    to,
    days === undefined ? addMonths(today, -(months ?? 0) * count.count) : addDays(today, -days * count.count),
  )
}

/** "a week from last Friday" is rare; only "two days before yesterday" is read here. */
function readAgoFrom(reader: Reader, at: number, days: number): DayRead | null {
  if (days === 0 || norm(reader, at) !== 'before' || norm(reader, at + 1) !== 'yesterday') return null
  return past(at + 2, addDays(reader.today, -1 - days))
}

const months: Record<string, number> = {}
for (const [index, names] of [
  'january jan',
  'february feb',
  'march mar',
  'april apr',
  'may',
  'june jun',
  'july jul',
  'august aug',
  'september sep sept',
  'october oct',
  'november nov',
  'december dec',
].entries()) {
  for (const name of names.split(' ')) months[name] = index + 1
}

/** 1 to 12 for the name of a month; null for other words. */
export function monthWord(word: string): number | null {
  return Object.hasOwn(months, word) ? (months[word] ?? null) : null
}

const ordinals: Record<string, number> = {}
for (const [index, word] of (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth ' +
  'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
)
  .split(' ')
  .entries()) {
  ordinals[word] = index + 1
}
ordinals.thirtieth = 30

type DateNumber = { to: number; value: number; ordinal: boolean }

/** The number of a day in a month: "3rd", "third", "twenty first", "3", "twenty one". */
export function readDateNumber(tokens: readonly Token[], at: number): DateNumber | null {
  const token = tokens[at]
  if (!token) return null
  if (token.kind === 'number') {
    const ordinal = /^(st|nd|rd|th)$/.test(token.suffix)
    const fits = token.decimals === 0 && token.value >= 1 && token.value <= 31
    return fits && (ordinal || token.suffix === '') ? { to: at + 1, value: token.value, ordinal } : null
  }
  if (token.kind !== 'word') return null
  if (Object.hasOwn(ordinals, token.norm)) return { to: at + 1, value: ordinals[token.norm] ?? 0, ordinal: true }
  const small = smallNumber(token.norm)
  if (small === null || small < 1) return null
  const next = tokens[at + 1]
  if ((small === 20 || small === 30) && next?.kind === 'word') {
    const unit = Object.hasOwn(ordinals, next.norm) ? (ordinals[next.norm] ?? 0) : 0
    if (unit >= 1 && unit <= 9) return { to: at + 2, value: small + unit, ordinal: true }
    const plain = smallNumber(next.norm)
    if (plain !== null && plain >= 1 && plain <= 9)
      return inAnyMonth({ to: at + 2, value: small + plain, ordinal: false })
  }
  return inAnyMonth({ to: at + 1, value: small, ordinal: false })
}

function inAnyMonth(number: DateNumber): DateNumber | null {
  return number.value <= 31 ? number : null
}

function readDate(reader: Reader, at: number, lead: string): DayRead | null {
  const { tokens, today, own } = reader
  const token = tokens[at]
  if (!token) return null
  if (token.suffix === 'iso') {
    const day = parseDay(token.norm)
    return day ? { to: at + 1, day, future: day > today } : null
  }
  if (token.suffix === '/') return readSlashed(token.norm, at, today, own)
  const month = monthWord(token.norm)
  if (month !== null) {
    const start = norm(reader, at + 1) === 'the' || norm(reader, at + 1) === '.' ? at + 2 : at + 1
    const date = readDateNumber(tokens, start)
    if (!date || isMoneyMark(tokens[date.to])) return null
    const year = readYear(reader, date.to)
    return inMonth(today, year?.to ?? date.to, month, date.value, year?.year ?? null)
  }
  const start = token.norm === 'the' ? at + 1 : at
  const date = readDateNumber(tokens, start)
  if (!date) return null
  const of = norm(reader, date.to) === 'of' ? date.to + 1 : date.to
  const named = monthWord(norm(reader, of))
  if (named !== null && tokens[of + 1]?.kind !== 'number') {
    const year = readYear(reader, of + 1)
    return inMonth(today, year?.to ?? of + 1, named, date.value, year?.year ?? null)
  }
  if (!date.ordinal) {
    const plain =
      token.kind === 'number' &&
      norm(reader, at - 1) === 'the' &&
      norm(reader, at - 2) === 'on' &&
      !isMoneyMark(tokens[date.to])
    return plain ? dateInMonthBack(today, date.to, date.value, dayParts(today).date >= date.value ? 0 : 1) : null
  }
  if (of > date.to && norm(reader, of) === 'the' && norm(reader, of + 1) === 'month')
    return dateInMonthBack(today, of + 2, date.value, dayParts(today).date >= date.value ? 0 : 1)
  const back = readMonthBack(reader, of)
  if (back && of > date.to) return dateInMonthBack(today, back.to, date.value, back.months)
  const fromThe = token.norm === 'the' || norm(reader, at - 1) === 'the' || lead === 'on'
  if (
    !fromThe ||
    notADate.has(norm(reader, date.to)) ||
    (token.kind === 'word' && lead !== 'on' && norm(reader, at - 2) !== 'on')
  ) {
    return null
  }
  const wordOrdinal = tokens[start]?.kind === 'word'
  const after = tokens[date.to]
  if (wordOrdinal && after?.kind === 'word' && !afterDate.has(after.norm)) return null
  return dateInMonthBack(today, date.to, date.value, dayParts(today).date >= date.value ? 0 : 1)
}

const notADate = new Set('floor street st avenue ave time round one row grade year class of birthday'.split(' '))
const afterDate = new Set('i we for at and in on was it spent paid bought got from to my'.split(' '))

function isMoneyMark(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    /^(dollars?|bucks?|quid|pounds?|euros?|€|£|\$|cents?|grand|k|hundred|thousand)$/.test(token.norm)
  )
}

function readMonthBack(reader: Reader, at: number): { to: number; months: number } | null {
  const word = norm(reader, at) === 'the' ? norm(reader, at + 1) : norm(reader, at)
  const to = norm(reader, at) === 'the' ? at + 3 : at + 2
  if (norm(reader, to - 1) !== 'month') return null
  if (word === 'last' || word === 'previous') return { to, months: 1 }
  return word === 'this' ? { to, months: 0 } : null
}

function dateInMonthBack(today: Day, to: number, date: number, back: number): DayRead | null {
  for (let extra = 0; extra < 3; extra += 1) {
    const { year, month } = dayParts(addMonths(dayOf(dayParts(today).year, dayParts(today).month, 1), -back - extra))
    if (date > daysInMonth(year, month)) continue
    const day = dayOf(year, month, date)
    return { to, day, future: day > today }
  }
  return null
}

function readYear(reader: Reader, at: number): { to: number; year: number } | null {
  const start = norm(reader, at) === ',' ? at + 1 : at
  const token = reader.tokens[start]
  if (
    token?.kind === 'number' &&
    token.norm.length === 4 &&
    token.suffix === '' &&
    token.value >= 1990 &&
    token.value <= 2100
  ) {
    return { to: start + 1, year: token.value }
  }
  if (norm(reader, at) === 'last' && norm(reader, at + 1) === 'year') {
    return { to: at + 2, year: dayParts(reader.today).year - 1 }
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
function readSlashed(text: string, at: number, today: Day, own: string): DayRead | null {
  const [a = 0, b = 0, c] = text.split('/').map(Number)
  if (b > 31) return null
  const dayFirst = own !== 'USD'
  const year = c === undefined ? null : c < 100 ? 2000 + c : c
  const order = dayFirst
    ? [
        { month: b, date: a },
        { month: a, date: b },
      ]
    : [
        { month: a, date: b },
        { month: b, date: a },
      ]
  for (const { month, date } of order) {
    if (month < 1 || month > 12 || date < 1 || date > 31) continue
    const read = inMonth(today, at + 1, month, date, year)
    if (read) return read
  }
  return null
}

/** "last week" for a spend: the same weekday a week back. */
function readUnitBack(reader: Reader, at: number): DayRead | null {
  const { today } = reader
  if (norm(reader, at) !== 'last') return null
  const unit = norm(reader, at + 1)
  if (unit === 'week') {
    const weekday = weekdayWord(norm(reader, at + 2) === 'on' ? norm(reader, at + 3) : norm(reader, at + 2))
    if (weekday === null) return past(at + 2, addDays(today, -7))
    return past(norm(reader, at + 2) === 'on' ? at + 4 : at + 3, addDays(startOfWeek(today), weekday - 7))
  }
  if (unit === 'weeks') {
    const weekday = weekdayWord(norm(reader, at + 2))
    return weekday === null ? null : past(at + 3, addDays(startOfWeek(today), weekday - 7))
  }
  if (unit === 'month') return past(at + 2, addMonths(today, -1))
  return null
}

const holidays: Record<string, [month: number, date: number]> = {
  'christmas eve': [12, 24],
  'christmas day': [12, 25],
  'boxing day': [12, 26],
  'valentines day': [2, 14],
  'new years': [1, 1],
  'independence day': [7, 4],
  'st patricks': [3, 17],
  christmas: [12, 25],
  xmas: [12, 25],
  halloween: [10, 31],
}

function readHoliday(reader: Reader, at: number): DayRead | null {
  const before = norm(reader, at - 1)
  if (before !== 'on' && before !== 'at' && before !== 'for' && before !== 'last') return null
  const two = `${norm(reader, at)} ${norm(reader, at + 1)}`
  const key = Object.hasOwn(holidays, two) ? two : norm(reader, at)
  const date = Object.hasOwn(holidays, key) ? holidays[key] : undefined
  if (!date || before === 'for') return null
  return inMonth(reader.today, key === two ? at + 2 : at + 1, date[0], date[1], null)
}
