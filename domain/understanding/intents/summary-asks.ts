import type { findPeriod } from '#domain/understanding/days/period-phrase.ts'
import { frameWords } from '#domain/understanding/intents/summary-subject.ts'
import { findTopic, topicAt } from '#domain/understanding/lexicon/topic-words.ts'
import { leadingWords, type Reading, says, startsWith } from '#domain/understanding/reading.ts'
import { determiners, fillers, prepositions, pronouns } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { holds, opens, phrases } from '#domain/understanding/words/phrases.ts'
import { isAmount } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

export const spendWords = pattern` (?:how much have (?:i|we) (?:already )?had (?:on|in|for)(?! (?:my|the|our|an?) (?:\S+ )?(?:accounts?|bank|savings|checking|wallet))|(?:over)?spen[dt](?:ing|s|ings)?|overspending|expens(?:e|es|itures?)|expenditures?|purchases?
  |transactions?|debits|pa(?:y|id|yments)|(?:last|latest|recent|biggest|largest|next|first|every|each) payment|payment to
  |cost me|costs|money (?:go|goes|going|went|gone|has gone)|bought|buy|drop(?:ped)?|bl(?:ow|own|ew)
  |burn(?:ed|t)?|shell(?:ed)? out|fork(?:ed)? (?:out|over)|hand(?:ed)? (?:over )?to|splurge[d]?|splash(?:ed)? out|outgoings|charges|bills
  |how much (?:money )?(?:is |are )?(?:goes|going) (?:on|to|into|towards?)(?! be )
  |g(?:one|o) (?:on|to|through|toward|towards|overboard)|went (?:on|out|to)|used? on|charged|waste[d]?|cash flow
  |total|set me back|eat out|eaten|ate|come to
  |(?:did|have|ve) (?:i|we) (?:already )?(?:do|end up (?:giving|sending|ordering)|log|add|record|logged|(?:enter|entered|note down|noted down|write down)(?! (?:(?:the|a|an|my) )?(?:raffle|draw|competition|contest|race|lottery|pin|code|number|name|password|address) )|put(?= (?:the|my|our|ma) (?:\S+ ){1,2}in (?:$|yet|already|today|this|last|for))|order|ordered|place|placed|shop|give|gave|given|put into
  |put in|get(?= at )|send|sent|used|visit|visited|eat|go|hit(?! (?:an? |\S*\d)| (?:my|the|our|a) (?:\S+ )?(?:goal|limit|budget|target|cap|max|roof) ))|how much (?:i|we) (?:gave|give|use|used|put) (?:for|on|to|towards?|into|in)|how much (?:i|we) (?:sent|send|gave|give|transferred|wired|lent)(?! (?:me|us|up|in|back) )|breakdown|put into|shop at|rides|finances) `

/** "how many dollars on Grab", "how many bucks did I blow" */
export const asMuch =
  / how many (?:dollars|bucks|pounds|quid|euros|rupees|pesos|rand|ringgit|naira|shillings) (?=on |at |(?:did|have) (?:i|we) )/

/** "what have we …", "how much did I …", "what I've …": what one did, and its verb. */
const doing =
  /^ (?:whatve|(?:what|how much(?: money| cash)?)(?: else)?(?: have| did)?) (?:i|we|ive|weve) (?:(?:already|actually|just|really|even|all) )*(\S+) /
/** "fritter away", "laid out": of nothing but money. */
const partsWith = pattern`^ (?:fritter(?:ed)?|squander(?:ed)?|lavish(?:ed)?|donated?|tithed?|contributed?|disbursed?|expend(?:ed)?|part(?:ed)? with
  |(?:lay|laid|dol(?:ed?)|dish(?:ed)?) out|cough(?:ed)? up|(?:rack(?:ed)?|ran) up|(?:piss(?:ed)?|gambled?) away) `
