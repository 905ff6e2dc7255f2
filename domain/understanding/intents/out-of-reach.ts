import type { Clause } from '#domain/understanding/clause.ts'
import { isPlural } from '#domain/understanding/lexicon/lexicon.ts'
import { leadingWords } from '#domain/understanding/reading.ts'
import { determiners, fillers, moneyVerbs, prepositions, pronouns } from '#domain/understanding/words/function-words.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { anyOf, opens, phrases } from '#domain/understanding/words/phrases.ts'
import { isAmount, type Piece } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { coupon } from '#domain/understanding/words/reduction-words.ts'

const ownAccount =
  '(?:(?:my|the|our) )?(?:\\S+ )?(?:checking|chequing|savings?|saver|current|brokerage|isa|account)(?: account)? '

const ownPlace = `(?:${ownAccount}|(?:(?:my|our|the) )?(?:wallet|purse|bank|paypal) )`
const someMoney = '\\S*\\d\\S* (?:(?!from |to |loan )\\S+ )?'
const ofWhom = '(?:(?:my|our|the|an?) )?'
const machine = '(?:atm|cash ?(?:machine|point)) '
/** Where one's own money lies or is handed out: "deposit from Chase", "withdrew 60 at the cash machine". */
const atBank =
  pattern`(?:from|at|out of) ${ofWhom}(?:${machine}|(?:bank|chase|citi|citibank|wells fargo|bank of america|us bank
  |capital one|pnc|td(?: bank)?|hsbc|barclays|lloyds|natwest|santander|halifax|nationwide|monzo|starling|revolut|anz|westpac|commbank|rbc|scotiabank|bmo
  |sbi|hdfc|icici|axis|kotak|gtbank|zenith|access bank) )`.source
const drew = '(?:took|taken|pulled|drew|drawn)(?: out)?'
/** "ATM 100", "two withdrawals of 60 each", "cash deposit 300", "withdrew 60 in cash", "drew out 50": nothing is named that it could be for. */
const unnamedMove = [
  `(?:${machine}|(?:(?:my|made|an?|two|three|four|five|[2-9]) )*(?:${machine}|cash )?withdrawals? (?:of |was )?|(?:${machine}|cash |bank |mobile )deposits? (?:of |was )?`,
  `|withdrew |(?:drew|drawn) out |(?:took|got|pulled) cash out )${someMoney}(?:cash |each )?`,
].join('')
const ownMove = [
  `^ (?:(?:i|we|ive|weve|just|also) )*(?:(?:transferred|moved|wired|shifted|switched|put|sent) ${someMoney}`,
  `(?:from ${ownPlace}(?:over )?(?:to|into|in) ${ownPlace}|(?:to|into) ${ownPlace}from ${ownPlace})`,
  `|(?:transferred|moved|shifted) ${someMoney}from \\S+ (?:over )?(?:to|into) ${ownPlace}`,
  `|(?:withdrew|withdrawn|deposited|${drew}|(?:(?:cash|made an?) )?(?:withdrawal|deposit)(?: of)?) (?:${someMoney})?${atBank}(?:\\S*\\d\\S* ${unitSaid})?`,
  `|(?:got|cash) (?:out )?${someMoney}(?:from|at|out of) ${ofWhom}${machine}|${unnamedMove}`,
  `|deposited ${someMoney}(?:in|into|at|to) (?:(?:my|our|the) )?(?:wallet|purse|bank|\\S* ?account|checking) )`,
  '(?:today |yesterday |just now |(?:this|on|last) \\S+ )?',
].join('')
/** "I moved 500 from checking to savings", "deposited 80 into my wallet", "put 60 in savings": it stays one's own. */
export function isOwnMove(words: string): boolean {
  return movesOwn.test(words) || putsAside.test(words)
}
const movesOwn = new RegExp(`${ownMove}$`)
const putsAside = pattern`^ (?:(?:and|so|then|also|i|we|ive|just) )*(?:put|stuck|popped|threw|moved|transferred|deposited|added|banked|paid|sent) (?:(?:about|another|like) )?\S*\d\S* ${unitSaid}(?:(?:away|aside) )?(?:in|into|to|towards?)
  \s(?:(?:the|my|our) )?(?:(?!\S*\d)\S+ ){0,2}?(?:savings|saving|fund|goal|isa) (?:(?:account|goal|fund|pot|yesterday|today|just now|this morning) )*$`

