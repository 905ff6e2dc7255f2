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

const asOf = `(?: (?:so far|for|as of|up to|by))* (${day}|(?:the )?(?:week|month|day))(?: (?:so far|now|alone|then))*`
const laid =
  '(?:lay|laid|shell|shelled|fork|forked|pay|paid|put|hand|handed|splash|splashed|cough|coughed|dish|dished|shelling|laying|forking) (?:out|over|up)'
const allThat =
  '(?:it|this|that|these|those|they|everything|all (?:of )?(?:it|this|that|these|those)|the whole thing)(?: all)?'
/** "what's it all costing me so far today", "what's that leave me at for today", "what did I shell out today", "what's today costing me" */
const ofDay = pattern`^(?:what|how much|where)(?:'s| is| are| has| have| does| did| do| will| would)? ${allThat} (?:been |now )?(?:cost|costs|costing|run|runs|running|set|sets|setting|come|comes|coming|leave|leaves|leaving|put|puts|putting|bring|brings|bringing|take|takes|get|gets|land|lands)(?: (?:me|us|to|at|back|out|up))*${asOf}$
  |^(?:what|how much)(?: money)?(?: have| did| had| has)? (?:i|we) (?:been )?${laid}${asOf}$
  |^(?:what|where|how much) (?:am|are|was|were) (?:i|we) (?:in for|out|down|out of pocket|standing|sitting at)${asOf}$
  |^(?:what|how much)(?:'s| is| was| are) (?:my|our|the) (?:outlay|outgoings?|spend|expenditure|costs|expenses)(?: (?:looking )?like)?${asOf}$
  |^how much (?:money |cash )?(?:has |have )?(?:left|gone out of|come out of|went out of|came out of) my (?:pocket|wallet|purse|account|hands)${asOf}$`
/** "did I tell you about the gas bill yet", "have I put down the rent already" */
const toldYet = pattern`^(?:did|have|had) (?:i|we) (?:already |ever |even )?(?:tell you|told you|tell you about|told you about|mention|mentioned|log|logged|put down|put in|write down|written down|give you|given you|add|added|record|recorded|enter|entered|note|noted)(?: about)? (?:the |my |our )(?!(?:time|news|weather|story|joke|fact|part|bit|thing|day|week|weekend|plan|dog|cat|kids?|wedding|game|match)\b)([a-z][a-z'& ]{1,30}?)(?: (?:yet|already|at all|before|in|down|today))*$`
/** "what's today costing me", "what's the day at so far" */
const dayCosts = pattern`^(?:what|how much)(?:'s| is| has| did| does| was) (today|tonight|yesterday|the day|this (?:week|month)) (?:been )?(?:cost|costs|costing|run|running|set|setting|at|up to|come to|coming to|looking like|standing at|adding up to)(?: (?:me|us|back|so far|now|in all))*$`

/** "how much is under travel now", "how much do I have under bills" */
const underName = pattern`^(?:what|how much)(?:'s| is| was| are| have (?:i|we) (?:got|spent|put)| did (?:i|we) (?:put|spend))(?: now| already)? under (?:|my |our )?([a-z][a-z& ]{2,30}?)(?: (?:now|already|category))*(?: (${day}))?${all}$`
/** "tuesday comes to what", "and sunday comes to" */
const dayComes = pattern`^(?:so )?(${day}|the day|the week|the month) (?:comes|came|adds up|added up|amounts|amounted|ran|runs|works out|totals) (?:(?:(?:to|up|at|out|me) ){0,3}(?:what|how much)|(?<=(?:comes|came|adds up|amounts|works out) )to)${all}$`
/** "brunch cost me what", "the brunch was how much for me" */
const thingCost = pattern`^(?:the |my |our )?${unnamed}([a-z][a-z'& ]{1,30}?) (?:was|were|cost|costs|came to|comes to|ran|set)(?: (?:me|us|me back|us back))? (?:what|how much)(?: (?:for )?(?:me|us))?${all}$`
/** "I mean everything today": no thing alone. */
const meantAll = pattern`^(?:no,? )?i (?:mean|meant) (?:everything|all of it|it all|all|the whole (?:day|week|month|lot|thing)|overall|in total)(?: (?:for|on|of|i spent))* (${day})${all}$`

/** "so travel is at what" */
const atWhat = pattern`^(?:so )?(?:the |my |our )?${unnamed}([a-z][a-z'& ]{1,30}?) (?:is|are|was|were)(?: now)? (?:at|up to|running at|sitting at|standing at)(?: now)? (?:what|how much)(?: (${day}))?${all}$`
/** "all in all today", "and altogether yesterday": of everything, whatever was asked before. */
const wholeDay = pattern`^(?:so )?(?:all in all|altogether|all together|all told|everything together)(?:,? (?:for|on|so far))* (${day})${all}$`

/** A question in free words, in the plain ones for it: "how much is travel so far" is "how much did i spend on travel". Null for any other sentence. */
export function readPlainAsking(text: string): string | null {
  if (text.length > LONGEST || /[\d$€£]/.test(text)) return null
  const words = withoutFillers(saidWords(text)).replace(/ (?:now|then|please|again|penny|dear|hon|for me)$/, '')
  const come = received.exec(words)
  if (come) return `how much did i receive ${dayOf(come[1] ?? 'this month')}`
  const [, thing, when] = running.exec(words) ?? atWhat.exec(words) ?? []
  if (thing !== undefined) return `how much did i spend on ${thing}${when ? ` ${dayOf(when)}` : ''}`
  const spentOn = ofDay.exec(words)?.slice(1).find(Boolean) ?? dayCosts.exec(words)?.[1]
  if (spentOn !== undefined) return `how much did i spend ${dayOf(spentOn)}`
  const [, category, since = 'this month'] = underName.exec(words) ?? []
  if (category !== undefined) return `how much did i spend on ${category} ${dayOf(since)}`
  const whole = [dayComes, meantAll, wholeDay].map((each) => each.exec(words)?.[1]).find(Boolean)
  if (whole !== undefined) return `how much did i spend ${dayOf(whole)}`
  const cost = thingCost.exec(words)?.[1]
  if (cost !== undefined) return `how much did i spend on ${cost}`
  const asked = toldYet.exec(words)?.[1]
  if (asked !== undefined) return `how much did i spend on ${asked}`
  const back = readBack.exec(words)?.slice(1).find(Boolean)
  return back === undefined ? null : `list everything ${dayOf(back)}`
}

function dayOf(words: string): string {
  return words
    .replace(/^tonight$/, 'today')
    .replace(/^(?:the )?(day|week|month)$/, (_, unit) => (unit === 'day' ? 'today' : `this ${unit}`))
}
