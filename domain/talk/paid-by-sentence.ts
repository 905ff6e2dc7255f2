import { saidWords } from '#domain/said-words.ts'
import { openers, withoutOpeners } from '#domain/talk/openers.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

const card = '(?:(?:visa|amex|mastercard) )?(?:(?:credit |debit )?card|visa|amex|mastercard)'
const means = `(?:cash|${card}|apple pay|google pay|paypal|venmo|zelle|bank transfer)`
const told = "(?:(?:(?:it|that) (?:was|is)|(?:it|that)['’]s) |(?:i|we) paid (?:it |that )?)"

/** "no, cash", "it was on my card": how the thing that was told was paid, and no name of another. "A card" is a thing. */
export const payingMeans = pattern.i`^\W*${openers}(?:(?:${told}(?:(?:in|by|with|on|via) )?|(?:by|with|on|via|no,?) )(?:my |the )?${means}|(?:in )?cash)
  (?:,? (?:not|instead of|rather than) (?:by |with |on |in )?(?:my |the |a )?${means}| instead| actually| though| too)*\W*$`

const LONGEST = 80
const behind = '(?: (?:after all|in the end|actually|though|already|instead|for (?:me|us|everyone)|today))*'
const whoPaid = pattern`^(?:((?:my|our|the) [a-z]+|he|she|[a-z]+) (?:(?:just|actually|already|ended up|is|was) )*(?:paid|pays|paying|covered|covers|covering|treated (?:me|us)|got|picked up)
  ( (?:for )?(?:it|that|this|them|those|everything|the (?:bill|tab|check|whole thing)))?)${behind}$`
const costNothing = pattern`^(?:it|that|this|they|those)(?:'s| was| were| is| turned out(?: to be)?) (?:(?:actually|all|really) )*(?:free|for free|on the house|comped|complimentary|a freebie
  |on (?:(?:my|the) )?([a-z]+)|(?:(?:my|the) )?([a-z]+)'s treat)${behind}$`
/** "I didn't pay, Sam did", "it wasn't me, my boss paid", "Sam paid, not me": who did not, before or behind who did. */
const notMe = pattern`^(?:(?:i|we) (?:didn'?t|did not|never) (?:(?:actually|even) )*(?:pay|paid)(?: for)?(?: it| that| this| them)?|it wasn'?t me(?: who paid)?),?
  \s(?:(?:because|cause|cos|since|but|it was) )*(?=[a-z])`
const notMeBehind = /,? (?:and )?not (?:me|us)$/
const otherDid =
  /^((?:(?:my|our|the) )?[a-z]+) (?:did|paid|covered|got|treated|picked up)(?: (?:for )?(?:it|that|this|them|me|us))?$/
/** What is paid itself, in "the bill paid". */
const thingPaid = /^(?:the )?(?:bill|rent|tab|check|order|fee|invoice|card|payment|salary|work)$/
/** Whose money is as well the person's own. */
const household = /^(?:my |our )?(?:husband|wife|partner|boyfriend|girlfriend|fiancee?)$/

/**
 * "actually my friend paid", "my boss covered it", "it was free in the end": what was told just now was no spending of one's own. Not where a
 * thing is named or a part of it was paid, nor, without a word that puts it right, where one lives off the same money.
 */
export function tellsUnpaid(text: string): boolean {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return false
  const words = withoutOpeners(saidWords(text))
  const free = costNothing.exec(words)
  if (free) return free[1] === undefined && free[2] === undefined ? true : isPayer(free[1] ?? free[2] ?? '')
  const denied = words.replace(notMe, '').replace(notMeBehind, '')
  if (denied !== words) return isPayer(otherDid.exec(denied)?.[1] ?? '')
  const [, payer, it] = whoPaid.exec(words) ?? []
  if (payer === undefined || thingPaid.test(payer) || !isPayer(payer)) return false
  return readRetelling(text).isMarked || (it !== undefined && !household.test(payer) && !/ got /.test(words))
}

function isPayer(payer: string): boolean {
  const name = payer.replace(/^(?:my|our|the) /, '')
  return name !== payer || /^(?:he|she|insurance|boss|company|firm|office)$/.test(name) || namesPerson(name)
}