const currencies =
  '(?:dollars|bucks|pounds|quid|euros|yen|rupees|pesos|francs|yuan|won|baht|rand|usd|cad|aud|nzd|sgd|hkd|eur|gbp|jpy|inr|chf)'

/** What a bank's counter, a telephone or a house is told, and what went wrong with a card: nothing for a ledger. */
const foreign = anyOf(
  // "raise my withdrawal limit to 600", "set the thermostat to 68", "increase the limit on my visa"
  pattern`^ (set|turn|crank|raise|lower|increase|decrease|reduce|change|reset|update|put|adjust|up|make|give
  |extend|double|move|bump|push)( up| down| on| off)? (?!.* (budget|goal) ).* (thermostat|ac|oven|heating|heater
  |temperature|volume|alarm|timer|reminder|pin|passcode|password|overdraft|credit line
  |(credit|card|withdrawal|overdraft|transfer|atm|bank|account) limit
  |limit (on|of|for) (my|the) (\w+ )?(card|visa|mastercard|amex|account)) `,
  pattern`^ (dim|brighten|snooze|unlock|lock|mute|unmute|rewind|tweet|text|page|freeze|unfreeze|block
  |unblock) (the|my|this|that|it|a|to|for|i|me) `,
  pattern`^ (?:turn|shut) (?:on|off|up|down|the|my|it) (?!(?:\S+ ){0,3}into )
  |^ switch (?:on|off|up|down|(?:the|my|it)(?! (?:\S+ ){0,3}to )) `,
  // "stop the cheque", "cancel my 10 am meeting", "set up a direct debit for 30 a month"
  pattern`^ (cancel|stop|block|call off) (the|my|that|this|payment|all) .*(transfer|standing order
  |direct debit|cheque|check|card|reservation|booking|appointment|meeting|flight|payment)s? `,
  pattern`^ (stop|cancel|block) (the|my|that|this) (cheque|check|transfer|card|payment) | (set up|setup
  |create|start|arrange|schedule|make|stop|cancel) (an?|my|the|another) (\w+ )?(direct debit|standing order
  |recurring payment|payment (of|to|for)|bank transfer|wire transfer) |^ set up (?:an? |my )?(?:auto ?pay|automatic payments?) `,
  // "move 200 from my savings into my checking", "pay 85 on my visa"
  pattern`^ (transfer|move|wire|send|shift|switch) (?!.* (goal|fund|pot) ).*(from .*(checking|savings?
  |account|saver|chequing) .*(to|into) |(to|into|onto) (my|the|our) (\w+ )?(checking|chequing
  |current)( account)? )|^ (transfer|move|wire|send) .*(to|into) .* from (my |the )?(\w+ )?(checking|savings?
  |account) `,
  // "I transferred 75 between my accounts"
  pattern`^ (?:(?:i|we|just|also|please) )*(?:transfer|transferred|move|moved|shift|shifted) (?:\S+ ){0,3}between
    \s(?:(?:my|our|the|two|own|both|bank) )+accounts `,
  // "200 dollars to pounds please", "I exchanged 300 dollars for 270 euros": money changed stays one's own
  pattern`^ \S*\d\S* (?:(?:\S+ )?${currencies} (?:to|in|into)|to|into) (?:\S+ )?${currencies} (?:please )?$
  |^ (?:(?:i|we|just|also) )*(?:exchanged|converted) \S*\d\S* (?:\S+ )?(?:for|into|to) (?:\S*\d\S* )?${currencies} `,
  // "… so now I have 900": no goal is told behind it
  new RegExp(`${ownMove}(?:(?!goal |fund |pot )(?:\\S+ )+[^a-z ]*\\d\\S* )?$`),
  pattern`^ (pay|put|send) (?!.* (goal|fund|pot|for) |.* (presto|metro|oyster|opal|myki|leap|clipper|navigo
  |octopus|travel|transit|bus|train|tram|tube|gift|laundry) card ).*(on|off|towards?|to|from) (my
  |the) (\w+ )?(card|visa|mastercard|amex|discover|loan|mortgage|phone bill|electric bill|checking
  |savings account) `,
  pattern`^ (raise|lower|change|increase|decrease|set|turn|make|put) (up |down )?(the |my )?(limit
  |brightness|contrast|screen|font|speed|theme|language) `,
  /^ (split|round) \S+ (\S+ )?(by|to the nearest) |^ order \d+ [a-z]+s $/,
  / (shopping|to ?do|wish|grocery|packing|guest|do) list | wishlist | (?:on|in|to) (?:my|the) (?:playlist|calendar|diary) | (?:my|the|a) (?:playlist|calendar|diary) (?!(?:\S+ ){0,3}\S*\d)/,
  /^ (whats|what is|do i have|is there) (my|the|an?) (daily|withdrawal|atm|transfer|card|credit|maximum) (\w+ )?limit /,
  / (wrong|forgot|change|changed|reset|enter|entered) (my |the )?(pin|passcode|password) /,
  pattern`^ (divide|multiply|add up (?:(?:\d\S*|and|plus) )+(?:(?:please|for me) )*$|add \S+ (and|plus) .*(divide|multiply) |pick a number
  |count (to|from|down)|calculate|compute|compound \d\S*|round up|(?:the )?(?:square|cube) root of|subtract \S+ from \d\S*) `,
  / (?:is|comes?(?: out)? to|equals?|makes?) (?:how many|(?:what|how much) in) |^ how much (?:would|will|does|do) \S*\d.* cost /,
  // "I'd like a refund for the shoes", "are there foreign transaction fees on my card"
  pattern`^ (?:id like|i want|i need|i would like|(?:can|could|may) (?:i|we) (?:get|have)) (?:an?|my) (?:full |partial )?(?:refund
  |chargeback) (?!total)|^ (?:is|are) there (?:(?:an?|any) )?(?:\S+ )?(?:transaction|atm|foreign|withdrawal|transfer|wire|overdraft
  |maintenance|international) (?:\S+ )?fees? `,
  /^ (?:the )?(?:cheapest|nearest|closest|best) .* (?:less than|under|below|near me|around here) /,
  /^ (someone|somebody|they|he|she|\w+) (was|were|is|are) supposed to (wire|send|pay|transfer|refund|give) /,
)