/** "what have I left behind me in Dunnes", "how much did I leave at Zara": what one paid there. */
export const leavesBehind =
  / left behind (?:me|us) (?:in|at|with) |^ how much (?:money |cash )?did (?:i|we) leave (?:behind )?(?:in|at|with) /
/** "how much did I leave at home": of what still lies there. */
const leftLying =
  / (?:at|in|with) (?:(?:the|my|our) )?(?:home|work|office|school|house|hotel|desk|door|car|bank|account|savings|wallet|drawer|jar|safe|pocket|bag|purse|jacket|coat|kitchen|fridge) /
const ofElse = wordSet(`
  add added ask asked been borrow borrowed bring brought budget budgeted buy call called cancel cancelled canceled carried carry change changed
  cook cooked decide decided delete file filed invest invested pack packed park parked plant planted
  deleted do done drink drunk earn earned eat eaten edit edited enjoy enjoyed feel find found forget forgot forgotten gain gained get got gotten
  grow grown had hate have hear heard hit keep kept know learn learned learnt leave left lend lent lift lifted like liked lose lost love
  loved make made mean meant miss missed move moved need needed owe owed plan planned play played read remove removed
  return returned run ran save saved say said see seen sell sold set sleep slept study studied take taken teach tell think thought told
  try tried walk walked want wanted watch watched wear weigh win won wore work worked worn write written
  claim claimed classify collect collected deduct deducted deposit deposited label labeled labelled mark marked name named raise raised rank ranked
  rate rated receive received recommend recommended review reviewed stash stashed tag tagged
`)

/** "what have we handed Kroger this month", "what did I fritter away": whatever one did with one's money, said of a shop or a thing, where the verb asks for nothing else. */
export function asksWhatWent({ clause, tokens }: Reading, words: string, read: Found): boolean {
  const verb = doing.exec(words)?.[1]
  if (verb === undefined) return false
  if (partsWith.test(words.slice(words.indexOf(` ${verb} `)))) return true
  if (leavesBehind.test(words)) return !leftLying.test(words)
  const at = clause.pieces.findIndex(({ norm }) => norm === verb)
  const from = clause.pieces[at]?.to
  const end = read?.from ?? clause.to
  const topic = from === undefined || ofElse.has(verb) ? null : findTopic(tokens, from, end)
  if (!topic || from === undefined || (topic.to < end && goesOn.test(normAt(tokens, topic.to)))) return false
  const lead = tokens.slice(from, topic.from)
  if (words.startsWith(' what') && lead.some(({ norm }) => norm === 'for')) return false
  return lead.every(({ norm }) => (prepositions.has(norm) && !aside.test(norm)) || determiners.has(norm))
}
const aside = /^(?:under|near|before|after|during|between|as|per|from)$/
/** "what did I put Kroger under", "what did I name the Kroger entry": of how it is written down. */
const goesOn = /^(?:entry|one|under|as|from|into|about|card|account|app)$/

export const superlatives = phrases(
  `
  biggest|largest|highest|most expensive|priciest|dearest|top expense|most i spent|most i paid|most i ever spent
  most i ever paid
`,
)

const nouns = phrases(`
  average|breakdown|costs|charges|damage|expenses|expense|expenditure|earnings|everything|finances
  how much|numbers|outgoings|purchases|purchase|payments|recap|report|spending|spendings|summary
  records|entries|sum|transactions|total|totals|trend|trends
`)

const askWords = phrases(
  `
  what|whats|how|howd|hows|where|which|who|did|is|are|was|show|list|give|read|tell|review|recap|pull|total|any|have|has
  all|every
`,
)

export const tellStarts = phrases(
  'i spent|we spent|spent|i paid|we paid|paid|bought|i bought|got|i got|add|log|record|had|i had',
)

