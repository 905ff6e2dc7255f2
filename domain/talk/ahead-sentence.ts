/** A question about payments and spending to come. */
import { pattern } from '#domain/understanding/words/pattern.ts'
export type AheadSentence =
  /** "when is rent due": the words for the payment. */
  | { asks: 'due'; about: string }
  /** "what will I spend this month". */
  | { asks: 'forecast'; month: 'this' | 'next' }

const named = "(?:my |the |our |for )*([a-z][a-z0-9' ]*?)"
const due = pattern`^when(?:'s| is| are| does| do| will) ${named}(?: payment| bill| subscription)?(?: be)? (?:due
    |next due|renewed|renew|come out|go out|charged|taken|to be paid|coming up)(?: next| again)?$
  |^when (?:do|must|should) (?:i|we) (?:have to |need to |next )*pay ${named}(?: next| again)?$
  |^when(?:'s| is) (?:my|the|our) next ${named}(?: payment| bill| due)?$`
const month = '(?:(?: in| for| by the end of| by end of)? (?:the )?(this|next|month)(?: month)?)?'
const forecast = pattern`^(?:what|how much) (?:will|am|are|would|do you think) (?:i
    |we) (?:will |going to |gonna |likely |likely to |probably )*(?:spend|be spending|have spent)(?: in total
    | altogether)?${month}$
  |^(?:what(?:'s| is) )?(?:my |the )?(?:spending )?(?:forecast|projection|prediction)${month}$
  |^(?:what|how much) will (?:it|that|the total|my total) be (?:by|at|in
    |for) (?:the )?end(?: of (?:the|this) month)?$
  |^where will (?:i|we) (?:end up|land|be)(?: (?:by|at|in) (?:the )?(?:end of (?:the|this) )?month(?:'s end)?)?$
  |^(?:what|how much) will ${month.replace('?$', '')} cost(?: me| us)?$`

/** Reads a question of one of these kinds from words in lower case without marks; null for any other. */
export function readAheadSentence(words: string): AheadSentence | null {
  const ahead = forecast.exec(words)
  if (ahead) return { asks: 'forecast', month: ahead.slice(1).includes('next') ? 'next' : 'this' }
  const about = due
    .exec(words)
    ?.slice(1)
    .find((each) => each !== undefined)
  return about === undefined ? null : { asks: 'due', about }
}
