import { sum } from '#domain/talk/count-words.ts'
import { openers } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/**
 * What a thing was given back for. `thing`: the words for it, null: the one that is talked of; `amount`: what the other one cost, or by how
 * much it was dearer or cheaper; `isAlike`: it is one of the same kind, and no
 * thing of another name; `isBought`: the one went back and the other was bought, so that the amount is its price.
 */
export type Exchange = {
  thing: string | null
  amount: string
  by: 'more' | 'less' | null
  isAlike: boolean
  isBought: boolean
}

const LONGEST = 120
const thing = "(?:it|that|this|them|those|that one|the one|((?:the|my|our) [a-z][a-z'& ]{1,30}?))"
const given =
  pattern`(?:(?:returned|exchanged|swapped|changed|switched|upgraded|traded)(?: in)? ${thing}(?: in| back)?|(?:took|brought|sent|gave) ${thing} back)(?: (?:to|at) (?:the )?(?:shop|store|them))?`
    .source
const forOther =
  pattern`(?:(?:,| and|,? so|,? then)+ (?:(?:i|we|then|just|instead) )*(?:got|bought|took|ordered|picked)| (?:for|to|into))`
    .source
const other = pattern`((?:another|an?|the|some|one)(?: (?!for |at |and |because )[a-z'-]+){0,5}?|[a-z'-]+)`.source
const priced = pattern`(?:,|,? (?:and|for|at|that|which|it|they|was|were|is|cost|costs|me|about|just|only|so|paid))*`
  .source
const exchanged = new RegExp(
  `^\\W*${openers}(?:(?:i|we)(?:['’]ve)? )?(?:(?:just|actually|ended up) )*${given}${forOther} ${other}${priced} (${sum}(?: (?:dollars|bucks|pounds|quid|euros))?)(?: (more|extra|on top|dearer|less|cheaper|back))?\\W*$`,
  'i',
)
const alike = /^(?:another|an?|the|some|one)(?: (?!one\b)[a-z'-]+)? ?(?:one|ones|pair|size|version|colou?r|model)?$/i
const kind =
  /^(?:another|one)$|\b(?:one|ones|pair|size|version|colou?r|model)$|^(?:an? )?(?:different|other|new|smaller|bigger|larger|cheaper)$/i

const buys = /\b(?:returned|took|brought|sent|gave)\b.*\b(?:got|bought|took|ordered|picked)\b/i

/** Reads "returned it and got another one for 25", "exchanged it for a smaller one, 5 more"; null for any other sentence. */
export function readExchange(message: string): Exchange | null {
  const found = message.length > LONGEST ? null : exchanged.exec(message)
  if (!found) return null
  const [, named, brought, instead = '', amount = '', way] = found
  const isAlike = alike.test(instead) && kind.test(instead)
  const by = way === undefined ? null : /^(?:less|cheaper|back)$/i.test(way) ? 'less' : 'more'
  return { thing: named ?? brought ?? null, amount, by, isAlike, isBought: buys.test(message) }
}
