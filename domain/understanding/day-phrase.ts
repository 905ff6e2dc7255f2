import { addDays, type Day } from '#domain/calendar.ts'
import { readDate, readHoliday } from '#domain/understanding/date-phrase.ts'
import { type DayRead, norm, past, type Reader } from '#domain/understanding/day-reader.ts'
import { readAgo, readUnitBack } from '#domain/understanding/days-ago.ts'
import type { Token } from '#domain/understanding/token.ts'
import { partsOfDay, readWeekdayPhrase } from '#domain/understanding/weekday-phrase.ts'

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

function readNamed(reader: Reader, at: number, lead: string): DayRead | null {
  const { today } = reader
  const word = norm(reader, at)
  const next = norm(reader, at + 1)
  if (word === 'today' || word === 'tonight' || word === 'todays' || word === 'tonights') return past(at + 1, today)
  if (word === 'yesterday' || word === 'yesterdays' || word === 'yday' || word === 'yest' || word === 'yesturday') {
    return past(at + 1, addDays(today, -1))
  }
  if (word === 'tomorrow' || word === 'tmrw' || word === 'tmr')
    return { to: at + 1, day: addDays(today, 1), future: true }
  if (word === 'this' && partsOfDay.has(next)) return past(at + 2, today)
  if (word === 'last' && /^(nights?|evenings?)$/.test(next)) return past(at + 2, addDays(today, -1))
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
