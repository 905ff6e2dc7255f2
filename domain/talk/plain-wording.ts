import { asideWording, type Rewording } from '#domain/talk/aside-wording.ts'
import { sum } from '#domain/talk/count-words.ts'
import { entryWording } from '#domain/talk/entry-wording.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

const LONGEST = 160
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const pause = '[\\s,.;:!-]+'
const thing = "[a-z][a-z'’&]*(?: (?!(?:was|were|is|are|and|or|i|we|that|it)\\b)[a-z][a-z'’&]*){0,3}?"
const money = '(?:dollars?|bucks|pounds|quid|euros?|rupees|naira|cedis|shillings)'
const amount = `${sum}(?: and ${sum})?(?: ${money})?`

/** "what'd I spend", "what've you got for the sitter" */
const shortened = /\bwhat['’](d|ve)(?= (?:i|we|you|they|he|she|it|that|this|all|the|my|our|today)\b)/i

/** "…, flowers stay at 25", "…, leave the flowers at 25", "… and the flowers are still at 25": what a thing came to all the same. */
const staysAt = pattern.i`((?:[.,;:!])\W*(?:(?:and|but|so|then|no|wait|oh|sorry)\b[\s,]*)*|\b(?:and|but)\s+)(?:the |my |our )?(?!(?:i|we|he|she|they|you|it|that|this|these|those|who|what|guests|friends|kids|people)\b)(${thing}) (?:should |can |will )?(?:(?:stay|remain) (?:at|as)|(?:stays|remains)(?: (?:at|as))?) (${amount})(?=\W*(?:$|[.,;!]))`
const keptAt = pattern.i`([.,;:!]\s*(?:(?:and|but|so|then|please)\s+)*|\b(?:and|but)\s+)(?:(?:the |my |our )?(?!(?:i|we|he|she|they|you|it|that|this|these|those|who|what)\b)(${thing}) (?:is|are|was|were) still at|(?:keep|leave) (?:the |my |our )?(?!(?:it|that|this|them|those|these|me|us)\b)(${thing}) (?:at|as)) (${amount})(?=\W*(?:$|[.;!]))`

const giver =
  '(?:he|she|they|(?:the|my) (?:lady|guy|man|woman|girl|seller|shop|store|clerk|cashier|owner|boss|driver|barber|hairdresser|mechanic|plumber|vendor|waiter|waitress|boy|auntie|uncle|place))'
const size =
  '(?:(?:little|small|tiny|nice|good|big|special|student|senior|staff|loyalty|military|bit of a|\\d+ ?(?:%|percent)) )*'
/** "the lady gave me a discount, it is 140", "I got a discount so 140": why it came to what is said behind it. */
const gotDiscount = pattern.i`^(\W*(?:(?:oh|ah|and|but|so|ok|actually|wait|no|then)\b[\s,]*)*)(?:${giver} (?:just |even |actually )?(?:gave|did|made|offered) (?:me|us) (?:a |an |some |the )?${size}(?:discount|deal|reduction|price cut|price break)
  |(?:(?:i|we) (?:just |even |actually )?(?:got|had) |(?:turns out )?there was )(?:a |an |some |the |my |our )?${size}(?:discount|reduction))(?: (?:o|sha|though|on (?:it|that)|in the end|after all|at the (?:till|register|end)))*
  ${pause}(?:(?:so|which (?:makes|made) it|making it|meaning)\b[\s,]+|(?:(?:so|and)\b[\s,]*)*(?:(?:it|that)(?:['’]s| is| was| came to| comes to| ended up(?: at)?| only cost| cost)|now|paid|i paid|we paid|only|just)(?: (?:now|only|just))* )(?=${amount}\W*$)`

/** "…, I just never told you", "…, forgot to mention it": why it is told only now. */
const toldLate = pattern.i`(?<=[a-z0-9]{2})(?:[,.;:–—-]\s*|\s+(?=(?:i|we|just|and|but)\b))(?:(?:and|but|so|sorry)\b[\s,]*)*(?:(?:i|we)(?:['’](?:m|ve|d))? )?(?:(?:just|only|simply|totally|completely|clean|had|have|am) )*
  (?:(?:never|forgot to|(?:didn['’]?t|hadn['’]?t|haven['’]?t|did not)(?: get (?:a)?round to| yet)?|never got (?:a)?round to|never got to|neglected to|failed to) (?:tell|told|telling|mention|mentioned|mentioning|log|logged|logging|say|said|saying|add|added|adding|put|enter|entered|entering|record|recorded|recording|note|noted|write|wrote)(?: (?:you|it|that|this|them|in|down|so|anything|penny|before|earlier|about it|till now|until now|then|at the time|back then))*
  |(?:telling|getting round to telling|logging|getting to it) (?:you |it )*(?:only |just )?now)\W*$`

/** "the feed's from Monday" */
const isFrom = pattern.i`^(\W*(?:(?:oh|ah|and|but|so|ok|actually|wait|no|also)\b[\s,]*)*(?:the|that|my|our) (?!one\b)${thing})(?:['’]s (?:actually )?from| dates? (?:back )?(?:from|to)) (?=(?:last )?(?:${weekday}|week|night|yesterday)\b)`

const much =
  '(?:most|much|the (?:bulk|majority|better part|biggest part)|a (?:lot|big part|good (?:bit|part|chunk)|chunk)|some|lots|plenty)'
const partOf =
  pattern`(?:(?:oh|ah|and|but|so|ok|well|yeah)\b[\s,]*)*(?:${much} of (?:that|it|this|which) (?:was|is|went on|went to|were)|(?:that|it|this) was (?:mostly|mainly|largely|nearly all|almost all)) (?:for |just )?(?:the |my |our )?(?!(?:mine|his|hers|theirs|for)\b)[a-z’']+(?: (?!(?:so|put|file|make|call|under|then|was|were)\b)[a-z’']+){0,4}?`
    .source
/** "most of that was paint. then a drop cloth, 9.49", "that was mostly paint, and nails 4": what was in it, and then what is told. */
const mostOfIt = pattern.i`^\W*${partOf}[,.;!]+\s*(?=(?:(?:and|then|also|plus|but|later|after that)\b)?[^.;!?]*(?:\d|\b(?:ten|twenty|thirty|forty|fifty|hundred)\b))`
const onlyMostOfIt = new RegExp(`^\\W*${partOf}\\W*$`, 'i')

/** "most of that was paint": what was in what was told, and no more. */
export function tellsPartOnly(message: string): boolean {
  // "that was mostly food" says where it belongs.
  return message.length <= LONGEST && /\bof (?:that|it|this|which)\b/i.test(message) && onlyMostOfIt.test(message)
}

/** "5.50 for the bagel, forgot the cream cheese was extra" */
const forgotExtra = pattern.i`[,.;–—-]+\s*(?:because |since |as )?(?:(?:i|we)(?:['’]d)? )?(?:forgot|didn['’]?t (?:know|realize|realise|think|count)|missed)(?: that| about)? (?:the |my |a |about the )?[a-z][a-z'’ ]{0,30}? (?:was|were|is|are|cost|costs|came|being) (?:extra|more|separate|on top|not included|added)\W*$`

/** "take the second pair back out" */
const outAgain = /\b(take|took|cross|strike) ((?:that|the \w+)(?: [a-z]+)?) back (out|off)\b/i

/** "which one cost the most", "which of them set me back the least" */
const costMost = pattern.i`^(\W*(?:(?:and|so|ok|okay|oh|but|now)\b[\s,]*)*)(?:which|what)(?: one| thing| entry| of (?:them|those|these|it all))?(?: (?:has|did|had))? (?:cost|costs|ran|set)(?: (?:me|us))?(?: back)? the (most|least)(?: (?:of (?:all|them|those|these)|money))*\W*$`
/** "how much on union dues all told" */
const allTold = /^(\W*(?:(?:and|so|ok|oh) )*(?:how much|what)\b[^\d]{3,60}?),? all told(?=\W*$)/i

const rewordings: readonly Rewording[] = [
  [shortened, (_, tail) => `what ${tail?.toLowerCase() === 'd' ? 'did' : 'have'}`],
  [staysAt, '$1the $2 was $3'],
  [keptAt, (_, lead = '', one, other, said = '') => `${lead}the ${one ?? other} was ${said}`],
  [gotDiscount, '$1it was '],
  [toldLate, ''],
  [isFrom, '$1 was '],
  [mostOfIt, ''],
  [outAgain, '$1 $2 $3'],
  [costMost, (_, lead = '', most = '') => `${lead}which was the ${/most/i.test(most) ? 'biggest' : 'smallest'}`],
  [allTold, '$1 in total'],
  [forgotExtra, ', I forgot tax'],
  ...entryWording,
  ...asideWording,
]

/** What is said in free words in those that are known for it: "…, flowers stay at 25" is "…, the flowers was 25". Any other words stay as they are. */
export function plainWording(message: string): string {
  if (message.length > LONGEST) return message
  return rewordings.reduce((said, [free, plain]) => said.replace(free, plain as (...said: string[]) => string), message)
}
