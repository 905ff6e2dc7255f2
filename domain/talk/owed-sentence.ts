import { saidWords } from '#domain/said-words.ts'
import { withoutFillers, withoutOpeners } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** What is asked of debts between people; `who`: the one that is named, in small letters. */
export type OwedAsked = { who: string | null }

const LONGEST = 80
const anyone =
  /^(?:i|we|me|us|you|they|them|he|she|him|her|it|that|people|someone|somebody|anyone|anybody|everyone|everybody|(?:my|our|the) (?:friends|family|others|flatmates|roommates|colleagues|kids|children))$/
/** "how much do I owe this month", "… on my card", "what do I owe the bank" name nobody. */
const nobody =
  '(?!(?:(?:this|last|next|right|for|in|on|at|as|by|until|today|tomorrow|tax|taxes|[a-z]+day)\\b|(?:my |our |the )?(?:bank|card|credit|visa|amex|mastercard|mortgage|loan|taxman|irs|hmrc)\\b))'
const person = `(${nobody}(?:my |our |the )?[a-z][a-z'-]*(?: (?!still|owe|any|some|money|for|back|on|now)[a-z][a-z'-]*)?)`
const still = '(?: (?:still|now|again|already))?'
const asked = pattern`^(?:(?:how much|what)(?: money)? (?:does|do|did|will) ${person}${still} owe (?:me|us)
  |(?:does|do|did) ${person}${still} owe (?:me|us)(?: anything| something| money| any money)?
  |(?:how much|what)(?: money)? (?:do|did) (?:i|we)${still} owe (?:to )?${person}
  |(?:do|did) (?:i|we)${still} owe (?:${person}(?: anything| something| money| any money)?|(?:anything|something|money) to ${person}))(?: still| now| for .{1,30})?$`
const who = pattern`^who(?:'s| is| all| still| else)*${still} (?:owes?|owing) (?:me|us)(?: (?:money|anything|something|what|how much))?$
  |^(?:who|whom) do (?:i|we)${still} owe(?: (?:money|anything|something))?(?: to)?$
  |^(?:am i|are we)(?: still)? owed (?:anything|something|money|any money)(?: by (?:anyone|anybody|someone))?$
  |^how much (?:am i|are we)(?: still)? owed(?: (?:in total|altogether|by (?:everyone|everybody|people)))?$
  |^(?:what|how much) do (?:i|we)${still} owe(?: (?:in total|altogether|everyone|everybody|people))?$`

/** Reads "what does Nina owe me", "do I owe Tom anything", "who owes me money"; null for any other sentence. */
export function readOwedAsked(text: string): OwedAsked | null {
  if (text.length > LONGEST || /\d/.test(text) || !/\bow(?:e|es|ed|ing)\b/i.test(text)) return null
  const words = withoutOpeners(saidWords(text))
  if (who.test(words)) return { who: null }
  const found = asked.exec(words)
  const named = found?.slice(1).find(Boolean)
  if (!found) return null
  return { who: named === undefined || anyone.test(named) ? null : named.replace(/^(?:my|our|the) /, '') }
}

const told =
  /^(?:my )?(?!(?:he|she|they|who|it|no|nobody|noone|anybody|anyone)\b)([a-z]+) (?:still )?owes me (\S*\d\S*?)(?: (?:from|for|since) [a-z' ]{1,30})?(?:[\s,]+please)?$/

/** Reads "my friend owes me 20": who, in small letters, and how much, as it was said; null for any other sentence. */
export function readOwedTold(text: string): { who: string; sum: string } | null {
  if (text.length > LONGEST) return null
  const [, who, sum] = told.exec(withoutFillers(saidWords(text))) ?? []
  return who === undefined || sum === undefined ? null : { who, sum }
}