/** "how much do I pay for subscriptions", "what do my subscriptions cost me": what comes back, and no spending of a time that is over. */
const runningCost = pattern` (?:how much|what) (?:(?:do|am|are|is) )(?:(?:i|we|my|our|all|the|paying|pay|spend|spending|for|on|in) )*(?:subscriptions|recurring payments)
  (?: cost(?:ing)?)?(?: me| us)?(?: (?:a|per|each|every) month| monthly| in total| altogether| all in| in all)* $
  | what (?:am|are) (?:i|we) (?:still )?subscribed to
  | (?:am|are) (?:i|we) (?:still )?paying for (?:anything|something|things|stuff) (?:(?:that|which) )?(?:i|we) (?:dont|do not|never|no longer|hardly) (?:even )?(?:use|need) `

/** "what are my subscriptions", "any upcoming bills": payments that come back. */
export function asksRecurring({ clause }: Reading, words: string): boolean {
  if (runningCost.test(clause.words)) return true
  if (clause.pieces.some(isAmount) || says(clause, 'spend', 'spent', 'cost', 'costs', 'much')) return false
  const asked = opens(words, askWords) || startsWith(words, 'my', 'when', 'do') || clause.question
  if (
    asked &&
    says(
      clause,
      'subscriptions',
      'recurring',
      'regular payments',
      'direct debits',
      'standing orders',
      'upcoming bills',
      'upcoming payments',
    )
  )
    return true
  if (!asked || !says(clause, 'bills', 'payments')) return false
  return says(clause, 'due', 'coming up', 'upcoming', 'next') || comesBack.test(clause.words)
}

/** "which bills come out every month", "what bills are monthly" */
const comesBack =
  / (?:bills|payments) (?:that )?(?:(?:do|are|get|always|come|comes|go|goes|leave|recur|repeat|taken|charged|paid|i|we|have|pay|out|off|in|up|back|of|my|the|account) )*(?:(?:every|each|per|a) (?:single )?(?:month|week|year)|monthly|weekly|yearly|regularly|automatically) /

type Found = ReturnType<typeof findPeriod>

