import { saidWords } from '#domain/said-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

const LONGEST = 80
const thing = "(?:for |on |about )?(?:the |my |our |that |those |these |this )?([a-z][a-z' &]*?)"
const noted =
  '(?:say|said|tell|told|put|write|wrote|written|note|noted|log|logged|enter|entered|record|recorded|save|saved|type|typed|get|got|have|had)'
const patterns = [
  `(?:what|how much)(?:'s| is| are| was| were) ${thing} (?:costing|running|setting|charging) (?:me|us)(?: back)?`,
  `(?:what|how much)(?:'s| is| was| were) (?:it|that|the (?:price|cost|damage|amount|total)) (?:of|for|on) ${thing}`,
  `(?:what|how much|which (?:amount|price)) (?:did|have|had|do) (?:i|we|you) (?:got |just )*${noted}(?: you)?(?: down)?(?: (?:that|it))? (?:for|on|about|as) ${thing}`,
  `(?:what|how much|when)(?:'s| is| was| were| are) ${thing}`,
  `(?:did|have) (?:i|we|you) (?:already |just |even )*${noted}(?: you)?(?: down)?(?: (?:about|my|the))* ${thing}`,
  `(?:what|how much) (?:did )?${thing} (?:costs?|was|were|is|c[ao]me to|(?:run|cost|charge|set) (?:me|us)(?: back)?)`,
  `(?:what|how much) (?:did|have|do) (?:i|we) (?:end up |ended up |wind up )?(?:pay|paid|paying|give|gave|giving|spend|spent|spending|drop|part with) (?:for|on) ${thing}`,
  `(?:show|list)(?: me)?(?: all(?: of)?)? ${thing}`,
  `(?:is|was) ${thing} (?:in there|in|there|saved|logged|noted|recorded|down)`,
].map((pattern) => new RegExp(`^${pattern}(?: (?:again|at|now|exactly|then|cost|for|recorded at|down (?:as|for)))*$`))

/** "the boots were how much again?" */
const askedBehind =
  /^(?:the |my |our |that |those )([a-z][a-z' &]*?) (?:was|were|cost|came to|ran me|set me back) (?:how much|what)(?: again| now| exactly)*$/

/** "remind me what the Uber cost", "also what was the milk" */
const leading = /^(?:also |(?:can you |could you )?(?:please )?(?:remind|tell) me )+/

/** "what'd the boots cost" */
const shortened = /^(what|how much)'d\b/

/** Words that name no entry. */
const general = pattern`^(?:it|that|this|they|them|those|these|one|last|total|sum|rest|difference|budget|balance|left|goal
  |date|day|time|weather)$`

/** "what was the haircut again", "what did I say for the bagel": the words for the entry that is asked about; null for any other sentence. */
export function readEntryAsked(text: string): string | null {
  if (text.length > LONGEST || /[\d$€£]/.test(text)) return null
  const last = text.split(/[.!]\s+(?=\S)/).at(-1) ?? ''
  const words = withoutOpeners(saidWords(last)).replace(leading, '').replace(shortened, '$1 did')
  const behind = askedBehind.exec(words)?.[1]
  if (behind !== undefined && !general.test(behind)) return behind
  for (const pattern of patterns) {
    const about = pattern.exec(words)?.[1]
    if (about !== undefined && !general.test(about)) return about
  }
  return null
}