/** What went wrong with a payment that stands on a statement: told to a bank, not to a ledger. */
const complaint = pattern` (cant|cannot|couldnt|dont|didnt|havent|not) (yet |still )?(see|find|seen|found) (the|my|any
  |that) (\S+ ){0,4}(payment|refund|charge|transfer|money|deposit|cashback|salary|wages?|fee) | (was|been|got
  |were) (reverted|reversed|rejected|refused|blocked|returned|declined) | (hasnt|havent|isnt|has not|have not
  |still not|never|didnt|did not) (yet )?(arrived?|shown up|show up|showing|come through|gone through|go through
  |been credited|appeared|cleared|settled|been received|received it|reached) | (never made|didnt make
  |did not make|didnt authori[sz]e|without my permission|unauthori[sz]ed|fraudulent|nobody told me|(?:not
  |isnt) right(?! (?:, )?(?:it|its|should|make) )) | (dont|didnt|do not|cant|cannot) (recogni[sz]e|see it|remember making) | (wrong|another) (person
  |account|exchange rate|rate) | exchange rate | (?<!slot |vending )(atm|machine) (only )?(gave|took|kept|ate
  |swallowed|dispensed|didnt) | from my account | (on|in) my (statement|app)
  |(?<! back) on my account | charged (me )?(twice|double|again) | (wont|refuses? to|refused to) (refund|reimburse
  |pay me back) | (is|are|still|says?|shows?|its) (still )?pending | whats (that|this|it) about | why (is|was
  |did|are|were|does) |\d why | how (do|can|could) i | when will | i thought .*(was|were|is|are
  |would be) free | replacement card | you (?:have )?charged | dispute | not showing | stopped working | doesnt work | sold out |^ (?:(?:my|the|our|that|this) )(?:\S+ )?(?:payment|top up|topup|transfer|deposit|transaction|charge
  |cheque|check|direct debit|withdrawal) (?:\S+ ){0,6}(?:failed|bounced|fell through)(?: again| today| yesterday)? $`

/** "there's a fee of 12 on my statement", "I see a charge for 40", "a payment of 19 shows up": it was found, not told. */
const found = pattern`^ (theres|there is|there are|i (can )?see|i noticed|i have|ive got|it says|it shows|found
  |i found) (an?|some|this|another|two|\d+) .*(charges?|fees?|payments?|transactions?|debits?|${coupon}) |^ an? .*(charge|fee|payment|transaction|debit) .*(shows?|appeared|appears|came|is|was) (up|on|in
  |there|showing|listed|pending) `

/** "please refund me 45", "refund my order": an order to somebody else. */
const claims = /^ (refund|reimburse|compensate|return) (me|my|the|this|us) /

