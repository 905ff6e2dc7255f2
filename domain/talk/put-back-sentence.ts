import { saidWords } from '#domain/said-words.ts'
import { sum } from '#domain/talk/count-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { readTalkSentence } from '#domain/talk/talk-sentence.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** What is to stand again at another amount. `thing`: the words for the entry; null: what was taken out last. */
export type BackAnew = { thing: string | null; amount: string }

const LONGEST = 120
const anew = pattern`^(.+? back(?: in)?|(?:restore|recover|undelete|reinstate) .+?),? (?:(?:but|and|only|though|just) )*
  (?:(?:it|that|this|they) (?:was|were|is|are|should be|came to|cost)|it's|that's|(?:make|call) (?:it|that)|as|at|for|with) (?:(?:actually|really|only|just) )*
  (\S+(?: \S+){0,4}?)(?: (?:instead|actually|this time|not \S+(?: \S+)?))?$`

/** "put the pizza back but it was 29.50", "bring it back at 29.50": null for any other sentence. */
export function readBackAnew(text: string): BackAnew | null {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return null
  const [, order, amount] = anew.exec(withoutOpeners(saidWords(text))) ?? []
  const said = order === undefined ? null : readTalkSentence(order)
  return said?.means === 'back' && amount !== undefined ? { thing: said.thing, amount } : null
}

/**
 * What an entry is to be again: `whole`, what it was before it came to less; `unsplit`, the same where a split did it; `first`, what was told
 * first; `before`, what it was before it was changed. `thing`: the words for the entry; null: the one that was changed last. `amount`:
 * what that was, where it is said again.
 */
export type AsItWas = {
  thing: string | null
  as: 'whole' | 'unsplit' | 'first' | 'before'
  amount?: string
  /** Ordered behind a reason, which then tells nothing by itself. */
  isReasoned?: true
}

const which = "(?:it|that|this|that one|(?:the |my |our )([a-z][a-z' ]*?))"
const treated =
  pattern`(?:(?:it|that|this) (?:was|is)|it's|that's) (?:on me|my treat|all me|all mine|my round)(?: after all| actually| in the end)?
  |(?:i|we) (?:(?:actually|really|just|ended up) )*(?:paid|paying|covered|covering|got|picked up)(?: for)? (?:all of (?:it|that|us)|(?:both|two|three|four|five) of us|us all|every(?:one|body)|it all|that all|the whole (?:thing|bill|tab|check|lot)|the (?:lot|full (?:amount|bill|thing))|everything)(?: myself| after all| in the end| for (?:him|her|them|everyone))*`
    .source
const whole = '(?:the|its) (?:full|whole|entire|total) (?:thing|amount|price|cost|sum|number|bill|value|lot)'
const old = '(?:the|its|what the) (?:original|old|first|initial) (?:amount|price|cost|sum|number|one|value|thing)'
const set = `(?:put|set|change|make|turn|take|bring|move|switch|count|log) ${which}(?: back)?(?: up)?(?: (?:to|at|as|for|down as))?`
const again = '(?: (?:again|instead|back|please|then|after all))*'
const why = "(?:[a-z][a-z' ]*?,? (?:so|and) (?:just |please )?)?"
const notPaid = "(?:he|she|they|[a-z]+) (?:didn't|did not|never|won't|isn't|hasn't)(?: [a-z]+){0,3}"
const toWhole = pattern`^(?:(?:${treated}|${notPaid}),? (?:(?:so|and|please|just) )*)?(?:${set} ${whole}${again})$`
const never = pattern`^${why}(?:put|count|log|make it|save|keep) (?:the (?:whole|full|entire) (?:thing|amount|bill|price|lot)|all of (?:it|that))${again}$`
const onMe = new RegExp(`^(?:${treated})$`)
const toFirst = new RegExp(`^${set} ${old}${again}$`)
const wasRight = pattern`^(?:they|both|those|these|they both|${which}) (?:was|were|is) (?:actually |already |all )?(?:right|correct|fine|ok|okay|good)
  (?: (the first time(?: around| round)?|at first|originally|to begin with|in the first place|first|before(?: that)?|already|as it was|how it was|all along))$`
const iWasRight =
  /^(?:i was|you were|(?:i|you) (?:had|said|got|heard)(?: it| that| me)?) right (the first time(?: around)?|at first|originally|to begin with|in the first place|before|already|all along)$/
