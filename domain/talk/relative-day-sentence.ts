import { count, countOf } from '#domain/talk/count-words.ts'

/** A day told by that of an entry: so many days after it. `as`: the words for that entry; null: the one that is talked of. */
export type RelativeDay = {
  offset: number
  as: string | null
  /** The sentence with these words blanked out. */
  text: string
}

const part = '(?:day|night|evening|morning|afternoon)'
const same = new RegExp(
  `(?:\\b(?:on|at) )?\\b(?:(?:the|that) )?same (?:${part}|date)(?: as (?:that|it|(?:the |my )?([a-z][a-z' ]*)))?\\W*$`,
  'i',
)
const thatDay = new RegExp(`\\b(?:later )?(?:on )?that (?:same )?${part}(?: too| as well)?\\W*$`, 'i')
const before = new RegExp(`\\b(?:on )?the ${part} (?:before|earlier)(?: that| it)?\\W*$`, 'i')
const after = new RegExp(`\\b(?:on )?the (?:(?:next|following) ${part}|${part} after(?: that| it)?)\\W*$`, 'i')
const counted = new RegExp(`\\b(a|${count}) (day|night|week)s? (before|earlier|after|later)(?: that| it)?\\W*$`, 'i')
const week = /\bthe week (before|after)(?: that| it)?\W*$/i

/** Reads "same day", "the night before that", "two days later" at the end of a sentence; null where no day is told so. */
export function readRelativeDay(text: string): RelativeDay | null {
  const found = (match: RegExpExecArray, offset: number, as: string | null = null): RelativeDay => ({
    offset,
    as,
    text: text.slice(0, match.index) + ' '.repeat(match[0].length),
  })
  const like = same.exec(text)
  if (like) return found(like, 0, like[1]?.trim().toLowerCase() ?? null)
  const that = thatDay.exec(text)
  if (that) return found(that, 0)
  const earlier = before.exec(text)
  if (earlier) return found(earlier, -1)
  const later = after.exec(text)
  if (later) return found(later, 1)
  const far = counted.exec(text)
  if (far) {
    const [, words = '', unit = '', way = ''] = far
    const days = (countOf(words) ?? 0) * (unit.toLowerCase() === 'week' ? 7 : 1)
    return found(far, /before|earlier/i.test(way) ? -days : days)
  }
  const weeks = week.exec(text)
  return weeks && found(weeks, /before/i.test(weeks[1] ?? '') ? -7 : 7)
}