/** "…, will you waive it": what only who took the money can give back. */
export const demands = pattern` (?:can|could|will|would) you (?:please |just |kindly )*(?:waive|refund|reverse|return|credit
  |dispute|reimburse) (?:it|that|this|me|them|the) `

/** "120 divided by 8": a sum, where no thing is named whose price is shared ("dinner 120 divided by 4"). */
const divides = / (?:divide|divided|multiply|multiplied) (?:it |that |them |\S+ )?by (?!.* my )/
const dividedBy = / divided? by \S+ (?:people |of us |ways )?$/

function isSum({ pieces }: Clause, words: string): boolean {
  return divides.test(words) && !(dividedBy.test(words) && pieces.some(({ type }) => type === 'name'))
}

/** Whether the words belong to another's counter, whatever they seem to order. */
export function isForeign(clause: Clause): boolean {
  const words = orderWords(clause)
  return foreign.test(words) || isSum(clause, words) || isBookingMoved(clause, words) || asksToSubstitute(clause, words)
}

/** "can I swap applesauce for oil": asked of a recipe, where no shop is named. */
function asksToSubstitute({ pieces }: Clause, words: string): boolean {
  return substitutes.test(words) && pieces.every((piece) => piece.type !== 'name' || piece.entry.display === null)
}
const substitutes =
  /^ (?:can|could|may) (?:i|we) (?:swap|substitute|replace|exchange) (?!(?:the|my|that|this|it|our) )(?:\S+ ){1,3}(?:for|with|by) (?:[a-z]+ ){1,3}$/

/** Whether a sentence that has an amount complains of it instead of telling it. */
export function isComplaint(clause: Clause): boolean {
  const words = orderWords(clause)
  return (
    demands.test(words) ||
    (complaint.test(words) && !isChargedAgain(clause, words)) ||
    found.test(words) ||
    claims.test(words)
  )
}

/** "Adobe charged me again, 59.99": told with its price it is one more. */
function isChargedAgain({ pieces }: Clause, words: string): boolean {
  return / charged me again (?:, |for )?(?:\S+ ){1,4}$/.test(words) && pieces.at(-1)?.type === 'amount'
}

/** "push lunch with Priya to next week": nothing that is written lies there. */
const putOff =
  /^ (?:move|change|push|shift|switch|reschedule|postpone|bring) (?!.* (?:goals?|deadlines?|targets?|funds?|pots?|budgets?|limits?) )(?:\S+ ){1,6}(?:to|until|till) next (?:week|month|year|weekend) /

/** "move my dentist appointment to next week": what is still to come is no entry. */
function isBookingMoved(clause: Clause, words: string): boolean {
  const timed = clause.pieces.findIndex(({ type }) => type === 'time')
  if (/^(my|the|our)$/.test(normBefore(clause.pieces, timed)) && /^ (move|change|push|shift|bring|switch) /.test(words))
    return true
  if (putOff.test(words)) return true
  return (
    / (appointment|meeting|reservation|booking|flight|class|call|interview) /.test(words) &&
    /^ (move|change|push|shift|reschedule|postpone|put|bring) /.test(words) &&
    (/ next (week|month|year|\w+day) /.test(words) ||
      clause.pieces.some((piece) => piece.type === 'day' && piece.future))
  )
}

const commands = phrases(`
  any|anything good on|are|am i|activate|apply|book a|book me|book us|block
  call|can i|can we|could i|convert|calculate|compare|close my|change my|could you tell|can you tell|can you help
  can you find|can you book|can you recommend|can you explain|can you convert|can you translate
  does|define|describe|did|do|email|explain|find|flip|freeze|file my|give me
  how|hows|have i|has|help|is|i need help|i want to know|increase my|i wonder|list
  may i|make a|make me|navigate|open|order me|play|pick out|pay my|pay off|pay the
  recipe|reserve|read|recommend|roll|report|reset|remind
  send|search|schedule|show|sing|suggest|should|spell|set a timer|set an alarm|set alarm|set timer
  text|turn|translate|tell me|transfer|update my|verify
  wire|what|whats|who|whos|when|where|why|which|wake|whens|wheres|will|would|was i|was my|were my|write me|weather
`)

/** "what was it, oh right, …": asked of oneself. */
const musings = pattern`^ (what was it
  |how much was it
  |what did i pay
  |where was i
  |whats it called
  |(can|could|would|will) you (please )?(note|log|add|record|save|put|write|jot|enter|track)( down)?) (?=.)`