const firstRight =
  /^(?:the (?:first|original|old) (?:one|number|amount|price|figure)|what i (?:said|told you|had) (?:first|at first|before|originally)|my first (?:number|amount|one)) was (?:actually )?(?:right|correct|fine|it)$/
const leave =
  /^(?:(?:leave|keep) (?:it|that)|(?:put|set|change|make|turn|bring|switch|get) (?:it|that)(?: back)?(?: to)?) (?:how|as|the way|like|what) (?:it|that) was(?: before| originally| at first| already| initially)*$/
/** "the tip was in the 54.20 already, put it back how it was": why, and then the order. */
const behindReason =
  /^(.{3,80})[,.;] (?:(?:so|and|please|just) )*((?:put|set|change|make|turn|bring|switch|get|leave|keep) (?:it|that) .{6,40})$/

const amountFirst = new RegExp(`^(${sum})(?: (?:dollars|bucks|pounds|quid|euros))?,? (?=(?:i|you|it|that)\\b)`)

/** "undo that, 35 was right", "scratch that, 35 is correct": what an entry was before, said behind the order that puts it back. */
const undoneTo = new RegExp(
  `^(?:undo|revert|reverse|scratch|cancel)(?: (?:that|it|this|the (?:last )?change))?[,.;:]? (?:(?:because|since|the|it was|it's) )*(${sum})(?: (?:dollars|bucks|pounds|quid|euros))?(?: (?:was|is) (?:actually |really )?(?:right|correct|fine|it|the right (?:one|amount|price)))(?: after all| all along| the first time| before)?$`,
)

/** "no, I'm wrong, it was right the first time" */
const ownMistake =
  /^(?:(?:i'm|i am|i was) wrong|i (?:got|said) (?:it|that) wrong|my mistake),? (?:and |so )?(?=(?:it|that|they|you|i|the) )/

/** "no, you were right, 18" */
const rightWith = new RegExp(`^(?:i|you) (?:were|was|had it) right,? (?:(?:it was|at|with) )*(${sum})$`)

/** "put it back to the full thing", "it was right the first time", "six, I was right the first time": null for any other sentence. */
export function readAsItWas(text: string): AsItWas | null {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return null
  const words = withoutOpeners(saidWords(text)).replace(ownMistake, '')
  const [, again] = rightWith.exec(words) ?? undoneTo.exec(words) ?? undoneTo.exec(saidWords(text)) ?? []
  if (again !== undefined) return { thing: null, as: 'before', amount: again }
  const reasoned = readBehindReason(words)
  if (reasoned) return reasoned
  const [lead, amount] = amountFirst.exec(words) ?? []
  if (lead === undefined || amount === undefined) return /\d/.test(text) ? null : asItWas(words)
  const said = asItWas(words.slice(lead.length))
  return said && (said.as === 'first' || said.as === 'before') ? { ...said, amount } : null
}

/** "the tip was already in the 54.20"; "coffee was 4 too, leave it as it was" tells of another price. */
const inPrice = /\b(?:already|included|part of|(?:was|is|were) in (?:the|that))\b/

/** An amount in the reason says what it was. */
function readBehindReason(words: string): AsItWas | null {
  const [, reason = '', order = ''] = behindReason.exec(words) ?? []
  if (!leave.test(order)) return null
  const [amount, ...more] = reason.match(/[$£€]?\d[\d.]*/g) ?? []
  if (more.length > 0 || (amount !== undefined && !inPrice.test(reason))) return null
  return {
    thing: null,
    as: 'before',
    isReasoned: true,
    ...(amount === undefined ? {} : { amount: amount.replace(/\.$/, '') }),
  }
}

function asItWas(words: string): AsItWas | null {
  const full = toWhole.exec(words)
  if (full) return { thing: full[1] ?? null, as: 'whole' }
  if (never.test(words) || onMe.test(words)) return { thing: null, as: 'unsplit' }
  const first = toFirst.exec(words)
  if (first) return { thing: first[1] ?? null, as: 'first' }
  if (firstRight.test(words)) return { thing: null, as: 'first' }
  if (leave.test(words)) return { thing: null, as: 'before' }
  const right = wasRight.exec(words)
  const when = right?.[2] ?? iWasRight.exec(words)?.[1]
  if (when === undefined) return null
  return { thing: right?.[1] ?? null, as: /first|original|begin/.test(when) ? 'first' : 'before' }
}
