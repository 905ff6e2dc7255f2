import { addMonths, type Day, dayOf, dayParts, daysInMonth, parseDay } from '#domain/calendar.ts'
import { monthWord, readDateNumber } from '#domain/understanding/date-number.ts'
import { type DayRead, norm, type Reader } from '#domain/understanding/day-reader.ts'
import type { Token } from '#domain/understanding/token.ts'

export function readDate(reader: Reader, at: number, lead: string): DayRead | null {
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
  if (year !== null && (year < 1990 || year > 2100)) return null
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

const holidays: Record<string, [month: number, date: number]> = {
  'christmas eve': [12, 24],
  'christmas day': [12, 25],
  'boxing day': [12, 26],
  'valentines day': [2, 14],
  'new years eve': [12, 31],
  'new years day': [1, 1],
  'new years': [1, 1],
  'independence day': [7, 4],
  'st patricks': [3, 17],
  christmas: [12, 25],
  xmas: [12, 25],
  halloween: [10, 31],
}

export function readHoliday(reader: Reader, at: number): DayRead | null {
  const before = norm(reader, at - 1)
  const whole =
    /^(christmas|boxing|new|independence)$/.test(norm(reader, at)) &&
    /^(day|eve)$/.test(norm(reader, at + (norm(reader, at) === 'new' ? 2 : 1)))
  if (!whole && before !== 'on' && before !== 'at' && before !== 'for' && before !== 'last') return null
  if (before === 'for') return null
  for (const words of [3, 2, 1]) {
    const key = reader.tokens
      .slice(at, at + words)
      .map((token) => token.norm)
      .join(' ')
    const date = Object.hasOwn(holidays, key) ? holidays[key] : undefined
    if (date) return inMonth(reader.today, at + words, date[0], date[1], null)
  }
  return null
}
