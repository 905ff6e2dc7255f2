import { count } from '#domain/talk/count-words.ts'
import { openers } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** One day, and the words for what was on it; null: the rest of what was told together. */
export type DayOfSome = { things: readonly string[] | null; day: string }

const LONGEST = 120
const day =
  '(?:the day before(?: yesterday)?|yesterday|today|tonight|last night|(?:on |last |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:night|morning|evening))?|(?:on )?the \\d{1,2}(?:st|nd|rd|th))'
const some = "((?:only |just )?(?:the |my |our )?[\\p{L}&'’]+(?: [\\p{L}&'’]+){0,7}?)"
const clause = `${some}(?:,? (?:was|were|happened|went through))?(?: all| both)?(?: (?:from|on|for))? (${day})`
const joint = '(?:[,.;]? (?:and|but|while) |[,.;] )'
const apart = new RegExp(`^\\W*${openers}${clause}${joint}${clause}(?:${joint}${clause})?\\W*$`, 'iu')
const rest = pattern.i`^(?:all )?(?:the (?:rest|others?|remainder|remaining (?:ones?|${count})|other (?:ones?|${count}))|everything else|others|rest)(?: of (?:it|them|those|that))?$`
const noThing = /^(?:not|i|we|it|that|this|they|he|she|you|there|what|how|when|who|why|if|had|got|paid|bought|spent)\b/i

/** Reads "kroger was yesterday, the rest today" and "the taxi was monday and lunch tuesday"; null for any other sentence, and with a figure for an amount. */
export function readDaysApart(text: string): DayOfSome[] | null {
  if (text.length > LONGEST || /\?\W*$/.test(text) || /[$£€]|\d(?!\d?(?:st|nd|rd|th)\b)/.test(text)) return null
  const found =
    apart
      .exec(text)
      ?.slice(1)
      .filter((each) => each !== undefined) ?? []
  if (found.length === 0) return null
  const told: DayOfSome[] = []
  for (let at = 0; at < found.length; at += 2) {
    const words = (found[at] ?? '').replace(/^(?:only|just) /i, '')
    if (noThing.test(words)) return null
    told.push({ things: rest.test(words) ? null : words.split(/,? and |, /i), day: found[at + 1] ?? '' })
  }
  const isRest = told.some(({ things }) => things === null)
  // "yoga on monday and gym on wednesday" may be planned.
  if (!isRest && !/\b(?:was|were|happened|went through|from)\b/i.test(text)) return null
  return told.filter(({ things }) => things === null).length > 1 ? null : told
}
