import { saidWords } from '#domain/said-words.ts'
import { sum } from '#domain/talk/count-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** So much put by each week or month; `sum` as it was said. */
export type Rate = { sum: string; per: 'week' | 'month' }

const LONGEST = 100
const asking =
  '(?:how long (?:will|would|does|until|till|before) (?:it|that|i|we)(?: (?:take|have|reach|get|am|be))?(?: (?:me|us|it|there|done))*|when (?:will|would|do|am) (?:i|we) (?:get there|there|done|be done|be there|have it|reach it|finish)|(?:what|how) about)'
/** Alone "at 30 a month" tells the price of what comes back. */
const rate = pattern`^(?!(?:at|with) .* (?:week|month)$)(?:${asking} )?(?:(?:at|with|if (?:i|we) (?:save|put by|put aside|put away|put in|put|add|do)|saving|putting in) )(${sum})(?: (?:dollars|bucks|pounds|quid|euros))? (?:a|per|each|every) (week|month)(?: ${asking})?$`

/** Reads "how long will it take at 5 a week", "if I save 200 a month when do I get there"; null for any other sentence. */
export function readRate(text: string): Rate | null {
  if (text.length > LONGEST) return null
  const [, said, per] = rate.exec(withoutOpeners(saidWords(text)).replace(/,/g, '')) ?? []
  return said === undefined ? null : { sum: said, per: per === 'week' ? 'week' : 'month' }
}
