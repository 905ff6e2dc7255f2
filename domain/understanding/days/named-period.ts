import { addDays, addMonths, dayOf, dayParts } from '#domain/calendar.ts'
import { monthWord, readDateNumber, readYear } from '#domain/understanding/days/date-number.ts'
import { readDay } from '#domain/understanding/days/day-phrase.ts'
import {
  clip,
  type Found,
  months,
  norm,
  type Reader,
  spans,
  unitOf,
  yearPeriod,
} from '#domain/understanding/days/period-reader.ts'

const leads = /^(in|for|during|of|over|throughout)$/

/** "march", "in March 2025", "2025 march", "3/2025". */
export function readMonthName(reader: Reader, at: number): Found | null {
  const lead = leads.test(norm(reader, at))
  const monthAt = lead ? at + 1 : at
  const token = norm(reader, monthAt)
  const digits = /^(\d{1,2})\/(\d{4})$/.exec(token)
  if (digits && Number(digits[1]) < 13 && Number(digits[1]) > 0)
    return monthNamed(reader, monthAt + 1, Number(digits[1]), 0, Number(digits[2]))
  const first = readYear(reader.tokens, monthAt, reader.today)
  const after = first ? monthWord(norm(reader, first.to)) : null
  if (first && after !== null) return monthNamed(reader, first.to + 1, after, 0, first.year)
  const named = monthWord(token) ?? (token.endsWith('s') ? monthWord(token.slice(0, -1)) : null)
  if (named === null) return null
  if (
    !lead &&
    (token === 'may' || token === 'march' || token === 'mar' || token === 'dec') &&
    reader.tokens[monthAt]?.capital !== true &&
    readYear(reader.tokens, monthAt + 1, reader.today) === null &&
    !/^(did|to|since|from|until|till|through|and|was|does)$/.test(norm(reader, monthAt - 1)) &&
    reader.tokens.length > 1 &&
    at !== reader.tokens.length - 1
  )
    return null
  const next = monthAt + 1
  const year = readYear(reader.tokens, next, reader.today)
  if (year === null && norm(reader, next) === '.' && readDateNumber(reader.tokens, next + 1)) return null
  if (year === null && readDateNumber(reader.tokens, norm(reader, next) === 'the' ? next + 1 : next) !== null)
    return null
  return monthNamed(reader, year === null ? next : year.to, named, 0, year?.year ?? null)
}

export const monthLabels =
  'January|February|March|April|May|June|July|August|September|October|November|December'.split('|')

export function monthNamed(reader: Reader, to: number, named: number, extraBack: number, said: number | null): Found {
  const { today } = reader
  const { year, month: current } = dayParts(today)
  const latest = said ?? (named > current || (extraBack > 0 && named === current) ? year - 1 : year)
  const suffix = latest === year ? '' : ` ${latest}`
  const period = months(dayOf(latest, named, 1), 1, today)
  return { to, period, label: `in ${monthLabels[named - 1] ?? ''}${suffix}` }
}

/** "Q3", "the first quarter of 2026", "the first half of last year", "in 2025", "year to date", "the week of May 4". */
export function readQuarterOrYear(reader: Reader, at: number): Found | null {
  const { today } = reader
  const word = norm(reader, at)
  const part = readPart(reader, word === 'the' ? at + 1 : at)
  if (part) return part
  const lead = leads.test(word) && reader.tokens[at + 1] ? readYear(reader.tokens, at + 1, today) : null
  if (lead) return { to: lead.to, period: yearPeriod(lead.year, today), label: `in ${lead.year}` }
  const unit = word === 'ytd' ? 'year' : unitOf(word)
  if (unit === null) return null
  if (word === 'ytd' || (norm(reader, at + 1) === 'to' && norm(reader, at + 2) === 'date'))
    return { to: word === 'ytd' ? at + 1 : at + 3, period: spans[unit](today, 0), label: `this ${unit}` }
  if (!/^(of|starting|beginning|from)$/.test(norm(reader, at + 1))) return null
  const day = readDay(reader.tokens, at + 2, today, reader.own)
  if (!day) return null
  const { from } = spans.week(day.day, 0)
  return { to: day.to, period: clip({ from, to: addDays(from, 6) }, today), label: 'that week' }
}

/** A quarter or a half of a year: the one that was said, or the latest that has begun. */
function readPart(reader: Reader, at: number): Found | null {
  const { today } = reader
  const short = /^([qh])([1-4])$/.exec(norm(reader, at))
  const nth = short ? Number(short[2]) - 1 : ['first', 'second', 'third', 'fourth'].indexOf(norm(reader, at))
  const kind = short ? short[1] : /^(quarter|half)$/.exec(norm(reader, at + 1))?.[0].charAt(0)
  if (nth < 0 || !kind || (kind === 'h' && nth > 1)) return null
  const to = short ? at + 1 : at + 2
  const length = kind === 'h' ? 6 : 3
  const said = readYear(reader.tokens, to, today)
  if (kind === 'h' && !short && !said) return null
  const start = dayOf(said?.year ?? dayParts(today).year, nth * length + 1, 1)
  const from = start > today && said === null ? addMonths(start, -12) : start
  return {
    to: said?.to ?? to,
    period: months(from, length, today),
    label: `in ${kind === 'h' ? 'H' : 'Q'}${nth + 1}`,
  }
}

/** "so far", "ever", "all time", "overall". */
export function readWhole(reader: Reader, at: number): Found | null {
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
