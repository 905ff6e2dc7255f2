import { addMonths, dayOf, dayParts, daysInMonth, endOfMonth } from '#domain/calendar.ts'
import { monthWord, readDateNumber } from '#domain/understanding/date-number.ts'
import { readDay } from '#domain/understanding/day-phrase.ts'
import { clip, type Found, month, norm, type Reader, week, yearPeriod } from '#domain/understanding/period-reader.ts'

export function readMonthName(reader: Reader, at: number): Found | null {
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

export const monthLabels =
  'January|February|March|April|May|June|July|August|September|October|November|December'.split('|')

export function monthNamed(reader: Reader, to: number, named: number, extraBack: number, said: number | null): Found {
  const { today } = reader
  const { year, month: current } = dayParts(today)
  const latest = said ?? (named > current || (extraBack > 0 && named === current) ? year - 1 : year)
  const period = clip({ from: dayOf(latest, named, 1), to: dayOf(latest, named, daysInMonth(latest, named)) }, today)
  const suffix = latest === year ? '' : ` ${latest}`
  return { to, period, label: `in ${monthLabels[named - 1] ?? ''}${suffix}` }
}

export function readQuarterOrYear(reader: Reader, at: number): Found | null {
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
  const nth = quarterSaid(reader, word === 'the' ? at + 1 : at)
  if (nth) return nth
  const lead = word === 'in' || word === 'for' || word === 'during' || word === 'of'
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
  if ((word === 'week' || word === 'month') && norm(reader, at + 1) === 'of') {
    const day = readDay(reader.tokens, at + 2, today, reader.own)
    if (day) return { to: day.to, period: week(day.day, 0), label: 'that week' }
  }
  return null
}

/** "the first quarter of 2026", "third quarter". */
function quarterSaid(reader: Reader, at: number): Found | null {
  const nth = ['first', 'second', 'third', 'fourth'].indexOf(norm(reader, at))
  if (nth < 0 || norm(reader, at + 1) !== 'quarter') return null
  const { today } = reader
  const said = yearAt(reader, at + 2)
  const start = dayOf(said?.year ?? dayParts(today).year, nth * 3 + 1, 1)
  const from = start > today && said === null ? addMonths(start, -12) : start
  const period = clip({ from, to: endOfMonth(addMonths(from, 2)) }, today)
  return { to: said?.to ?? at + 2, period, label: `in Q${nth + 1}` }
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