/** Questions and orders for something else than the ledger. */
export function isCommand(clause: Clause): boolean {
  const words = leadingWords(clause, fillers).replace(musings, ' ')
  const isPriced = clause.pieces.some(isAmount)
  if (
    elsewhereOrders.test(words) ||
    pleaseBuy.test(clause.words) ||
    isAsked(clause) ||
    isPartyBooked(clause, words) ||
    (isPriced && isImperative(clause, true))
  )
    return true
  if (
    !isPriced &&
    (asksYou.test(words) ||
      (clause.words.endsWith(' for me ') && !noting.test(words)) ||
      isImperative(clause, false) ||
      baseOrders.test(words))
  )
    return true
  return opens(words, commands) && !isThing(clause) && !wasDone(clause)
}

/** "did 4 haircuts 100", "did nails 40 today": one's own work or errand with its price; "did lunch cost 40", "did bills hit 400" ask. */
function wasDone({ pieces: [did, first, ...rest], question }: Clause): boolean {
  const told = first?.type === 'number' ? rest.slice(1) : rest
  const isDone = first?.type === 'number' ? isNamed(rest[0]) : isPlainThing(first)
  return (
    did?.norm === 'did' &&
    isDone &&
    !question &&
    told.some(isAmount) &&
    told.every((piece) => isAmount(piece) || piece.type === 'day' || isPlainThing(piece) || besideDone.test(piece.norm))
  )
}
const besideDone = /^(?:for|and|got|made|cash|,)$/

function isPlainThing(piece: Piece | undefined): boolean {
  return piece?.type === 'name' && piece.entry.display === null
}

function isNamed(piece: Piece | undefined): boolean {
  return piece?.type === 'name' || piece?.type === 'word'
}

/** "flip flops 20", "wire nuts 8 at Home Depot", "wire was 65", "weather app 3": a known thing, or two in one name, which has its price; "wire my landlord 900" is told to a bank. */
function isThing({ pieces: [first, second, ...rest] }: Clause): boolean {
  const isTold = /^(was|were|cost|came)$/.test(second?.norm ?? '')
  const named =
    first?.type === 'name' && (first.norm.includes(' ') || isTold || (second?.type === 'name' && isPlural(second.norm)))
  const heads =
    /^(?:weather|recipe)$/.test(first?.norm ?? '') &&
    /^(?:app|apps|subscription|book|books|box|kit|card|cards|ingredients|site)$/.test(second?.norm ?? '')
  // "block heater cord 32", "roll and sausage 3"
  const leads = /^(?:block heater|roll (?:and|with)) /.test(`${first?.norm} ${second?.norm} `)
  return (named || heads || leads) && [second, ...rest].some(isAmount) && !rest.some(({ norm }) => norm === 'to')
}

const elsewhereOrders = pattern`^ create (?:an? |my |the |new )*(?:wallet|account|card|group|category|profile) |^ (can|could|would|will) you (please )?(transfer|send|pay|move|wire|withdraw|deposit|order|buy|reserve|waive|refund|reimburse|dispute|check|confirm|verify|explain|look (?:at|into|up)|(?:book|get|grab|rent) (?:me|us|him|her|them|my)) |^ (?:dial
  |tune (?:to|in)|(?:bake|cook|boil|roast|simmer) (?:at|for|it|them|the)|preheat|mix|guess|withdraw|deposit(?! (?:for|on|back|from) | to (?:the|our|my|a) (?!(?:\S+ )?(?:bank|account|savings|checking|fund|pot|goal|atm|machine|jar) ))|lend
  |borrow|top up (?:my|the)|add (?:[$£€] )?\S+ to my (?:balance|account|card)|roll (?!(?:and|with) )
  |pay \S+ ${unitSaid}(?:to|(?:on|towards?) (?:\S+ )+for me $)|(?:add|total|sum) up (?:the|my|our|all|those|these)|(?:turn )?(?:the )?volume (?:up|down|to)|ask \S+ (?:for|to)) |^ (?:alarm|timer) (?:for|at) \d[\d: ]*$|^ (?:skip|jump|go|fast forward|rewind) (?:to|ahead|back|forward) (?:(?:to|the) )*(?:track
  |song|chapter|episode|minute|level|page|slide|scene) |^ (?:please )?order (?:me |us )?(?:a|an|some|two|three|four|five
  |six|\d) (?:\S+ ){1,3}(?:for|to) (?:tonight|tomorrow|dinner|lunch|later|the|my|our) |^ (on|at|in|for|to|from|until|since|by) (which|what|whom|whose) `

