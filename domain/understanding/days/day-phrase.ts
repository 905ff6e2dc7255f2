import { readDate } from '#domain/understanding/days/date-phrase.ts'
import { type DayRead, norm, type Reader } from '#domain/understanding/days/day-reader.ts'
import { readAgo, readAnchored } from '#domain/understanding/days/days-ago.ts'
import { readFeast } from '#domain/understanding/days/feast.ts'
import { dayLeads, mayBegin } from '#domain/understanding/days/may-begin.ts'
import { readNamed } from '#domain/understanding/days/named-day.ts'
import { readEdge, readUnitBack, readWeekThenDay } from '#domain/understanding/days/week-back.ts'
import { readWeekdayPhrase } from '#domain/understanding/days/weekday-phrase.ts'
import { partsOfDay } from '#domain/understanding/days/weekday-word.ts'
import { remember } from '#domain/understanding/words/remember.ts'

/** Reads the day phrase that begins at a token; spends lie in the past, so the latest such day up to today is meant. */
export const readDayAt = remember(readPhrase)

function readPhrase(reader: Reader, from: number): DayRead | null {
  let at = from
  let lead = ''
  while (dayLeads.has(norm(reader, at)) && at - from < 3) {
    lead = norm(reader, at)
    const edge = lead === 'early' || lead === 'late' ? readEdge(reader, at) : null
    if (edge) return edge
    at += 1
  }
  const read = mayBegin(reader.tokens[at]) ? readCore(reader, at, lead) : null
  return read ? { ...read, to: afterPartOfDay(reader, read.to) } : null
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
    (norm(reader, at) === 'today' ? readAgo(reader, at + 1) : null) ??
    readNamed(reader, at) ??
    readAnchored(reader, at) ??
    readFeast(reader, at) ??
    readWeekdayPhrase(reader, at, lead) ??
    readWeekThenDay(reader, at) ??
    readAgo(reader, at) ??
    readDate(reader, at, lead) ??
    readUnitBack(reader, at) ??
    readEdge(reader, at)
  )
}
