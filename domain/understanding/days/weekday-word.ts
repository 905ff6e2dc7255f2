import { addDays, type Day, type Weekday, weekdayOf } from '#domain/calendar.ts'

export const partsOfDay = new Set('morning|afternoon|evening|night|lunchtime|noon|midday|arvo|lunch-time'.split('|'))

const weekdayIndex: Record<string, Weekday> = {}
for (const [index, names] of [
  'monday mon',
  'tuesday tue tues teusday tuseday',
  'wednesday wed weds wensday wednsday wendsday',
  'thursday thu thur thurs thrusday thursdy',
  'friday fri firday',
  'saturday sat saterday satuday',
  'sunday sun',
].entries()) {
  for (const name of names.split(' ')) {
    weekdayIndex[name] = index as Weekday
    if (name.endsWith('day')) weekdayIndex[`${name}s`] = index as Weekday
  }
}

/** The weekday that a word names, with its common misspellings; null for other words. */
export function weekdayWord(word: string): Weekday | null {
  return Object.hasOwn(weekdayIndex, word) ? (weekdayIndex[word] ?? null) : null
}

export function backTo(day: Day, weekday: Weekday, strictly: boolean): Day {
  const back = (weekdayOf(day) - weekday + 7) % 7
  return addDays(day, -(back === 0 && strictly ? 7 : back))
}
