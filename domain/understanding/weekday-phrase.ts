import { addDays, type Day, startOfWeek, type Weekday, weekdayOf } from '#domain/calendar.ts'
import { readDate } from '#domain/understanding/date-phrase.ts'
import { type DayRead, norm, past, type Reader } from '#domain/understanding/day-reader.ts'

export const partsOfDay = new Set('morning|afternoon|evening|night|lunchtime|noon|midday|arvo|lunch-time'.split('|'))

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

export function backTo(day: Day, weekday: Weekday, strictly: boolean): Day {
  const back = (weekdayOf(day) - weekday + 7) % 7
  return addDays(day, -(back === 0 && strictly ? 7 : back))
}

export function readWeekdayPhrase(reader: Reader, at: number, lead: string): DayRead | null {
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
