import { addDays, type Day, type Weekday } from '#domain/calendar.ts'
import { count } from '#domain/talk/count-words.ts'
import { fillers } from '#domain/talk/openers.ts'
import { type RelativeWords, relativeWords } from '#domain/talk/relative-day-words.ts'
import { backTo, weekdayWord } from '#domain/understanding/days/weekday-word.ts'

/** A day told by that of an entry: so many days after it. `as`: the words for that entry; null: the one that is talked of. */
export type RelativeDay = {
  offset: number
  /** "the Friday before": that weekday before it, or after it, as the sign of `offset` says; null where days are counted. */
  weekday: Weekday | null
  as: string | null
  /** Whether it is told behind everything else; elsewhere "the day before" can begin to name another day. */
  isLast: boolean
  /** The sentence with these words blanked out. */
  text: string
}

/** "oh and", "then also" */
const leads = `(?:(?:${fillers}|then|also|plus|besides)\\b[\\s,]+)*`

/** "for that night", "since that day": no day of the thing that is told. */
const ofOther = '(?<!\\b(?:for|of|from|since|until|till|by|before|after|a|an|all) )'

const figure = `[$£€]?\\d|(?:a |one )?(?:hundred|\\w+teen|\\w+ty|${count})\\b`
/** What goes on with a thing whose day was told within: "popcorn that same day was 27.50", "gas the day before 40". */
const goesOn = `(?=[\\s,]+(?:was|were|costs?|came to|for|at|from|too|also|as well|and|${figure}))`

const places: readonly ((words: RelativeWords) => RegExp)[] = [
  ({ said, atEnd = said }) => new RegExp(`()(${atEnd})\\W*$`, 'i'),
  ({ said, notBefore }) =>
    new RegExp(`^(\\W*${leads})(${said})(?:\\s*[,:;–—-]\\s*|\\s+(?!(?:${notBefore})(?!\\w)))(?=\\S)`, 'i'),
  ({ said }) => new RegExp(`(\\w ${ofOther})(${said})\\b${goesOn}`, 'i'),
]

const readers = places.flatMap((pattern, at) =>
  relativeWords.map((words) => ({ pattern: pattern(words), isLast: at === 0, offset: words.offset })),
)

/** Reads "same day", "the night before that", "two days later" of what a sentence tells; null where no day is told so. */
export function readRelativeDay(text: string): RelativeDay | null {
  for (const { pattern, isLast, offset } of readers) {
    const found = pattern.exec(text)
    if (!found) continue
    const [all, lead = '', said = '', as] = found
    const from = found.index + lead.length
    const to = found.index + all.length
    return {
      offset: offset(said),
      weekday: weekdayWord(/\bthe (\w+)/i.exec(said)?.[1]?.toLowerCase() ?? ''),
      as: as?.trim().toLowerCase() ?? null,
      isLast,
      text: text.slice(0, from) + ' '.repeat(to - from) + text.slice(to),
    }
  }
  return null
}

/** The day that is told by another one. */
export function dayBeside(from: Day, { offset, weekday }: Pick<RelativeDay, 'offset' | 'weekday'>): Day {
  if (weekday === null) return addDays(from, offset)
  return offset < 0 ? backTo(from, weekday, true) : addDays(backTo(from, weekday, false), 7)
}
