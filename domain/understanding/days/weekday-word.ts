import { addDays, type Day, type Weekday, weekdayOf } from '#domain/calendar.ts'
import { wordSet, wordTable } from '#domain/understanding/words/word-set.ts'

/** In "this morning's coffee" too. */
export const partsOfDay = wordSet(
  'morning mornings afternoon afternoons evening evenings night lunchtime noon midday arvo lunch-time',
)

export const weekdays = wordTable(
  [
    'monday mondays mon',
    'tuesday tuesdays tue tues teusday teusdays tuseday tusedays',
    'wednesday wednesdays wed weds wensday wensdays wednsday wednsdays wendsday wendsdays',
    'thursday thursdays thu thur thurs thrusday thrusdays thursdy',
    'friday fridays fri firday firdays',
    'saturday saturdays sat saterday saterdays satuday satudays',
    'sunday sundays sun',
  ].map((names, index) => [index as Weekday, names]),
)

/** The weekday that a word names, with its common misspellings; null for other words. */
export function weekdayWord(word: string): Weekday | null {
  return weekdays.get(word) ?? null
}

export function backTo(day: Day, weekday: Weekday, strictly: boolean): Day {
  const back = (weekdayOf(day) - weekday + 7) % 7
  return addDays(day, -(back === 0 && strictly ? 7 : back))
}
