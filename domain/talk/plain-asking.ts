import { saidWords } from '#domain/said-words.ts'
import { withoutFillers } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

const LONGEST = 80
const all = '(?: (?:altogether|all together|in total|in all|total|all told|so far|all in|all up|combined))*'
const day =
  '(?:today|yesterday|tonight|this (?:week|month|year)|last (?:week|month)|(?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)'

const got =
  '(?:get|got|gotten|receive|received|collect|collected|take in|taken in|bring in|brought in|pull in|pulled in|rake in|raked in)'
const others =
  '(?:they|people|everyone|everybody|(?:my|the) (?:family|folks|parents|friends|relatives)|all of them|(?:they|them) all)'
/** "how much money did I get altogether", "how much have they given me" */
const received = pattern`^(?:how much(?: money| cash)?|what(?= have (?:i|we) been given\b)) (?:did|have) (?:(?:i|we) (?:${got}|been given)|${others} (?:all )?(?:give|given|gave|send|sent|hand|handed|pay|paid) me)(?: in)?${all}(?: (${day}))?${all}$`

const unnamed =
  '(?!(?:it|that|this|they|those|these|them|everything|all|both|total|sum|damage|bill|tab|tally|rest|difference|budgets?|balance|left|goals?|savings?|limit|score|time|weather)\\b)'
/** "how much is travel so far", "what's the beer at now" */
const running = pattern`^(?:how much|what)(?:'s| is| are| was| were| has| have) (?:the |my |our |all the |all my )?${unnamed}([a-z][a-z'& ]{1,30}?) (?:been )?(?:(?:now )?at(?: now)?|up to(?: now)?|now at|so far|altogether|in total|in all|all told|coming to|adding up to|running at|running to)(?: now)?(?: (${day}))?${all}$`

const kept =
  "(?:you(?:'ve| have)? (?:got|have|had|noted|logged|saved|written|recorded|put)|you have|you wrote|i(?:'ve| have)? (?:got|told you|said|logged|given you|had|bought)|we(?:'ve| have) got|i have|we have|there is|is (?:on|in) there|is)"
const of = `(?:for|from|on|of|in|about) (?:all of )?(${day}|the (?:week|month|day))`
/** "read me back what you've got for today", "what have you got down for yesterday" */
const readBack = pattern`^(?:(?:can|could|would) you )?(?:please |just )?(?:(?:read|run|tell|give|show|say|repeat|play|list|go)(?: me)?(?: (?:back|through|over|out|off|down))?(?: to me)?(?: (?:what|everything|all|whatever|the list|the entries|all the entries))(?: that)?(?: ${kept})?
  |what (?:do you have|have you got|you got|you have|did you (?:get|write|put|log|save|note)|have you (?:written|put|logged|saved|noted)))(?: (?:down|so far|in there|on there|written|noted|logged|saved|there))* ${of}(?: so far)?$
  |^(?:(?:can|could|would) you )?(?:please |just )?(?:read|run|go|take)(?: me)?(?: (?:back|through|over))+ (${day})(?: (?:back )?(?:to|for) me| again)?$
  |^(?:(?:can|could|would) you )?(?:please |just )?(?:read|play)(?: me)? (${day}) back(?: to me)?$
  |^(?:recap|summari[sz]e|list)(?: (?:me|for me))? (${day})$`

/** A question in free words, in the plain ones for it: "how much is travel so far" is "how much did i spend on travel". Null for any other sentence. */
export function readPlainAsking(text: string): string | null {
  if (text.length > LONGEST || /[\d$€£]/.test(text)) return null
  const words = withoutFillers(saidWords(text)).replace(/ (?:now|then|please|again|penny|dear|hon|for me)$/, '')
  const come = received.exec(words)
  if (come) return `how much did i receive ${dayOf(come[1] ?? 'this month')}`
  const [, thing, when] = running.exec(words) ?? []
  if (thing !== undefined) return `how much did i spend on ${thing}${when ? ` ${dayOf(when)}` : ''}`
  const back = readBack.exec(words)?.slice(1).find(Boolean)
  return back === undefined ? null : `list everything ${dayOf(back)}`
}

function dayOf(words: string): string {
  return words
    .replace(/^tonight$/, 'today')
    .replace(/^the (day|week|month)$/, (_, unit) => (unit === 'day' ? 'today' : `this ${unit}`))
}