const plainAsks = pattern`^ ((on )?(when|what day|which day) (was the last time i|did i|did (the|my)|was (the|my)) .*(pay
    |paid|buy|bought|spend|spent|charge|payment|come out|go through)
  |(was|were|is|are) my (spending|expenses|costs) .* (than|lower|higher)
  |(are there |is there )?any (payments|charges|purchases|transactions|spends) (to|from|at|in|over|above|under|on|last|this)
  |(?:was|is) (?:(?:this|last) )?\w+ (?:more expensive|cheaper|dearer) than
  |how (does|did) .* (stack up|compare)
  |can i see my (spending|expenses|\w+ costs)
  |what did (my|the|that|those|our) (last )?\w+( \w+)? cost
  |spent (?:on|at|with) .* (?:from|since|between|during|last|this|in|so far)
  |(?:how much |and )*all (?:told|up|in all)(?= (?:now |so far |today |then |again )?$)
  |sub ?total
  |(?:daily|weekly|monthly|yearly) (?:average|avg|spend|spending)
  |(?:my )?(?:daily|weekly|monthly|quarterly|yearly|annual) (?:expenses? )?(?:summary|report|overview|recap)(?= (?:please )?$| (?:for|of|on) )
  |(?:group|sort|break up|organi[sz]e) (?:(?:all|my|the) )*(?:spending|spends?|expenses|purchases|transactions|costs)
  |(?:is|are|was|were) there (?:an?|any) (?:\S+ ){0,2}(?:payment|charge|purchase|transaction|expense)s? (?:to|from|at|on|in|this|last|today|yesterday)
  |(?:average|avg) (?:daily |weekly |monthly )?(?:spend|spending|expenses?)
  |month (?:over|on|by|to) month
  |(?:every|each) (?:single )?(?:\S+ ){1,2}(?:transaction|purchase|payment|charge|expense|order|ride)(?= (?:please )?$)
  |net(?= (?:(?:for|in|of) )?(?:this|last|the) \S+ (?:so far |please )?$)
  |where (?:do|did|have) (?:i|we) (?:eat|eat out|shop|buy|go|been) (?:the )?most
  |how bad
  |how badly
  |(?:wheres|where|where is|where does|where has) (?:all )?my money (?:has been |been |is |was |keeps )?(?:going
    |gone|go|goes|went)
  |(?:has|have|did|is|are) (?:(?:what|how much) i|my \S+ (?:costs|spend|spending|expenses|bills)
    |my (?:costs|spend|spending|expenses|bills)) .*(?:up|down|risen|increased?|dropped|decreased?|grown|shrunk)
  |(?:did|has|have) (?:my|our) (?:\S+ )?(?:paycheck|paycheque|salary|wages) (?:come|came|land|landed|arrive|arrived|hit|clear|cleared)
  |read back
  |go (?:over|through) (?:all )?(?:of )?my
  |(?:(?:give|tell) (?:me|us) )?(?:a|the) (?:quick |short |full |financial )?(?:rundown|run down|breakdown|overview|summary|recap|lowdown)
  |(?:my )?financial (?:overview|summary|recap|report)(?= (?:please )?$)
  |sum up
  |(?:run|walk|talk|take) me through
  |(?:kindly )?tell (?:me )?my total
  |spent how much
  |(?:can you )?tally
  |curious (?:how much|what)
  |what am i (?:forking|shelling|splashing|spending|paying)
  |how (?:am|are) (?:i|we) doing (?:on|with) (?:spending|money)
  |how (?:am|are) (?:i|we) doing (?:this|so far)
  |(?:am|are) (?:i|we) doing (?:ok|okay|alright|fine|well|all right|good|better) (?:this|so far)
  |(?:biggest|largest|top|highest|main|most expensive) (?:spending |expense )?category
  |(?:what was |whats |what is |hows |gimme |give me |tell me )?the damage
  |break ?down
  |tot up
  |tally
  |tally up
  |top (\w+ )?(merchants|shops|stores|places|spends|expenses|purchases|categories)
  |(?:the |show |list |see |my )*(?:most recent|recent|latest|last|newest|previous) (?:\S+ ){0,2}(?:transactions?|payments?|purchases?|charges?|expenses?|spends?|rides|orders|trips)(?= (?:(?:on|at|from) \S+ )?(?:please )?$)
  |where (?:does|do|did|has|is) (?:all )?(?:my|our|the) (?:money|cash|pay|paycheck|salary|wages) (?:even |all |always )?(?:go|going|gone|disappear|vanish)
  |which (?:shop|store|merchant|place|category) (?:gets|got|takes|took|eats) (?:the )?most
  |break (?:my|our|the) (?:spending|expenses|costs|spends) down
  |what (?:have|am) i (?:been )?(?:splurging|wasting money|blowing money) on
  |money (out|in|spent)
  |(?:(?:did|has|have) )?any(?:thing|body|one)? (?:go|gone|went|come|came) (?:out|in)
  |what (came in|went out|came out|has come in|has gone out)
  |is it true (that )?(i|we) (spent|paid)
  |(did|has|have) \w+( \w+)? (charge|charged|bill|billed) me
  |remind me (what|how much) (i|we|ive|weve|did i)) `

const periodAsks = pattern`^ (can you |could you |please )*(my )?(spent(?= (?:last|this|in|since|so far) )|compare|break down
  |income|earnings|takings|outgoings|expenses|spending|spend|costs) | (damage|worse|better) $
  | (v|vs|versus) | income wise |^ (?:what|where) am i (?:at |up to |on )?(?:now |so far )?(?:for |this |today |in )| is what (?:now )?$`

/** "how bad was last week", "top merchants this month", "november v december": asked without "how much". */
export function asksPlainly(words: string, read: Found): boolean {
  return (
    plainAsks.test(words.replace(/^ (?:what|whats|which|who) (?:are |is |were |was )?(?:my|the|our) /, ' ')) ||
    (read !== null && periodAsks.test(words))
  )
}

