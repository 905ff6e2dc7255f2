import { addDays, addMonths, BEGINNING, type Day, dayOf, dayParts, monthNames, startOfWeek } from '#domain/calendar.ts'
import { fullYear, monthWord, readDateNumber, readYear } from '#domain/understanding/days/date-number.ts'
import { readDayAt } from '#domain/understanding/days/day-phrase.ts'
import { afterThe, isWhole, norm, type Reader } from '#domain/understanding/days/day-reader.ts'
import { placeOf } from '#domain/understanding/days/days-ago.ts'
import { type Found, months, spans, unitOf, weekOf, yearPeriod } from '#domain/understanding/days/period-reader.ts'

const leads = /^(in|for|during|of|over|throughout)$/

/** "march", "in March 2025", "2025 march", "last year september", "3/2025", "2025-03". */
export function readMonthName(reader: Reader, at: number): Found | null {
  const { tokens, today } = reader
  const lead = leads.test(norm(reader, at))
  const monthAt = lead ? at + 1 : at
  const token = norm(reader, monthAt)
  const digits = /^(\d{1,2})\/(\d{4})$/.exec(token)
  if (digits && Number(digits[1]) < 13 && Number(digits[1]) > 0)
    return monthNamed(reader, monthAt + 1, Number(digits[1]), 0, Number(digits[2]))
  const first = readYear(tokens, monthAt, today)
  if (first) {
    const after = norm(reader, first.to) === 'in' ? first.to + 1 : first.to
    const month = monthWord(norm(reader, after))
    if (month !== null)
      return readDateNumber(tokens, after + 1) ? null : monthNamed(reader, after + 1, month, 0, first.year)
    const slash = norm(reader, after) === '/' ? after + 1 : after
    const number = tokens[slash]
    const isMonth = number?.suffix === '' && number.decimals === 0 && number.value > 0 && number.value < 13
    if (number && isMonth && (number.hyphen || slash > after))
      return monthNamed(reader, slash + 1, number.value, 0, first.year)
  }
  const named = monthWord(token) ?? (token.endsWith('s') ? monthWord(token.slice(0, -1)) : null)
  if (named === null) return null
  const next = monthAt + 1
  if (/^(fools|day)$/.test(norm(reader, next))) return null
  const listed = endOfListed(reader, next)
  const year = readYear(tokens, next, today)
  if (
    !lead &&
    (token === 'may' || token === 'march' || token === 'mar' || token === 'dec') &&
    tokens[monthAt]?.capital !== true &&
    year === null &&
    !/^(did|to|since|from|until|till|through|and|was|does|between|in|during)$/.test(norm(reader, monthAt - 1)) &&
    !/^(to|until|till|through|thru|-)$/.test(norm(reader, next)) &&
    listed === next &&
    tokens.length > 1 &&
    at !== tokens.length - 1
  )
    return null
  const date = year === null && /^[./,]$/.test(norm(reader, next)) ? readDateNumber(tokens, next + 1) : null
  if (date && (date.ordinal || norm(reader, next) !== ',')) return null
  if (year === null && readDateNumber(tokens, afterThe(reader, next)) !== null) return null
  const last = year ?? (listed > next ? readYear(tokens, listed, today) : null)
  return monthNamed(reader, year?.to ?? next, named, 0, last?.year ?? null)
}

/** Where the months end that follow one, as in "january, march and june 2025", of which all have the last one's year. */
function endOfListed(reader: Reader, from: number): number {
  let end = from
  for (let count = 0; count < MOST_LISTED && /^[,&]$|^(?:and|or)$/.test(norm(reader, end)); count += 1) {
    const more = norm(reader, end) === ',' && norm(reader, end + 1) === 'and' ? end + 2 : end + 1
    if (monthWord(norm(reader, more)) === null) break
    end = more + 1
  }
  return end
}
const MOST_LISTED = 4

export function monthNamed(reader: Reader, to: number, named: number, extraBack: number, said: number | null): Found {
  const { today } = reader
  const { year, month: current } = dayParts(today)
  const latest = said ?? (named > current || (extraBack > 0 && named === current) ? year - 1 : year)
  const suffix = latest === year ? '' : ` ${latest}`
  const period = months(dayOf(latest, named, 1), 1, today)
  return { to, period, label: `in ${monthNames[named - 1] ?? ''}${suffix}` }
}

