import { saidWords } from '#domain/said-words.ts'
import { pronoun, withoutOpeners } from '#domain/talk/openers.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** What was only thought of, or kept out, is bought or to be written after all. `amount`: the words of what was paid, where they are said. */
export type AfterAll = { thing: string | null; amount: string | null; isOrder: boolean }

const LONGEST = 100
const closing = '(?:,? (?:after all|anyway|in the end|then|today|now|though|please|actually))*'
const bought = new RegExp(
  `^(?:(?:i|we)(?:'ve)? (?:(?:did|just|actually|really|finally|also|went ahead and|ended up) )*(?:buy|buying|get|getting|take|order) |(?:(?:i|we)(?:'ve)? )?(?:(?:just|actually|really|finally|also) )*(?:bought|got|took|ordered|paid) |(?:i|we) (?:just )?went ahead and (?:bought|got|ordered) )(it|that|this|one|them|those|(?:the|that|those) [a-z' ]{1,30}?)${closing}(?:,? (?:(?:for|at|it was|they were|paid) )?([$£€]?[0-9][0-9.]*|(?:for|at|it was|they were|paid) [a-z -]{3,40}?))?${closing}$`,
)
const order = new RegExp(
  `^(?:(?:do|go ahead and|please|you can) )*(?:add|log|save|record|count|enter|note|write|put) (it|that|them|those)(?: (?:in|down))?${closing}$`,
)

/** Reads "okay I bought it, 54", "actually do add it", "paid it now"; null for any other sentence. */
export function readAfterAll(text: string): AfterAll | null {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return null
  const words = withoutOpeners(saidWords(text))
  const [, thing, paid] = bought.exec(words) ?? []
  if (thing === undefined) return order.test(words) ? { thing: null, amount: null, isOrder: true } : null
  const name = thing.replace(/^(?:the|that|those) /, '')
  const amount = paid?.replace(/^(?:for|at|it was|they were|paid) /, '') ?? null
  return { thing: pronoun.test(name) ? null : name, amount, isOrder: false }
}

const thinking = pattern`^.*?\b(?:thinking (?:about|of)|considering|debating|tempted (?:by|to)|eyeing|looking at|might|may|could|would|should|almost|nearly|(?:have|need|got) to|must|gotta
  |going to|gonna|can (?:i|we)(?: (?:still|really))? afford|want(?:ed)?(?: to)?|wanna|plan(?:ning|ned)? (?:to|on)|about to)\b(?: (?:i|we|just|also|maybe|probably|have))*
  (?: (?:buy(?:ing)?|bought|get(?:ting)?|got|order(?:ing|ed)?|pay(?:ing)?(?: for)?|tak(?:e|ing)|spend(?:ing)?|spent))?\s+`
const refusing =
  /[\s,.;]+(?:but |so |and )?(?:please )?(?:don't|do not|didn't|did not) (?:add|log|save|count|record|write|put|buy|get)\b.*$/

/** "bought boots for 54" of "thinking about boots for 54" and of "boots 54, don't add it", "spent 45 on petrol" of what my husband did; null where nothing was thought of, kept out or paid by another. */
export function asIfBought(text: string): string | null {
  const words = saidWords(text)
  if (words.length > LONGEST) return null
  const told = words.replace(refusing, '').replace(thinking, '')
  if (told !== words) return `bought ${told}`
  const [, thing, amount] = owed.exec(words) ?? []
  return thing === undefined ? paidByOther(words) : `paid ${amount} for ${thing}`
}

/** Whether a price is told of what is still to be paid. */
export function tellsOwed(text: string): boolean {
  return text.length <= LONGEST && owed.test(saidWords(text))
}

/** "rent is 700", "the electric bill 80 is due on the 5th": what is to be paid. */
const owed =
  /^(?=.*\b(?:is|are|due)\b)(?:the |my |our )?([a-z][a-z' ]*?) (?:(?:is|are|of) )?([$£€]?\d[\d.,]*)(?: (?:dollars|bucks|pounds|quid|euros))?(?: (?:is |are |to be )?(?:due|payable|outstanding)\b.*)?$/

/** "spent 45 on petrol" of "my husband spent 45 on petrol"; null for what went to me, or came from me. */
function paidByOther(words: string): string | null {
  const [, who = '', told] = byOther.exec(words) ?? []
  return told !== undefined && (namesPerson(who) || /^s?he$/.test(who)) ? told : null
}
const byOther = pattern`^(?:(?:my|our) )?([a-z]+) (?:(?:also|just|already) )*((?:spent|bought|paid|got|ordered) (?!.*\b(?:me|us|from|interest)\b).*\d.*)$`
