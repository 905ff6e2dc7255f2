import {
  addDays,
  addMonths,
  dayOf,
  dayParts,
  daysInMonth,
  startOfMonth,
  startOfWeek,
  type Weekday,
  weekdayOf,
} from '#domain/calendar.ts'
import { readDateNumber } from '#domain/understanding/days/date-number.ts'
import { readDate } from '#domain/understanding/days/date-phrase.ts'
import { afterThe, type DayRead, joints, norm, past, type Reader } from '#domain/understanding/days/day-reader.ts'
import { readWeek } from '#domain/understanding/days/week-back.ts'
import { backTo, partsOfDay, weekdayWord } from '#domain/understanding/days/weekday-word.ts'
import type { Token } from '#domain/understanding/words/token.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

const nearby = wordSet('last this past previous next that')

/** "we'd a long day": an apostrophe is in the word. */
function isCutShort(token: Token | undefined): boolean {
  return token !== undefined && token.norm === 'wed' && token.end - token.start > token.norm.length
}

/** "last Friday", "Tuesday of last week", "Monday before last", "this coming Sunday", "Friday the 13th", "Wed, 22 of Jan". */
export function readWeekdayPhrase(reader: Reader, at: number, lead: string): DayRead | null {
  const { today } = reader
  const word = norm(reader, at)
  if (word === 'coming') {
    const weekday = weekdayWord(norm(reader, at + 1))
    return weekday === null ? null : { to: at + 2, day: addDays(backTo(today, weekday, false), 7), future: true }
  }
  if (nearby.has(word)) {
    if (norm(reader, at + 1) === 'coming') return readWeekdayPhrase(reader, at + 1, lead)
    const weekday = weekdayWord(norm(reader, at + 1))
    if (weekday === null) {
      if (norm(reader, at + 1) === 'weekend' && word !== 'next')
        return past(at + 2, backTo(today, 5, word === 'last' && weekdayOf(today) >= 5))
      return null
    }
    if (word === 'next') return { to: at + 2, day: addDays(startOfWeek(today), 7 + weekday), future: true }
    return past(at + 2, backTo(today, weekday, word === 'last' || word === 'previous'))
  }
  const weekday = isCutShort(reader.tokens[at]) ? null : weekdayWord(word)
  if (weekday === null) {
    if (word === 'weekend' && (lead === 'the' || lead === 'over') && norm(reader, at + 1) !== 'of')
      return past(at + 1, backTo(today, 5, false))
    return null
  }
  if (/^(sun|sat|mon)$/.test(word) && lead !== 'on' && lead !== 'from') {
    const after = reader.tokens[at + 1]
    if (
      after?.kind === 'word' &&
      !partsOfDay.has(after.norm) &&
      !(reader.asks && (after.hyphen || joints.test(after.norm)))
    )
      return null
  }
  const next = norm(reader, at + 1)
  if (next === 'before' && norm(reader, at + 2) === 'last')
    return past(at + 3, addDays(backTo(today, weekday, true), -7))
  // "Friday gone", "Saturday just gone"
  const gone = next === 'just' ? at + 2 : at + 1
  if (norm(reader, gone) === 'gone') return past(gone + 1, backTo(today, weekday, true))
  const week = readWeek(reader, /^(of|on|from|in)$/.test(next) ? at + 2 : at + 1)
  if (week) return past(week.to, addDays(week.monday, weekday))
  const start = next === ',' ? at + 2 : at + 1
  const date = readDate(reader, start, 'on')
  if (!date || (date.to <= at + 2 && next !== 'the' && reader.tokens[at + 1]?.suffix === ''))
    return past(at + 1, backTo(today, weekday, false))
  const plain = readDateNumber(reader.tokens, afterThe(reader, start))
  return plain?.to === date.to ? (bothSaid(reader, date.to, weekday, plain.value) ?? date) : date
}

/** "Friday the 13th": the latest day that is both, within the fourteen months in which one comes. */
function bothSaid({ today }: Reader, to: number, weekday: Weekday, date: number): DayRead | null {
  for (let back = 0; back < 15; back += 1) {
    const { year, month } = dayParts(addMonths(startOfMonth(today), -back))
    const day = date <= daysInMonth(year, month) ? dayOf(year, month, date) : null
    if (day && day <= today && weekdayOf(day) === weekday) return past(to, day)
  }
  return null
}