/** "was my grocery bill over 200", "were taxis cheaper this month", "were my taxi costs less than 60": measured against a bound. */
export function comparesPlainly({ clause, tokens }: Reading, words: string, read: Found): boolean {
  if (!compares.test(words) || says(clause, 'budget', 'limit', 'account', 'balance')) return false
  const named = findTopic(tokens, clause.from, clause.to) !== null || spendWords.test(words)
  return named && (read !== null || mine.test(words))
}

export const compares = pattern`^ (?:was|were|is|are|did|has|have|my|am) .* (?:lower|higher|cheaper|dearer|pricier|bigger|smaller
  |less|more|(?<! (?:came|come|comes|went|stayed|slept|stopped|drove|flew|moved|popped|was|is|are|were) )over|under|below|above|expensive) `

export const mine = / (?:i|ive|my|we|our|me|us) /

/** An amount that is no part of the period ("december 2026"). */
export function firmOutside({ clause }: Reading, read: Found): boolean {
  return clause.pieces.some(
    (piece) =>
      piece.type === 'amount' && !piece.money.vague && !(read && piece.from >= read.from && piece.to <= read.to),
  )
}

/** "entertainment this week?", "medical costs last year", "biggest expense": nothing but a subject, a period and words that ask. */
export function asksBarely(reading: Reading, read: Found): boolean {
  const { clause, tokens } = reading
  if (firmOutside(reading, read)) return false
  const words = leadingWords(clause, fillers).replace(/^ (can|could|would) (you|i|we) /, ' ')
  const asked = opens(words, askWords)
  if ((opens(words, tellStarts) || (!asked && buysFor.test(words))) && !clause.question) return false
  if (/^ (that|this|the|my) (last )?\w+ (was|is|should) /.test(words)) return false
  let general = false
  let named = false
  for (let at = clause.from; at < clause.to; at += 1) {
    const token = tokens[at]
    // "how much today then"
    if (token?.norm === 'then' && at === clause.to - 1) continue
    if (!token || (read && at >= read.from && at < read.to) || token.kind === 'mark' || isDate(clause, at)) continue
    const topic = topicAt(tokens, at)
    if (token.norm === 'money' && tokens[at + 1]?.norm === 'wise') at += 1
    else if (topic && topic.to <= clause.to && (!frameWords.has(token.norm) || token.norm === 'bills')) {
      general ||= topic.general
      named = true
      at = topic.to - 1
    } else if (!isFrame(token.norm)) return false
  }
  const counted = holds(clause.words, nouns)
  const greatest = holds(clause.words, superlatives)
  const verb = named && / (?<!(?:i|we|you|dont|didnt|did|will|to) )spend /.test(words)
  if (verb || counted || greatest) return read !== null || named || asked || (counted && greatest)
  if (!read) return general && clause.question && says(clause, 'now')
  // "netflix went up to 17.99 this month"
  if (says(clause, 'went up', 'goes up', 'gone up', 'went down') && !clause.question) return false
  const days = read.period.from !== read.period.to
  const sofar = read.period.to === reading.context.today
  return (
    asked ||
    (clause.question && (named || days || sofar || / (?:week|month|year) /.test(clause.words))) ||
    ((general || named) && days)
  )
}

/** "went to the mall, bought shoes for 2000": a price, and no year. */
const buysFor = / (?:bought|got|ordered|paid|purchased) (?:\S+ ){1,4}for \S*\d/

function isDate({ pieces }: Reading['clause'], at: number): boolean {
  return pieces.some(
    (piece) =>
      (piece.type === 'day' || (piece.type === 'amount' && piece.money.vague)) && at >= piece.from && at < piece.to,
  )
}

function isFrame(norm: string): boolean {
  return (
    frameWords.has(norm) || fillers.has(norm) || determiners.has(norm) || prepositions.has(norm) || pronouns.has(norm)
  )
}
