import { addDays, addMonths, dayParts, endOfMonth, weekdayOf } from '#domain/calendar.ts'
import { monthWord, readDateNumber } from '#domain/understanding/date-number.ts'
import { monthNamed } from '#domain/understanding/named-period.ts'
import { readNumber } from '#domain/understanding/number-words.ts'
import {
  clip,
  type Found,
  month,
  norm,
  quarter,
  type Reader,
  week,
  weekend,
  yearPeriod,
} from '#domain/understanding/period-reader.ts'

export function readRelative(reader: Reader, at: number): Found | null {
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
  if (/^(at|over|on|during|for|in)$/.test(word)) return readRelative(reader, at + 1)
  if (word === 'the' && norm(reader, at + 2) === 'so' && norm(reader, at + 3) === 'far') {
    if (which === 'week') return { to: at + 4, period: week(today, 0), label: 'this week' }
    if (which === 'month') return { to: at + 4, period: month(today, 0), label: 'this month' }
    if (which === 'year') return { to: at + 4, period: yearPeriod(dayParts(today).year, today), label: 'this year' }
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
export function readLastCount(reader: Reader, at: number): Found | null {
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

/** "the first week of July": seven days from the first; the last week is the last seven days. */
export function readWeekOfMonth(reader: Reader, at: number): Found | null {
  const part = norm(reader, at) === 'the' ? at + 1 : at
  const which = norm(reader, part)
  const nth = ['first', 'second', 'third', 'fourth', 'last'].indexOf(which)
  if (nth < 0 || norm(reader, part + 1) !== 'week' || !/^(of|in)$/.test(norm(reader, part + 2))) return null
  const named = monthWord(norm(reader, part + 3))
  const within = named === null ? readRelative(reader, part + 3) : monthNamed(reader, part + 4, named, 0, null)
  if (!within) return null
  const { from } = within.period
  const start = which === 'last' ? addDays(endOfMonth(from), -6) : addDays(from, 7 * nth)
  const period = clip({ from: start, to: addDays(start, 6) }, reader.today)
  return { to: within.to, period, label: `in the ${which} week ${within.label}` }
}
