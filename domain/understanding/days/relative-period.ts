import { addDays, addMonths, endOfMonth } from '#domain/calendar.ts'
import { monthWord, readDateNumber } from '#domain/understanding/days/date-number.ts'
import { unitDays } from '#domain/understanding/days/days-ago.ts'
import { monthNamed } from '#domain/understanding/days/named-period.ts'
import { clip, type Found, norm, type Reader, spans, unitOf } from '#domain/understanding/days/period-reader.ts'
import { weekdayWord } from '#domain/understanding/days/weekday-word.ts'
import { readNumber } from '#domain/understanding/words/number-words.ts'

const running = /^(this|current)$/
const back = /^(last|previous|past|prior)$/

/** "this week", "last year", "the past month", "the weekend before last", "over the weekend". */
export function readRelative(reader: Reader, at: number): Found | null {
  const { today } = reader
  const word = norm(reader, at)
  if (/^(at|over|on|during|for|in)$/.test(word)) return readRelative(reader, at + 1)
  const the = word === 'the' ? at + 1 : at
  const which = norm(reader, the)
  const next = norm(reader, the + 1)
  const self = unitOf(which)
  if (self && next === 'before' && norm(reader, the + 2) === 'last')
    return { to: the + 3, period: spans[self](today, 2), label: `the ${self} before last` }
  if (self && the > at && (self === 'weekend' || (next === 'so' && norm(reader, the + 2) === 'far')))
    return {
      to: next === 'so' ? the + 3 : the + 1,
      period: spans[self](today, 0),
      label: self === 'weekend' ? 'at the weekend' : `this ${self}`,
    }
  if (!running.test(which) && !back.test(which)) return null
  const unit = unitOf(next)
  const to = the + 2
  if (unit === null) {
    const named = monthWord(next)
    return named !== null && readDateNumber(reader.tokens, to) === null
      ? monthNamed(reader, to, named, which === 'last' ? 1 : 0, null)
      : null
  }
  if (unit === 'week' && weekdayWord(norm(reader, norm(reader, to) === 'on' ? to + 1 : to)) !== null) return null
  const rolling = which === 'past' && unit !== 'quarter' ? lastOf(reader, 1, unit) : null
  if (rolling) return { to, period: rolling, label: `in the past ${unit}` }
  if (running.test(which)) return { to, period: spans[unit](today, 0), label: `this ${unit}` }
  return { to, period: spans[unit](today, 1), label: `last ${unit}` }
}

const monthsOf: Record<string, number> = { month: 1, quarter: 3, year: 12 }

/** So many days, weeks, months or years that end today; null for other units. */
function lastOf({ today }: Reader, count: number, unit: string): Found['period'] | null {
  if (Object.hasOwn(unitDays, unit)) return { from: addDays(today, 1 - (unitDays[unit] ?? 0) * count), to: today }
  if (!Object.hasOwn(monthsOf, unit)) return null
  return { from: addDays(addMonths(today, -(monthsOf[unit] ?? 0) * count), 1), to: today }
}

const fewWords: Record<string, number> = { couple: 2, few: 3 }

/** "last 30 days", "past two weeks", "the last couple of months": ends today. */
export function readLastCount(reader: Reader, at: number): Found | null {
  if (!back.test(norm(reader, at))) return null
  const few = Object.hasOwn(fewWords, norm(reader, at + 1)) ? fewWords[norm(reader, at + 1)] : undefined
  const number = few ? { to: at + 2, value: few } : readNumber(reader.tokens, at + 1)
  if (!number || !Number.isInteger(number.value) || number.value > 4000) return null
  const unitAt = few && norm(reader, number.to) === 'of' ? number.to + 1 : number.to
  const unit = norm(reader, unitAt).replace(/s$/, '')
  const period = lastOf(reader, number.value, unit)
  const label = `in the last ${number.value} ${unit}${number.value === 1 ? '' : 's'}`
  return period && { to: unitAt + 1, label, period }
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
