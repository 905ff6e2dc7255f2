import type { Clause } from '#domain/understanding/clause.ts'
import { isHere, isToldOfPast, whatWasPaid } from '#domain/understanding/guards/no-payment.ts'
import { doneVerbs } from '#domain/understanding/intents/hypothetical.ts'
import { isPlural } from '#domain/understanding/lexicon/lexicon.ts'
import { says } from '#domain/understanding/reading.ts'
import { askedPrice } from '#domain/understanding/settle/without-former-price.ts'
import { determiners, pronouns } from '#domain/understanding/words/function-words.ts'
import { meals } from '#domain/understanding/words/meals.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { holds, phrases } from '#domain/understanding/words/phrases.ts'
import { isAmount, isPause, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { coupon, giftCard, promo } from '#domain/understanding/words/reduction-words.ts'

const remarks = phrases(`
  are like|a gallon|a liter|a litre|a pound now|an hour|a pop now|around here|apparently|a dozen now|a night|a month
  a year
  costs|can you believe|everywhere|each now|gone up|going for|goes for|he charges|heard
  is like|inflation|is worth|it charges|in this city|in this town|nowadays|on sale
  per gallon|per liter|per litre|per person|per hour|prices|price of|priced|per night|per month|per year
  ridiculous|retails|read that|so expensive|sells for|selling for|she charges|says|said
  these days|they charge|used to be|used to cost|usually|went up
`)

const pastVerbs = phrases(
  `
  spent|paid|bought|was|were|cost me|got|had|came to|came out|went out|charged me|ran me|set me back|grabbed|ordered
  dropped|blew|used|filled|gassed
`,
)

const presentVerbs = phrases('is|are|costs|cost|its|theyre|charges|they charge|be|goes for|going for|sells for|retails')

function isToldOfDay({ pieces, words }: Clause): boolean {
  return /^ (?:the |my |our )?(?:\S+ ){1,2}is /.test(words) && isToldOfPast(pieces, words)
}

/** "so today is just the coffee right": how little it is, with no amount. */
export const onlyThat = pattern`^ (?:(?:so|ok|and|then|but|well|wait) )*(?:today|yesterday|tonight|now|this week|my list|the list)s? (?:is|was
  |are|were) (?:just|only) (?:the|my) \S+(?: (?:and (?:the |my )?)?\S+){0,3} $`

/** "I've got 1200 in the bank", "there's 500 in my savings", "I only have 40 to my name": what lies there, and was neither spent nor put by. */
export const liesThere = pattern`^ (?:(?:so|ok|and|now|right|currently) )*(?:(?:i|we) (?:(?:(?:still|only|just|currently) )*have(?: got)?|(?:(?:still|only) )*got)|(?:i|we)ve(?: got)?|theres|there is) (?:(?:still|about|only|just|like) )*\S*\d\S* (?:(?:dollars|pounds
  |euros|bucks|quid|left|sitting|cash) )*(?:in (?:the bank|(?:my|our) (?:\S+ )?(?:bank|account|checking|chequing|current|savings|wallet|purse|pocket)(?: account)?)|to (?:my|our) name) (?:(?:now|right|at|the|moment|left) )*$`

/** "my bank balance was 1200 this morning", "my account had 450 in it": what lay there then, and was neither spent nor put by. */
export const layThere = pattern`^ (?:(?:so|ok|and|but) )*(?:my|our) (?:(?:bank|checking|chequing|current|savings|joint|main) )?(?:balance|account|account balance|bank balance) (?:(?:this morning|today|yesterday|last night|before that) )?(?:was(?: (?:only|just|still))*(?: at)?|had(?: (?:only|just|still))*|showed|said|stood at) (?:(?:about|like|around) )*\S*\d\S* ${unitSaid}(?:in it |left )*(?:(?:this morning|today|yesterday|last night|earlier|then) )?$`

/** "last time it was 40", "the gas was 40 last time": what was paid before, and no change. */
export const wasBefore = pattern`^ (?:(?:and|but|oh|so|um) )*(?:last time (?:\S+ ){1,2}only \S*\d\S*(?: \S+)?(?: you know)?|(?:(?:the )?last time|(?:the )?time before|before that|previously) (?:
  (?:it|that|they|(?:the|my) \S+) (?:was|were|cost|came to)|(?:i|we) (?:only )?paid) (?:(?:only|just|like|about) )*\S*\d\S*(?: (?:dollars|bucks|pounds|quid|euros))?
  |(?:it|that|they|(?:the|my) \S+) (?:was|were|cost|came to) (?:(?:only|just|like|about) )*\S*\d\S* ${unitSaid}(?:last time|the time before|before|previously)) $`

/** "my friend is paying for the tacos" */
const paysForIt =
  /^ (?:(?:and|but|oh|so) )*(?:my |the )?(?!i |we |im |were )(?:\S+ (?:is|are|s|will be|was|were)|(?:dad|mum|mom|mam|gran|nan|brother|sister|son|daughter|wife|husband|boss|uncle|aunt|cousin|friend|mate|partner)s) (?:paying|covering|treating|getting|buying) (?:for |us |me |that |it |the |those |them )|^ (?:my |the )?(?:insurance|work|company|boss|employer|\S+) (?:covers|pays|pays for|will cover|will pay for|is covering) (?:it|that|this|them|half|all|everything|part) /
/** "some eejit did a runner on a twenty pound fare": what was not paid; "… and I covered 60" was. */
const ranOff =
  /^ (?!.* (?:i|we) (?:\S+ )?(?:paid|covered|picked|had|got|ended|gave|spent) )(?:(?:and|so|but|ugh|well|today) )*(?!(?:i|we) )(?:(?!i |we )[^\d ]+ ){1,4}?(?:did|done|does|doing) a runner (?:on|from|with|without|after|off) /

/** "one client came to price the dress 350 but she has not decided": what may still come. */
function isUndecided({ pieces, words }: Clause): boolean {
  return undecided.test(words) && pieces.filter(isAmount).length === 1
}
const undecided = pattern`^ (?!.* (?:i|we|me|us|paid|bought) )(?:(?:and|so|but|today) )*(?:an?|one|some|the|this|that|my|somebody|someone) (?:\S+ ){1,2}?(?:(?:came|called|wrote|phoned|rang) (?:in )?to (?:price|ask)|asked|quoted|priced|enquired|inquired|wants?|wanted) .* but (?:she|he|they)(?: still)?
  (?: hasnt| havent| has not| have not| didnt| did not)(?: yet| really| actually)? (?:decided?|made up|confirm(?:ed)?|commit(?:ted)?|order(?:ed)?|buy|take|taken) `

/** "costs today coffee 4, lunch 12": what stands over a list. */
const headedByCosts = /^ (?:(?:um|so|ok|my|the) )*costs (?=(?:for )?(?:today|yesterday) (?!\S*\d))/

/** "we used a 10 dollar coupon on the popcorn": what was taken off something told before. */
const usedCoupon = pattern`^ (?:(?:and|but|oh|so) )*(?:i|we) (?:used|had|applied) (?:a|an|my|our|the) \S+ (?:dollar |bucks |off |percent )*
  (?:${coupon}|${giftCard}|${promo}) (?:on|for|towards?|off) (?:the|that|it|this|them|both) ?(?!.*(?:so|paid|was|were|cost) )`

/** "sent an invoice for 600 to acme", "I invoiced the client 300": what is asked for has not come yet. */
const invoiced = pattern`^ (?:(?:i|we|ive|weve|just|so|and|then|also|today) )*(?:(?:sent|issued|emailed|submitted|wrote|raised) (?:out |off |in )?(?:(?!money|cash)[^\d ]\S* ){0,2}?(?:an?|my|the|another|their|his|her) (?:\S+ )?invoice
  \s(?:for|to|of|over|out|today|yesterday|\S*\d|$)|invoiced (?!me |us |by |for )(?:\S+ ){0,3}\S*\d)(?!.* (?:paid|and|but) )`

/** "I put 90 on my card for dinner and the three of us are splitting it": paid. */
const onCard = pattern`(?:^| i| we) (?:just )?put \S*\d\S* ${unitSaid}on (?:my|our|the) (?:\S+ )?(?:card|visa|mastercard|amex|debit|credit card) `

/** "that coat got marked down from 200 to 130" */
const markedDown =
  /^ (?:(?:and|so|oh|wow) )*(?:that|the|this|those|these) (?:\S+ ){1,3}(?:got|was|were|is|are|has been|have been) (?:just )?(?:marked down|reduced|discounted|knocked down) (?:from |to )(?!.* (?:so|and) (?:i|we) )/

/** "cancelled Hulu, saving 8 a month", "cancelled Spotify, was 11.99": what is no longer paid. */
const givenUp =
  /^ (?:(?:and|so|i|we|just|finally) )*(?:cancell?ed|switched|downgraded) .*sav(?:ed?|es|ing) (?:me |us |like |about )*\S*\d\S* (?!on |of |for )|^ (?:(?:and|so|i|we|just|finally) )*cancell?ed (?:(?:my|the|our) )?[^\d]{3,30} (?:it )?(?:was|cost) (?!me )\S*\d\S* (?:(?:a|per|every) (?:month|year|week) )?$/

/** What was eaten, ridden or done is paid for, however dear. */
function isServed(piece: Piece): boolean {
  return piece.type === 'name' && /^(?:Food & Dining|Transportation|Healthcare|Bills)$/.test(piece.entry.category)
}

/** "the landlord knocked 50 off the rent": what was not paid. */
const takenOff = pattern`^ (?:(?:and|so|oh|they|he|she|(?:my|the) \S+) )*(?:took|knocked) \S*\d\S* ${unitSaid}off (?:of )?(?:the |my |our )?(?:\S+ )?(?:rent|bill|price|total|tab|fee|quote|invoice|cost) $`

/** "I'm at 40 for the day": what it has come to so far. */
export const soFar = pattern`^ (?:(?:and|so|ok) )*(?:im|i am|were|we are) (?:already )?at \S*\d\S* ${unitSaid}(?:so far|today|this (?:week|month)|for (?:the|this) (?:day|week|month)|for today) `

/** "those headphones cost 350, way too expensive for me": what was looked at and left. */
const tooDear =
  /^ (?:(?:and|so|oh|wow) )*(?:that|those|these|this) (?:\S+ ){1,3}(?:costs?|was|were|is|are) (?!me |us ).*too (?:expensive|pricey|dear|steep) for (?:me|us|my (?:taste|blood|budget|wallet|purse)) (?!.*(?:but|so|anyway|still) )/

/** "jeans are so expensive now": what is thought of it, with no amount. "Lunch was expensive" may begin a telling. */
const judged = pattern`^ (?!(?:what|how|why|was|is|are|i|we) )(?:\S+ ){1,5}?(?:is|are|got|costs?|(?:has|have) gotten) (?:(?:just|so|too|way|really|very|pretty
  |getting|super|kinda|absolutely|quite|a bit) )*(?:expensive|pricey|overpriced|cheap|crazy|nuts|insane|ridiculous|high|good|great|amazing
  |awesome|delicious|tasty|lovely|nice|fun|terrible|awful|bad|gross|worth it|a rip ?off|a fortune|a joke|a steal|a bargain|out of control) (?:(?:now
  |lately|these days|right now|today|there|here|too|though|tbh|everywhere|nowadays|again|honestly|by the way) )*$`

/** "lunch went in the bin", "put the recycling in the bin": what became of it, with no amount; "the lunch one can go in the bin" is an order. */
const binned = pattern`^ (?:(?:and|so|but|well|then|all) )*(?:(?:the|my|our|that) )?(?:\S+ ){1,3}?(?:(?:has|have|just|all) )*(?:went|gone|ended up|was thrown|got thrown|landed) (?:straight )?(?:in|into) (?:the|my) (?:bin|trash|rubbish|garbage)(?: \S+){0,2} $
  |^ (?:put|chuck|throw|toss|stick|pop|bung) (?:\S+ ){1,5}?(?:in|into) (?:the|my) (?:bin|trash|rubbish) (?:please |now )*$`

/** "petrol's up to 1.49 round here": what it costs now. */
const hasRisen = pattern`^ (?:(?:and|so|oh|wow) )*(?:the )?(?:price of )?(?:petrol|diesel|gas|fuel|unleaded|eggs?|milk|bread|butter|coffee|beer|pints?|a pint|olive oil|beef|chicken|rice)s? (?:is |are |has gone |have gone |gone |went )?up to \S*\d\S* ${unitSaid}(?:an? \S+ )?(?:round here|around here|here|now|again|these days|everywhere|at the moment) `

/** "it's minus 22 out there", "it was 35 degrees". */
const weather = pattern`^ (?:(?:and|but|brr|man|god|wow) )*(?:its|it is|it was|was) (?:(?:only|about|like|already|still|minus|negative|nearly) )*\S*\d\S* (?:degrees?|celsius|fahrenheit|below|out|outside)(?: [^\d ]+){0,3} $`

/** "got store credit 40 at Zara", "returned the jeans, store credit 40": no money that came or went. */
const storeCredit =
  / (?:got|given|gave me|received) (?:an? )?(?:\S+ ){0,3}store credit |^ (?:i |we |just )*returned (?:[^\d ]+ ){1,4}(?:for )?store credit /

/** "spilled milk on some guy's 2000 dollar laptop": what is another's has its price in passing. */
function isOfAnother(pieces: readonly Piece[]): boolean {
  return pieces.some(
    (piece, at) =>
      piece.type === 'amount' &&
      dollarOne.test(piece.norm) &&
      isOwner(prior(pieces, at), normBefore(pieces, at, 2)) &&
      pieces[at + 1] !== undefined,
  )
}
const dollarOne = / (?:dollar|buck|pound|euro|rupee)$/
/** "guy's" and "guys"; of "the girls 6 euro" only what is written as an owner is one. */
function isOwner(whose: Piece | undefined, article: string): boolean {
  if (!whose) return false
  if (!mayBeSeveral.test(whose.norm)) return owners.test(whose.norm)
  return /^(?:this|that|an?|some|another|one)$/.test(article) || whose.end - whose.start > whose.norm.length
}
const mayBeSeveral = /^(?:kid|lad|girl|boy)s$/
const owners = /^(?:(?:guy|woman|man|lady|dude|person)s|somebodys|someones)$/

/** "20 of that was for my neighbour", "of that, 20 was for him": a part of what was told before is no spend beside it. */
export function isPartOf(pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex(isAmount)
  if (at < 0 || at > MOST_BEFORE_PART) return false
  const after = phraseText(pieces.slice(at + 1, at + 5))
  if (at < 3 && /^ (?:out )?of (?:that|it|this|those) (?:was|were|is|are|went) /.test(after)) return true
  return leadsPart.test(phraseText(pieces.slice(0, at))) && /^ (?:was|were|is|are|went|for|on) /.test(after)
}
const MOST_BEFORE_PART = 6
const leadsPart = /^ (?:(?:and|but|so|um) )*(?:out )?of (?:that|it|this|those|which) (?:about |like |maybe )?$/

/** "corn's at four dollars": what it trades at. */
function standsAt([thing, at, price]: readonly Piece[]): boolean {
  const isShort = thing?.norm.endsWith('s') && thing.end - thing.start > thing.norm.length
  return isShort === true && at?.norm === 'at' && price?.type === 'amount'
}

/** "gas is like 4 bucks a gallon here now": a price in the present that nobody says they paid. */
export function isRemark(told: Clause): boolean {
  const fees = told.pieces.findIndex(({ norm }) => norm === 'charges')
  const named =
    fees > 0 &&
    fees < 3 &&
    told.pieces[fees + 1]?.type === 'amount' &&
    !determiners.has(told.pieces[0]?.norm ?? '') &&
    !pronouns.has(told.pieces[0]?.norm ?? '')
  const clause = {
    ...told,
    words: (named ? told.words.replace(' charges ', ' fees ') : told.words)
      .replace(headedByCosts, ' ')
      .replace(/ (thats|that is) (all|it)( for (now|today))? $| there is /, ' ')
      .replace(ofWhatItWas, ' was '),
  }
  if (paysForIt.test(clause.words) || invoiced.test(clause.words) || ranOff.test(clause.words)) return true
  if (isUndecided(clause)) return true
  if (askedAtTill.test(clause.words)) return false
  if (
    (clause.pieces.filter(({ type }) => type === 'amount' || type === 'number').length === 1 &&
      usedCoupon.test(clause.words)) ||
    storeCredit.test(clause.words) ||
    givenUp.test(clause.words) ||
    markedDown.test(clause.words) ||
    (tooDear.test(clause.words) && !clause.pieces.some(isServed)) ||
    takenOff.test(clause.words) ||
    soFar.test(clause.words)
  )
    return true
  if (!clause.pieces.some(isAmount)) return judged.test(clause.words) || binned.test(clause.words)
  if (weather.test(clause.words) || (hasRisen.test(clause.words) && !holds(clause.words, doneVerbs))) return true
  if (isHere.test(clause.words)) return false
  if (
    / in (?:the|a|that|their) (?:shop |store )?(?:window|display) (?:cost|costs|was|were|is|are|for) /.test(
      clause.words,
    )
  )
    return true
  // "in 1974 we bought the house for 31 thousand", "in my day a loaf was 25 cents"
  if (
    /^ (?:(?:and|so|back|way back) )*in (?:19\d\d|200\d|(?:my day|the old days|those days)(?! (?:off|out|in|at|trip|job|care|bag|pass|spa|school|camp))) /.test(
      clause.words,
    )
  )
    return true
  if (isPartOf(told.pieces) || standsAt(told.pieces) || (isOfAnother(told.pieces) && !holds(clause.words, doneVerbs)))
    return true
  if (
    isLeftOrOffered(clause) ||
    (willBe.test(clause.words) && !hasGoneOut.test(clause.words)) ||
    thrownAway.test(clause.words)
  )
    return true
  if (says(clause, 'can you believe'))
    return !says(clause, 'i spent', 'i paid', 'we paid', 'we spent') && holds(clause.words, presentVerbs)
  if (/ (he|she|they|theyre|hes|shes|seller|guy) (asked|asks|asking|is asking) (for )?\d/.test(clause.words))
    return true
  if (wantsNow.test(clause.words) && !holds(clause.words, doneVerbs)) return true
  if (askedPrice.test(clause.words) && clause.pieces.filter(isAmount).length === 1) return true
  if (quotes.test(clause.words) && !holds(clause.words, doneVerbs) && !handedOver.test(clause.words)) return true
  if (isByRule(clause)) return true
  if (
    !holds(clause.words, doneVerbs) &&
    (usedTo.test(clause.words) || fromPrice.test(clause.words) || offered.test(clause.words))
  )
    return true
  if ((holds(clause.words, pastVerbs) || onCard.test(clause.words)) && !usedTo.test(clause.words)) return false
  if (hasPlainRate(clause)) return true
  if (isRunningRate(clause)) return true
  if (isCorrected(clause)) return false
  if (/^ theres (an?|some|this|these) /.test(clause.words)) return true
  if (says(clause, 'gone up', 'goes up') || (says(clause, 'went up') && !trip.test(clause.words))) return true
  if (says(clause, 'went from', 'price of', 'go for', 'goes for')) return true
  if (says(clause, 'are') && !isPricedBehind(clause) && !isToldBefore(clause)) return true
  if (isGeneral(clause) || / (these days|nowadays|everywhere|round here|around here) $| prices /.test(clause.words))
    return true
  if (/^ (an? )\w+ (is|costs) /.test(clause.words)) return true
  if (!holds(clause.words, presentVerbs) || isToldOfDay(clause)) return false
  return holds(clause.words, remarks) || says(clause, 'here', 'now', 'there')
}

/** "landlord dey ask 600k for January": what somebody wants for it, and nothing that was paid. */
const wantsNow = pattern` dey (?:(?:ask|charge|demand|sell)(?: (?:me|us|am|it|for|like|about))*|call (?:am|it)(?: for)?) \S*\d(?!.* (?:i|we) (?:(?:don|come|con|just|still|later|go) )*(?:pay|paid|give|gave|settle|settled|send|sent) )`

/** "we went up to Newry", "went up the tower": no dearness. */
const trip = / went up (?:the |to (?!\S*\d))/

/** "the mechanic said 300". */
const quotes = pattern`(?<=\S)(?<! (?:i|we|you|um|no|like|it|app|receipt|bill|statement|tag|sign|menu)) (?:said
  |says
  |reckons
  |estimates) (?:its |about |around )?\d`

/** "the vet said that'll be 95 please": what one is asked for at the till, and pays. */
const askedAtTill = pattern` (?:said|says) (?:thatll|that will|itll|it will|thatd|itd) be \S*\d\S* ${unitSaid}please $`

/** "twenty eight fifty is what the haircut cost me": said now of what was paid. */
const ofWhatItWas = new RegExp(` is (?=${whatWasPaid})`)

/** "the doctor said 80 and I handed it over". */
const handedOver =
  / (?:handed|gave|forked|coughed|tapped|swiped|settled) (?:it|that|him|her|them|over|up|out|the money) /

/** "my rent is going up to 1900": what it will be. */
const willBe =
  / (?:is|are|s|its|theyre) (?:going|gone|gonna go|about to go|set to go|due to go) (?:up|down) to (?!the )| [a-z]+s going (?:up|down) to \S*\d(?!\S* .*\d)/

/** "council tax is gone up to 187, it went out yesterday": what it is now was paid. */
const hasGoneOut = / gone (?:up|down) to \S*\d\S* .*(?:(?:went|came|gone) out|was taken|(?:i|we|just) paid) /

/** "the rest of my food budget is 40", "my food budget has 40 left", "40 over budget on food": how a budget stands. */
export const heldByBudget = pattern` (?:(?:rest|remainder|remains|left) (?:of|in|on) (?:(?:my|the|our) )?|remaining )(?:\S+ ){0,3}budget (?:(?:is|was|at|only|just|about|now) )*\S*\d
  | budget (?:still )?(?:has|is) (?:(?:only|just|about|now|still|already) )*(?:\S*\d\S* ${unitSaid}(?:left|remaining)|(?:down to|(?:over|under)(?: by)?) \S*\d)
  |^ (?:(?:i|we|im|were|am|are|went|so|now|already|about) )*\S*\d\S* ${unitSaid}(?:over|under) (?:(?:my|the|our) )?(?:\S+ ){0,2}budget `

/** "only 30 of my 200 food budget is left" */
export const partOfBudget = pattern` \S*\d\S* ${unitSaid}(?:left )?(?:of|from|out of) (?:my|the|our) \S*\d\S* (?:dollar )?(?:\S+ ){0,2}budget `

/** "I only have 20 left", "I have 5000 saved for a car", "there's like 15 bucks left", "40 remaining in the food budget": no money that went anywhere. */
const isStillThere = pattern` (?:have|has|had|got|ive|weve|theres) (?:(?:only|just|about|around|like|maybe|still|got|exactly|um) )*\S*\d\S*(?: bucks
  | dollars| pounds| quid| euros)? (?:left|remaining|saved|put (?:away|aside|by)|set aside|stashed) | \S*\d\S* ${unitSaid}(?:left|remaining) (?:in|of|from) (?:\S+ ){0,4}?budget
  | (?:spent|used) \S*\d\S* ${unitSaid}of (?:it|that) $
  |^ (?!.* (?:paid|spent|bought) )(?:\S+ ){0,3}\S*\d\S* ${unitSaid}(?:is |are )?(?:(?:still|left|more|yet) to (?:pay|come)|(?:still )?(?:owing|outstanding)) `

/** "down to my last 20 dollars", "an offer for 75 thousand a year": what is left, and what others would give. */
function isLeftOrOffered({ pieces, words }: Clause): boolean {
  if (partOfBudget.test(words) && !/ (?:paid|spent) /.test(words)) return true
  if (
    (isStillThere.test(words) || heldByBudget.test(words)) &&
    !/ (?:paid|spent) (?!\S+ (?:\S+ )?of (?:it|that) $)| after (?:spending|paying|buying) (?:\S+ ){0,4}\d/.test(
      words,
    ) &&
    pieces.filter(({ type }) => type === 'amount' || type === 'number').length === 1
  )
    return true
  return pieces.some(({ type }, at) => {
    const lead = type === 'amount' ? phraseText(pieces.slice(0, at)) : ''
    return (
      / down to (?:my|our|the) last $/.test(lead) ||
      (/ (?:offer|bid) (?:of|for) $/.test(lead) && !/ (?:bought|paid|spent|took) /.test(words))
    )
  })
}

/** "that's 40 bucks I'll never see again"; "a ticket for 30 to a band I'll never see again" was bought. */
export const thrownAway = pattern`^ (?:(?:well|ugh|and|so|great) )*(?:thats|that is|there goes) (?:another |like )?\S+ (?:\w+ )?(?:that )?(?:i |we )?(?:ill
  |well|will) never (?:see|get) `

/** "I make 62000 a year", "we pay 600 a month for childcare": what comes and goes as a rule. Beside another price ("… and coffee 4") what one pays was paid. */
function isByRule({ pieces, words }: Clause): boolean {
  const verb = goesByRule.exec(words)?.[1]
  if (verb === undefined) return false
  return !/^(?:pay|spend|get)$/.test(verb) || pieces.filter(isAmount).length === 1
}
const goesByRule = pattern`^ (?:(?:so|well|and|but) )*(?:i|we) (?:(?:only|about|around|usually|currently|like|still|now) )*(make|earn|get|get paid|pay|spend|bring home|take home
  |am paid) (?:(?:about|around|like|roughly) )*\S*\d\S* (?:(?:bucks|dollars|pounds|quid|euros|grand) )?(?:(?:max|maximum|tops|at most) (?:(?:for|on) (?:\S+ ){1,3}?)?)?(?:(?:an?|per|each|every) (?:(?:two|other|couple) )?(?:hour|day|week|month|year|shift)s?|weekly|biweekly|fortnightly|monthly|yearly) `

/** "milk is cheaper at Aldi it's 2.89", "Amazon has the headphones for 59": what a shop asks for it. */
const offered = pattern`^ (?!.* (?:i|we|filled|had) )(?:.* (?:is|are) (?:\S+ ){0,2}(?:cheaper|pricier|dearer|more expensive) .*(?:its|theyre|is|are|only|just|for|at) \S*\d
  |(?!(?:you|who|what) )(?:\S+ ){1,3}(?:has|have|sells?|stocks?|lists?) (?:the|an?|some|those|these|that|my) (?:\S+ ){1,4}(?:for|at) (?:only |just )?\S*\d)`

/** "they used to charge 2 for that". */
const usedTo = / used to (be|cost|charge|pay|go|sell|run|spend) /

/** "tickets start at 85", "the asking price was 4000". */
const fromPrice = / (start|starts|starting) (at|from) \d| asking price | (is|are|was|were) going for \d/

/** "beers cost 9 at the stadium": of things in general, unless the amount is taken back as only what happened is. */
function isGeneral(clause: Clause): boolean {
  const { pieces } = clause
  if (isCorrected(clause)) return false
  const after = pieces[pieces.findIndex(isAmount) + 1]
  const ends = after === undefined || after.type === 'separator'
  if (/^(my|our|the)$/.test(normAt(pieces, 0)) || (ends && pieces.some(({ norm }) => norm === 'cost'))) return false
  return pieces.some(
    (piece, at) =>
      piece.type === 'name' &&
      piece.entry.display === null &&
      isPlural(piece.norm) &&
      at < 3 &&
      /^(cost|are|sell|go)$/.test(normAt(pieces, at + 1)),
  )
}

/** "the kids are sick, medicine 12": how things are, and behind the pause what was paid. */
function isPricedBehind({ pieces }: Clause): boolean {
  const how = pieces.findIndex(({ norm }) => norm === 'are')
  // "Sam and I are splitting it and coffee 4"
  if (/^(?:splitting|sharing|going|paying|covering)$/.test(normAt(pieces, how + 1))) return false
  const pause = pieces.findIndex((piece, at) => at > how && isPause(piece))
  const price = pieces.findIndex(isAmount)
  return how >= 0 && pause > 0 && pieces.slice(pause, price).some(({ type }) => type === 'name')
}

/** "pizza 20, they are so hungry these kids": what was paid, and behind the pause how things are. */
function isToldBefore({ pieces }: Clause): boolean {
  const how = pieces.findIndex(({ norm }) => norm === 'are')
  const price = pieces.findLastIndex(isAmount)
  const told = pieces.slice(0, price)
  return price < how && told.some(({ type }) => type === 'name') && pieces.slice(price, how).some(isPause)
}

function isCorrected({ pieces }: Clause): boolean {
  return pieces.some(
    (piece) =>
      piece.type === 'repair' || piece.norm === 'no' || (piece.type === 'amount' && piece.correctedFrom !== null),
  )
}

/** "straw is running 9 dollars a bale": a rate in the present. */
function isRunningRate({ pieces, words }: Clause): boolean {
  if (!/ (is|are|runs|running|costs|goes for) /.test(words)) return false
  return pieces.some((piece, at) => {
    if (piece.type !== 'amount' || !/^(a|an|per)$/.test(normAt(pieces, at + 1))) return false
    return !/^(month|year|week|day)$/.test(normAt(pieces, at + 2)) && pieces[at + 2] !== undefined
  })
}

/** "4 bucks a gallon", "fourteen a ticket now": the price of one, said of the amount itself. */
function hasPlainRate({ pieces }: Clause): boolean {
  return pieces.some(
    (piece, at) =>
      piece.type === 'amount' &&
      /^(a|per)$/.test(normAt(pieces, at + 1)) &&
      (/^(gallon|litre|liter)$/.test(normAt(pieces, at + 2)) || /^(now|nowadays)$/.test(normAt(pieces, at + 3))),
  )
}

const opinions =
  '(?:good|great|nice|lovely|fun|amazing|awesome|incredible|fantastic|wonderful|delicious|tasty|yummy|beautiful|bad|terrible|awful|horrible|disgusting|boring|weird|crazy|insane|ridiculous|best|worst|excellent|superb|decent|mediocre|disappointing|stressful|exhausting|relaxing)'
const isOpinion = new RegExp(`^${opinions} `)

const judges = pattern`^ (?:(?:wow|hm+|huh|well|oh|ok|and|but|so|man|honestly) )*(?:its|thats|that is|it is|that was|it was|this is|this was)
  (?: (?:such|so|really|very|pretty|quite|too|rather|a|an|the|my|just|kind of|actually|absolutely|totally|not|one of))* ${opinions} `

/** "it was fine"; "it was a fine" names what was paid, and "it was fine wine" what was bought. */
const wasFine = pattern`^ (?:(?:yeah|yes|well|oh|ok|and|but|so|no|honestly) )*(?:its|thats|that is|it is|that was|it was|this was)
  (?: (?:just|really|actually|totally|quite|perfectly|all))* fine (?:$|(?:but|and|though|thanks|thank|really|with|as|too|actually) )`

/** "it was such a good show", "that was the best lunch in weeks": what one thinks of it, with no amount and no day. */
export function isJudged(pieces: readonly Piece[], words: string): boolean {
  return (
    (judges.test(words) || wasFine.test(words)) &&
    !pieces.some(
      ({ type, norm }) => type === 'amount' || type === 'day' || (type === 'name' && isOpinion.test(`${norm} `)),
    )
  )
}

/** "I saw shoes for 120": looked at, not bought; a film that was seen was paid for. */
export function isLookedAt(clause: Clause): boolean {
  if (
    !(lookedAt.test(clause.words) || isPriceSeen(clause) || isThingSeen(clause)) ||
    / (receipt|bill|statement|app) /.test(clause.words) ||
    holds(clause.words, doneVerbs)
  )
    return false
  return !clause.pieces.some((piece) => piece.type === 'name' && /^(Ent|Hea)/.test(piece.entry.category))
}

/** "saw winter tires at Costco 1100"; "saw Dune at the Odeon 12" was paid for. */
function isThingSeen({ pieces, words }: Clause): boolean {
  if (!/^ (?:(?:oh|wow|just|today) )*(?:saw|spotted|noticed) /.test(words)) return false
  const verb = pieces.findIndex(({ norm }) => /^(?:saw|spotted|noticed)$/.test(norm))
  const thing = pieces.slice(verb + 1, verb + 3).find(({ type }) => type === 'name')
  return thing !== undefined && isOfShops(thing) && /^(?:at|in|for)$/.test(normAt(pieces, pieces.indexOf(thing) + 1))
}
/** What is bought to be kept or taken home; a meal, a ride and an outing are paid for where they are had. */
function isOfShops(thing: Piece): boolean {
  if (thing.type !== 'name' || thing.entry.display !== null || meals.has(thing.norm)) return false
  return /^(?:Sho|Foo|Tra)/.test(thing.entry.category) && !/ wash$|^(?:dinner|takeaway|takeout|buffet)/.test(thing.norm)
}

/** "looked at a lamp for 40", "had a look at a condo in Hua Hin 1.9 million"; in "looked at a flat, application fee 40" the price is of what comes behind. */
function isPriceSeen({ pieces, words }: Clause): boolean {
  return onlyViewed.test(words) && !pieces.slice(0, pieces.findIndex(isAmount)).some(isPause)
}
const onlyViewed = pattern`^ (?:(?:so|oh|and|today|yesterday|i|we|just|also|went|to) )*(?:looked at|tried on|viewed|(?:had|have|took|take) (?:another|an?) (?:(?:quick|little|good|wee|proper|second) )?(?:look|peek|viewing) (?:at|of))
  \s(?:an?|some|this|these|those|another|one) (?!.* (?:uber|taxi|cab|bus|train|tram|lunch|dinner|coffee|parking|fees?|entry|on) )`
const lookedAt = pattern` (?:i|we|just) (?:saw|spotted|noticed|looked at|tried on|keep (?:seeing|eyeing|looking at)) |^ (?:saw|spotted|noticed) (?:an?|some|this|these|those)
  \s| (?:only|just) (?:look|looked|looking|browsed|browsing|saw)(?: (?:at )?(?:it|them|that))? $`