/** "please order flowers for mom for 40 dollars": what Penny cannot do. */
const pleaseBuy = /^ (?:(?:hey|hi|ok|okay|so|penny) )*please (?:order|buy|reserve) /

/** "log a spend for me": told to Penny, without its price. */
const noting =
  /^ (?:please )?(?:add|log|record|enter|note)(?: down)? (?:an?|a new|another|one|my) (?:new )?(?:expense|spend|purchase|transaction|entry|payment|cost) /

const asksYou =
  /^ (?:can|could|will|would) you (?:please )?(?!add|log|record|put|note|save|write|jot|enter|track|count|take)/

/** Verbs in the form of an order, which tell of no purchase: "buy milk", "brew coffee". */
const baseOrders = pattern`^ (next|buy|order|rent (an?|me)|stock price|traffic|news|make|start|begin|resume|pause|brew|cook
  |bake|boil|clean|feed|fix|place (an )?order|disconnect|connect|enable|disable|shop for|fill up|wash|pick up
  |prepare|suggest|download|install|recharge|cancel) \S`

/** "was it below 85?", "have I": words turned round to ask. */
function isAsked({ question, words }: Clause): boolean {
  if (/^ (was|were) (the|my|our|that|this|those|these) (?!.* (or|forget|forgot|remember) )/.test(words)) return true
  return question && / (?<! or )(was|is|were|are|did|do|does|have|has|am) (it|i|that|we|they|this) /.test(words)
}

/** "book train tickets for 2 to leeds", "order two lattes": as many people as come along, or as many things. */
function isPartyBooked({ pieces }: Clause, words: string): boolean {
  if (!/^ (book|order|reserve|get) /.test(words)) return false
  const amounts = pieces.flatMap((piece, at) => (piece.type === 'amount' ? [{ money: piece.money, at }] : []))
  return (
    amounts.length > 0 &&
    amounts.every(
      ({ money, at }) =>
        !money.marked &&
        !money.decimal &&
        money.count <= 12 &&
        (prior(pieces, at)?.norm === 'for' || isPlural(normAt(pieces, at + 1))),
    )
  )
}

const ordered = /^(the|my|our|your|me|us|him|her|them|it|this|that|these|those|a|an|some|all)$/
const told = pattern`(?:ed|ght|ew|aid|ote|oke|ove|ank|ung|sat)$
  |^(first|then|next|finally|later|after|add|log|record|note|enter|track|save|register|jot|write|put|count|mark
  |was|were|got|had|spent|cost|took|gave|sent|went|did|made|ate|drank|lent|lost|won|sold|met|saw|left|found
  |forgot|hit|rode|drove|wore|broke|ran|set|let|kept|and|not)$`

/** Done by oneself and paid for, also without its past: "feed the meter 3". */
const tells = /^(?:feed|tip|treat|visit|see|watch|eat|drink|meet|ride|fly|half|all|both)$/

/** "watch the news", "ring my dad": nothing but a verb stands before an article. */
function isImperative({ pieces }: Clause, isPriced: boolean): boolean {
  const kept = pieces.filter(({ type, norm }) => type !== 'separator' && !(type === 'word' && fillers.has(norm)))
  const [verb, object] = kept
  if (object && prior(pieces, pieces.indexOf(object))?.type === 'separator') return false
  if (!verb || !object || (verb.type !== 'word' && verb.type !== 'name') || object.type !== 'word') return false
  if (
    isPriced &&
    (verb.type === 'name' ||
      verb.capital ||
      moneyVerbs.has(verb.norm) ||
      tells.test(verb.norm) ||
      verb.norm === 'leaving')
  )
    return false
  if (!ordered.test(object.norm) || told.test(verb.norm) || verb.norm.includes(' ')) return false
  return ![pronouns, determiners, prepositions].some((words) => words.has(verb.norm))
}

/** The words without fillers, names of helpers and the courtesies that lead to an order. */
function orderWords(clause: Clause): string {
  return leadingWords(clause, fillers)
    .replace(/^ (alexa|siri|google|olly|cortana|bixby) /, ' ')
    .replace(
      /^ ((can|could|would|will) you|i (want|need) you to|id like you to|i (want|need|would like) to|id like to) (please )?/,
      ' ',
    )
}
