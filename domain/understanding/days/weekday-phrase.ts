import { addDays, startOfWeek, weekdayOf } from '#domain/calendar.ts'
import { readDate } from '#domain/understanding/days/date-phrase.ts'
import { type DayRead, norm, past, type Reader } from '#domain/understanding/days/day-reader.ts'
import { readWeek } from '#domain/understanding/days/days-ago.ts'
import { backTo, partsOfDay, weekdayWord } from '#domain/understanding/days/weekday-word.ts'

export function readWeekdayPhrase(reader: Reader, at: number, lead: string): DayRead | null {
  const { today } = reader
  const word = norm(reader, at)
  if (/^(last|this|past|previous|next|that)$/.test(word)) {
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
  if (/^(sun|sat|mon)$/.test(word) && lead !== 'on' && lead !== 'from') {
    const after = reader.tokens[at + 1]
    if (after?.kind === 'word' && !partsOfDay.has(after.norm)) return null
  }
  const next = norm(reader, at + 1)
  if (next === 'before' && norm(reader, at + 2) === 'last')
    return past(at + 3, addDays(backTo(today, weekday, true), -7))
  const week = readWeek(reader, next === 'of' || next === 'on' ? at + 2 : at + 1)
  if (week) return past(week.to, addDays(week.monday, weekday))
  const dated = readDate(reader, next === ',' ? at + 2 : at + 1, 'on')
  if (dated && (dated.to > at + 2 || next === 'the' || reader.tokens[at + 1]?.suffix !== '')) return dated
  return past(at + 1, backTo(today, weekday, false))
}