/** "Q3", "the first quarter of 2026", "2025 q1", "the first half of last year", "in 2025", "year to date". */
export function readQuarterOrYear(reader: Reader, at: number): Found | null {
  const { today } = reader
  const word = norm(reader, at)
  const part = readPart(reader, afterThe(reader, at))
  if (part) return part
  const year = readPlainYear(reader, at)
  if (year) return year
  const dated = /^([wmqy])td$/.exec(word)?.[1]
  const unit = dated ? unitOf({ w: 'week', m: 'month', q: 'quarter', y: 'year' }[dated] ?? '') : unitOf(word)
  if (unit === null) return null
  if (dated || (norm(reader, at + 1) === 'to' && norm(reader, at + 2) === 'date'))
    return { to: dated ? at + 1 : at + 3, period: spans[unit](today, 0), label: `this ${unit}` }
  return unit === 'week' || unit === 'weekend' ? readWeekWith(reader, at, unit) : null
}

/** "in 2025", "the year 2025", and "2025" where nothing else is asked. */
function readPlainYear(reader: Reader, at: number): Found | null {
  const lead = leads.test(norm(reader, at)) ? at + 1 : at
  const the = afterThe(reader, lead)
  const start = norm(reader, the) === 'year' ? the + 1 : lead
  const read = reader.tokens[start] ? readYear(reader.tokens, start, reader.today) : null
  if (!read || (start === at && !isWhole(reader, at, read.to))) return null
  return { to: read.to, period: yearPeriod(read.year, reader.today), label: `in ${read.year}` }
}

/** "the week of May 4", "week commencing 2 June", "the weekend of March 9", "week 7 of 2026". */
function readWeekWith(reader: Reader, at: number, unit: 'week' | 'weekend'): Found | null {
  const { tokens, today } = reader
  const number = tokens[at + 1]
  if (number?.kind === 'number' && number.value > 0 && number.value < 54 && unit === 'week') {
    const year = readYear(tokens, at + 2, today)
    return isoWeek(reader, year?.to ?? at + 2, number.value, year?.year ?? null)
  }
  if (!/^(of|starting|beginning|commencing|ending)$/.test(norm(reader, at + 1))) return null
  const day = readDayAt(reader, at + 2)
  if (!day || day.unreal !== undefined) return null
  const { from } = weekOf(day.day, today)
  return unit === 'week'
    ? { to: day.to, period: weekOf(day.day, today), label: 'that week' }
    : { to: day.to, period: { from: addDays(from, 5), to: addDays(from, 6) }, label: 'at that weekend' }
}

/** The week of that number: the first holds January 4 (ISO 8601). */
function isoWeek({ today }: Reader, to: number, nth: number, said: number | null): Found {
  const { year } = dayParts(today)
  const monday = (of: number) => addDays(startOfWeek(dayOf(of, 1, 4)), 7 * (nth - 1))
  const from = said === null && monday(year) > today ? monday(year - 1) : monday(said ?? year)
  return { to, period: weekOf(from, today), label: 'that week' }
}

/** A quarter, a half or a numbered week of a year: the one that was said, or the latest that has begun. */
function readPart(reader: Reader, at: number): Found | null {
  const { tokens, today } = reader
  const glued = tokens[at]?.suffix === 'q'
  const front = glued ? { to: at + 1, year: fullYear(tokens[at]?.value ?? 0, today) } : readYear(tokens, at, today)
  const start = front?.to ?? at
  const week = front ? /^w(\d\d?)$/.exec(norm(reader, start)) : null
  if (front && week) return isoWeek(reader, start + 1, Number(week[1]), front.year)
  const short = /^([qh])([1-4])$/.exec((glued ? 'q' : '') + norm(reader, start))
  const nth = short ? Number(short[2]) : placeOf(reader, start)
  const kind = short
    ? short[1]
    : { quarter: 'q', half: 'h' }[unitOf(norm(reader, start + 1)) ?? norm(reader, start + 1)]
  if (nth === null || nth < 1 || !kind || nth > (kind === 'h' ? 2 : 4)) return null
  const to = short ? start + 1 : start + 2
  const length = kind === 'h' ? 6 : 3
  const running = /^of (?:the|this) year$/.test([0, 1, 2].map((ahead) => norm(reader, to + ahead)).join(' '))
  const said = front ?? (running ? { to: to + 3, year: dayParts(today).year } : readYear(tokens, to, today))
  if (kind === 'h' && !short && !said) return null
  const first = dayOf(said?.year ?? dayParts(today).year, (nth - 1) * length + 1, 1)
  const from = first > today && said === null ? addMonths(first, -12) : first
  return {
    to: Math.max(said?.to ?? to, to),
    period: months(from, length, today),
    label: `in ${kind === 'h' ? 'H' : 'Q'}${nth}`,
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
  return { to: word === 'all' ? at + 2 : at + 1, ...allTime(reader.today) }
}

/** All that was ever noted. */
export function allTime(today: Day) {
  return { period: { from: BEGINNING, to: today }, label: 'so far' }
}
