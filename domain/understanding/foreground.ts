import type { Clause } from '#domain/understanding/clause.ts'
import { buyers } from '#domain/understanding/entries/merchant.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import { isIncome } from '#domain/understanding/income/is-income.ts'
import { withoutComing, withoutMeans } from '#domain/understanding/income/told-before-spend.ts'
import { isLeftOpen } from '#domain/understanding/intents/left-open.ts'
import { withheld } from '#domain/understanding/intents/negated.ts'
import { whyNot } from '#domain/understanding/intents/not-to-write.ts'
import { handedOver, isOwnTreat, isPaidFor } from '#domain/understanding/intents/others-spend.ts'
import { demands } from '#domain/understanding/intents/out-of-reach.ts'
import { isWaived } from '#domain/understanding/settle/without-waived.ts'
import { concludes, type Strand, strandsOf } from '#domain/understanding/strand.ts'
import { firstNames } from '#domain/understanding/words/first-names.ts'
import { fillers, paymentWords } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { didShop, isOtherPayer, isPaidByOther, partPaid } from '#domain/understanding/words/payers.ts'
import { isAmount, isPause, type Piece, phraseText, shaped } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** What a finite clause does in the story: tells of a payment of one's own, speaks against writing, or neither. */
type Told = Strand & { words: string; amount: boolean; own: 'done' | 'said' | null; acts: boolean; against: Against }
type Against = 'supposed' | 'denied' | 'foreign' | 'idle' | null

/**
 * Who tells a day tells more than what was paid. What speaks against writing, and what others said or once took, speaks for its
 * own finite clause alone: beside a payment of one's own it becomes silent ("my sister pays 70 but my haircut was 38").
 */
export function foreground(said: Piece[]): Piece[] {
  const pieces = withoutComing(withoutMeans(withOwnPart(said)))
  if (pieces.length < FEW || !pieces.some(isAmount)) return pieces
  const words = phraseText(pieces)
  if (demands.test(words) || withheld.test(words) || isOwnTreat(pieces) || isWaived(pieces)) return pieces
  if (isLeftOpen(pieces)) return pieces
  const strands = strandsOf(pieces)
  if (strands.length < 2) return pieces
  const told = weigh(strands)
  const own = told.filter((strand) => strand.own !== null && strand.against === null)
  if (own.length === 0) return pieces
  silenceIdle(told, own)
  const against = told.filter((strand) => strand.against !== null)
  if (against.length === 0 || !against.every((strand) => isAside(strand, told, own))) return pieces
  const named = told.some((strand) => strand.against === null && strand.pieces.some(isContent))
  const lender = named ? undefined : against.find((strand) => strand.pieces.some(({ type }) => type === 'name'))
  return told.flatMap((strand, at) =>
    strand.against === null && !isEmphasis(strand, told[at + 1])
      ? strand.pieces
      : strand.pieces.filter((piece) => isKept(piece, strand, strand === lender)),
  )
}

/** "Migros 45, and no, | I didn't even buy meat": what is stressed of the clause that falls silent. */
function isEmphasis({ words }: Told, next: Told | undefined): boolean {
  return (
    next?.against === 'denied' && /^ (?:i|we) /.test(next.words) && /^ (?:(?:and|but) )?(?:no|nope|yes) $/.test(words)
  )
}

/** "dinner 90, I'll pay a third": the part that is still to be paid is one's own of what was told, and no plan beside it. */
function withOwnPart(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(({ norm }) => norm === 'ill')
  if (at < 0 || !paysPart.test(phraseText(pieces.slice(at, at + 7)))) return pieces
  if (!pieces.slice(0, at).some(isAmount)) return pieces
  return pieces.map((piece, index) => (index === at ? shaped({ ...piece, norm: 'i' }) : piece))
}
const paysPart =
  /^ ill (?:(?:only|just) )?(?:pay|cover|owe) (?:(?:a|my|one) )?(?:half|third|quarter) (?:of (?:it|that) |and |$)/

/** What only tells how it was, and where nothing was paid: "it's nuts", "i missed the train so i took a taxi for 31". */
function silenceIdle(told: Told[], own: readonly Told[]): void {
  const tells = told.some(({ acts, against }) => acts && against === null)
  const turn = told.findLastIndex(
    ({ words, pieces }) => / anyways? /.test(words) && !(/^anyway/.test(normAt(pieces, 0)) && isPause(pieces[1])),
  )
  const antecedents = new Set(own.map((strand) => antecedentOf(strand, told)))
  const first = told.findIndex((strand) => own.includes(strand))
  for (const [at, strand] of told.entries()) {
    if (strand.against !== null || strand.amount) continue
    const next = told[at + 1]
    const doing = isDoing(strand) && own.some((other) => other.from > strand.from && other.pieces.some(namesThing))
    const scene =
      at < first &&
      (((tells || isWhy(strand, next)) && !antecedents.has(strand) && !isPriced(next) && isScene(strand)) || doing)
    const treated = at < first && ((isTreat(strand) && !isPayFor(strand, next)) || isTreat(next))
    const why =
      first >= 0 && at > first && whyPriced.test(strand.words) && !strand.pieces.some(({ type }) => type === 'number')
    if (
      at < turn ||
      scene ||
      treated ||
      why ||
      (musing.test(strand.words) && (next !== undefined || !asks.test(strand.words))) ||
      isState(strand, next) ||
      (first >= 0 && at > first && isHowTheyAre(strand, next)) ||
      (ends.test(strand.words) && next?.amount !== true) ||
      (tells && isIdle(strand))
    )
      strand.against = 'idle'
  }
}

/** "it was raining | so taxi 12": how it was, and what one paid for that. */
function isWhy({ words }: Told, next: Told | undefined): boolean {
  return next !== undefined && concludes(next.pieces, 0) && states.test(words) && !changesHands.test(words)
}
const states = / (?:was|were|is|are|am|im|its) /
const changesHands = / (?:paid|returned|refunded|sold|owed) /

/** "had lunch with mike | he paid": what somebody else paid, of which no amount is told. */
function isTreat(strand: Told | undefined): boolean {
  return strand !== undefined && !strand.amount && treats.test(strand.words)
}
const treats = pattern`^ (?:(?:and|but|so|then) )*(?:he|she|they|(?:my |the )?(?!i |we )\S+) (?:paid|covered|treated|shouted|got it|picked up the (?:bill|tab|check))
  (?: (?:for|it|that|me|us|them|the|bill|lunch|dinner|breakfast|brunch|drinks|tab))* $`

const theirSum =
  /^ (?:(?:and|um) )*(?:it|that|the (?:bill|tab|check|total)) (?:(?:was|came|to|like|about|around|only|nearly|almost|over) )+\S*\d\S* $/

/** "cafe paid me | , 412": the sum is what came; "mom paid me | , gas 40" tells of the gas. */
function isPayFor({ words }: Told, next: Told | undefined): boolean {
  const told = next?.pieces.filter(({ type }) => type !== 'separator') ?? []
  const isAlone = told.length === 1 || (told[1]?.norm === 'for' && !told.some(({ type }) => type === 'name'))
  return / paid (?:me|us) $/.test(words) && told[0]?.type === 'amount' && isAlone
}

/** "the window cleaner came | , eight quid", "… | and charged me 40 for the sink": the price is of who was told right before it. */
function isPriced(next: Told | undefined): boolean {
  if (next?.amount !== true) return false
  return charging.test(next.words) || !next.pieces.some(({ type }) => type === 'word' || type === 'name')
}
const charging = /^ (?:(?:and|then|just) )*(?:charged|billed) (?:me|us) /

/** Where the thing was named that a payment without a name of its own is for: "i got an uber | and it was 19". */
function antecedentOf(strand: Told, told: readonly Told[]): Told | undefined {
  if (strand.pieces.some(namesThing)) return strand
  const before = told
    .slice(0, told.indexOf(strand))
    .filter((other) => other.against === null && other.pieces.some(namesThing))
  return before.findLast(({ acts }) => acts) ?? before.at(-1)
}

function namesThing(piece: Piece): boolean {
  return isContent(piece) && !/^(thing|things|stuff|total|bill|amount|one)$/.test(piece.norm)
}

/** A subject with a verb that buys nothing and visits no shop. */
function isScene({ words, acts, pieces }: Told): boolean {
  if (acts && !/ (missed|walked) /.test(words)) return false
  if (
    visits.test(words) ||
    pieces.some((piece) => piece.type === 'repair' || (piece.type === 'name' && piece.entry.display !== null))
  )
    return false
  return scenes.test(words) && !/ (half|split|share|each|dont|didnt|not|forgot|needed|out of) /.test(words)
}
/** "i'm making curry, …": what one is about, and pays nothing for. */
function isDoing({ words, amount }: Told): boolean {
  return !amount && doings.test(words)
}
const doings = pattern`^ (?:(?:so|ok|okay|well|um|and) )*(?:im|i am|were|we are) (?!paying|buying|getting|having|eating
  |ordering|spending|adding|logging|renting|not)\w+ing `
const visits = pattern` (went|popped|stopped|nipped|headed|dropped|swung|drove|ran|visit
  |visited) (out |over |down |in |off )?(to|into|by|at|for|in) `
const scenes = pattern`^ (?:(?:and|but|so|then|plus|ok|okay|um|uh|oh|well|first|also|today|yesterday|now) )*(?:i|im
  |we|he|hes|she|shes|they|it|its|there|my \S+|the \S+|bus|tram|train) (?:\S+ )`

const FEW = 4

/** "it's nuts", "it was so busy": said of how it was, beside a payment that was told. */
function isIdle({ words, pieces }: Told): boolean {
  return idle.test(words) && pieces.every(({ type }) => /^(word|name|separator|time|day)$/.test(type))
}
const idle = pattern`^ (?:(?:and|but|so|now|because|cause|cos|anyway|oh|um|like|there|hello|hi|hey|penny|ok|okay|well
    |right) )*(?:its
  |it is
  |it was
  |thats
  |that was
  |that is) (?!for |from |at |on )`
/** "… they gave me the discount", "… there was a surge": why a price is what it is. */
const whyPriced = pattern`^ (?:(?:because|since|cause|cos|and|but|so|as) )?(?:they|he|she|it|there|the \S+) (?:\S+ ){1,4}?(?:discounts?
  |coupon|deal|promo|surge|surcharge|fees?|rates?|prices?|sale|off|extra|tax|increase|bill)(?: (?:on|for|to|off|out|it|that|this
  |the|me|us|them|up|down|in|again|now|today|time|though|too|month|year|week|of|included|added))* $
  |^ (?:(?:because|since|cause|cos|and|but) )?(?:it|they|prices|its|theyve|the price) (?:has |have )?(?:just |really )?(?:went|gone) (?:up|down)(?: (?:again|a|lot|bit|there|in|price|now|too))* $`

/** "what did i buy, oh right, …", "… because it was after 5": asked of oneself, or why. */
const musing = pattern`^ (?:(?:um|hmm|hm|oh|so|ok|okay|well|let me think|let me see|let me check) )*(?:what else
  |what (?:did|have) (?:i|we) (?:do|buy|get|have|done|bought)|where was i) |^ (?:because|cause|cos) (?:it|its
  |they|theyre|he|she|there) |^ (?:(?:and|but) )*(?:hes|shes|theyre|he is|she is|they are) (?:(?:all|totally|doing|just|perfectly) )*(?:fine|ok
  |okay|good|better|alright|great|healthy|well)(?: (?:now|again|though))? $`

/** "the heater didn't even work", "the gym was closed": how something was; "… so I got a new one for 20" is for that. */
function isState({ words }: Told, next: Told | undefined): boolean {
  return fails.test(words) && (next?.amount !== true || next.pieces.some(namesThing))
}
const fails = pattern`^ (?:(?:and|but) )*(?:the|my|our|his|her|their) (?:\S+ ){1,2}(?:(?:(?:did|does|would|will|was|were|is) not|didnt|doesnt|wouldnt|wont|wasnt|werent|isnt) (?:(?:even|really) )*(?:work|working|start|open
  |come on|turn on|arrive|show up)|(?:was|were|is|are) (?:(?:all|still|so|really) )*(?:broken|closed|shut|out of order|late|delayed|dead|freezing|packed|busy)) $`

/** "… the child is better now", "… bread's gone up again": how others are, or prices in general, told behind what was paid. */
function isHowTheyAre({ words, pieces }: Told, next: Told | undefined): boolean {
  const isPlain = pieces.every(
    (piece) => !telling.test(piece.type) && !paymentWords.has(piece.norm) && !isSomeName(piece),
  )
  return isPlain && howTheyAre.test(words) && !ofMoney.test(words) && (!next?.amount || next.pieces.some(namesThing))
}
/** "the shop was Nike", "the seller was Tom": who was paid. */
function isSomeName(piece: Piece): boolean {
  const isShop = piece.type === 'name' && piece.entry.display !== null
  return isShop || (piece.type === 'word' && (piece.capital || firstNames.has(piece.norm)))
}
const telling = /^(?:amount|number|day|repair)$/
const howTheyAre = pattern`^ (?:(?:and|but|so) )*(?:(?:the|my|our|his|her|their) (?:\S+ ){1,2}(?:is|are|was|were) |(?:\S+ ){1,2}(?:(?:is|are|has|have) )?(?:just )?(?:gone|going|went) (?:up|down) )`
const ofMoney =
  / (?:free|included|extra|cost|costs|paid|pay|paying|pays|owe|owes|bought|got|gave|refund|refunded|back|half|split|share|shared|mine|ours|theirs|treat|on|off|not|didnt|wasnt|werent|isnt|arent|no|should|cancelled|wrong|double|twice|each|waived|declined|closed|from|for) /

/** "netflix 15 and i cancelled the gym": what is paid for no more. */
const ends =
  /^ (?:(?:and|so|also|then) )*(?:i|we) (?:just |finally |also )?(?:cancelled|canceled|quit) (?:the|my|our) (?!(?:\S+ )?(?:order|booking|reservation|flight|trip|hotel|holiday|tickets?|appointment) )(?:[^\d ]+ ){1,3}$/

function isKept({ type }: Piece, { against }: Told, lends: boolean): boolean {
  return type === 'separator' || type === 'end' || (type === 'name' && lends) || (type === 'day' && against === 'idle')
}

function weigh(strands: readonly Strand[]): Told[] {
  const told: Told[] = []
  let acquired = false
  const wants = strands.some(({ pieces }) => asksOrOrders.test(phraseText(pieces)))
  for (const strand of strands) {
    const words = phraseText(strand.pieces)
    const amount = strand.pieces.some((piece) => piece.type === 'amount' && !piece.struck)
    const before = told.at(-1)
    let against = againstOf({ pieces: strand.pieces, words, from: 0, to: 0, question: false })
    if (isBoughtByOther({ pieces: strand.pieces, words }) && !endsInMe.test(before?.words ?? '') && !reckonAll(strands))
      against = 'foreign'
    if (before && asks.test(words)) against = null
    if (against === null && !amount && isScheduled(strand)) against = 'supposed'
    const isAlone =
      before !== undefined &&
      amount &&
      (isAppointment(before) || isBesideDebt(before, strand) || (skips.test(before.words) && takes.test(words)))
    if (
      against === null &&
      before?.against &&
      !isAlone &&
      (isContinued(strand, words, before) || isReported(before, strand))
    )
      against = before.against
    // "Tim picked up the tab | it was like 90"; what "the client paid" came in.
    const isTreated = before && isTreat(before) && !before.pieces.some(({ norm }) => buyers.test(norm))
    if (isTreated && against === null && isPaidByOther(before.words) && theirSum.test(words)) {
      before.against = 'foreign'
      against = 'foreign'
    }
    const acts = against === null && acquiring.test(words)
    const isToldBefore =
      before !== undefined && isPriceAlone(strand, strand === strands.at(-1)) && isThingAlone(before) && !wants
    const said = isToldBefore ? 'said' : null
    const own = against === null ? (ownOf(strand, words, amount, acts, acquired) ?? said) : null
    acquired = acquired || acts
    if (
      before &&
      amount &&
      /^ (?:and |um )*so (?:yeah )?(?:i|we) (?:\w+ )?paid /.test(words) &&
      amountOf(before) === amountOf(strand) &&
      before.against === null
    )
      before.against = 'foreign'
    if (before?.amount && !before.acts && toldBy.test(words)) before.against = 'foreign'
    // "coffee 4 and lunch 12, Sam paid" may tell of both.
    const isOfOne = turnsBack.test(words) || told.filter((other) => other.amount).length === 1
    const isNone = !amount && isOfOne && isAgainstPrice(strand) && !handedOver.test(before?.words ?? '')
    if (before?.amount && !before.acts && before.against === null && isNone) {
      before.against = 'foreign'
      against = 'foreign'
    }
    if (!isNone && before?.amount && before.against === 'foreign' && paidThat.test(words))
      Object.assign(before, { against: null, own: 'done' })
    told.push({ words, amount, own, acts, against, ...strand })
  }
  return told
}

/** "skipped the taxi at 25 | and took the tram for 2.80": what one did instead. */
const skips = /^ (?:(?:i|we|just) )*(?:skipped|passed on|declined|refused|turned down) /
const takes = /^ (?:(?:and|but|so|then|just) )*(?:took|got|bought|grabbed|had|ordered|picked|chose) /

/** "lunch with the team | , 64": the price of what was told right before it, and nothing besides. */
function isPriceAlone({ pieces }: Strand, isLast: boolean): boolean {
  return pieces.every(({ type }) => type === 'separator' || type === 'amount' || (isLast && type === 'end'))
}
/** What is asked or ordered beside is no aside of a telling: each is read by itself. */
const asksOrOrders = pattern`^ (?:(?:and|then|so|but|also|please|um|oh) )*(?:how|what|whats|which|when|where|why|who|will|would|can|could|do|does|did|is
  |are|am|should|change|make|set|delete|remove|undo|correct|fix|move|put|show|tell) | (?:goals?|budgets?|limit) `
/** "coffee 4 and how much do I usually spend on it": asked beside it, and no aside. */
const asks =
  /^ (?:(?:and|then|so|but|also|um) )*(?:how (?:much|many)|what (?:did|do|is)|whats|(?:when|where) did) (?!.* \d)/
function isThingAlone({ words, amount, against, pieces }: Told): boolean {
  return against === null && !amount && pieces.some(namesThing) && !/ (?:he|she|they|you|who|there) /.test(words)
}

/** "Dan owes me 10 | , coffee 4", "mum paid for it | , coffee 4": a thing with a price of its own; "| and 5 for coffee" he owes too, and all of "he owes me for lunch 10, coffee 4". */
function isBesideDebt(before: Told, { pieces }: Strand): boolean {
  const { words } = before
  const [joint] = pieces
  const [thing, price] = pieces.filter(({ type }) => type !== 'separator')
  if (thing?.type !== 'name' || price?.type !== 'amount') return false
  return owesSum.test(words) || isAgainstPrice(before) || (joint?.norm === ',' && isBoughtByOther(before))
}

const owesSum =
  / owes (?:me |us )?(?:about )?(?:half|an? \S+|(?:tenner|fiver|\S*\d\S*)(?: (?:dollars|bucks|pounds|quid|euros))?) $/

/** "tomorrow is the dentist | , coffee 4", "I need to fix that lamp | and coffee 4": what is to come, without a price, and no plan to buy that goes on behind it. */
function isAppointment({ words, amount, against }: Told): boolean {
  if (against !== 'supposed' || amount) return false
  const errand = errands.exec(words)?.[1]
  return errand === undefined ? coming.test(words) && !plans.test(words) : !buyingOrOrdering.has(errand)
}
const errands =
  /^ (?:(?:and|so|oh) )*(?:i|we) (?:(?:really|still|also|just) )*(?:need to|have to|got to|gotta|should|must) (\S+) /
const buyingOrOrdering = wordSet(`
  add be book buy cancel change delete drink eat edit erase fill find get give go grab have know log make order owe pay pick put redo
  remember remove renew save scratch see send set show spend stop take tell tip top try undo update
`)
const coming =
  /^ (?:(?:and|so|oh) )*(?:(?:i|we) have|ive got|weve got|(?:\S+ ){1,4}?(?:is|are|starts|begins|leaves|boards|departs)) /
const plans =
  / (?:buy|buying|pay|paying|order|get|getting|need|needs|want|spend|going to|gonna|will|ill|owe|owes|should|would|if) /

/** "my flight is at 9 | and breakfast 14", "the party is on saturday | , balloons 12": when something is, without a price. */
function isScheduled({ pieces }: Strand): boolean {
  const verb = pieces.findIndex(({ norm }) => takesPlace.has(norm))
  const when = pieces.slice(verb + 1)
  return (
    verb > 0 &&
    pieces.slice(0, verb).some(isContent) &&
    when.some(({ type }) => type === 'time' || type === 'day') &&
    when.every(({ type, norm }) => type === 'time' || type === 'day' || leadsToTime.has(norm))
  )
}
const leadsToTime = wordSet('at on um')
const takesPlace = wordSet('is are starts begins leaves boards departs')

/** "the dentist is 60 | they said". */
const toldBy = /^ (?:he|she|they) (?:said|says?|reckons?) $/

/** "dinner was 60 | but she paid for that | so i got the taxi for 12": another paid what was told right before. */
const paidByOther = pattern`^ (?:(?:but|though) )?(?:(?:he|she|they|work|(?:my |our )(?!half |part |share |card )\w+|the (?:boss|company|firm|office|school|team)) (?:paid|covered|(?:paid for|covered) (?:it|that|them|those|both|all of (?:it|that|them))
  |got (?:it|that)|picked (?:it|that) up|treated (?:me|us))|(?!i |we |it |that |nobody |insurance )\w+ (?:(?:paid for|covered) (?:it|that|them|those|mine|me|us)|paid mine)) $`

/** "the dress was 800 | my sister paid it", "they had the drill for 149 | but I only looked": nothing of one's own was told right before. */
function isAgainstPrice({ pieces }: Strand): boolean {
  const words = phraseText(pieces)
  return (
    isPaidFor(pieces) ||
    onlyLooked.test(words) ||
    paidByOther.test(words) ||
    (onlyPaid.test(words) && isPaidByOther(words))
  )
}

const turnsBack = /^ (?:but|though) /
/** "but dad paid", "though Tom covered it": that, and nothing else. */
const onlyPaid = /^ (?:(?:but|though) )?\S+ (?:paid|covered|treated)(?: (?:for )?(?:it|that|us|me|them))? $/
const onlyLooked =
  /^ (?:(?:but|though) )?(?:i|we) (?:(?:only|just) looked|(?:was|were) (?:only|just) looking)(?: at (?:it|them))? $/

/** "… is a hundred and thirty so i paid that": what was said to be the price was paid. */
const paidThat = / (?:paid|sent|took|bought) (?:that|it|them) /

function amountOf({ pieces }: Strand): number | null {
  const amount = pieces.find((piece) => piece.type === 'amount' && !piece.struck)
  return amount?.type === 'amount' ? amount.money.amountMinor : null
}

const foreign = pattern`(?<! i| we) said | (says|quoted|reckons|reckoned|thinks|thought|told me|asks|asked|wants|(?<! (?:kids?|children|boys|girls|twins|baby|son|daughter|toddler) )wanted
  |reimburses|pays(?! ${partPaid})) |(supposed|meant) to (be|cost) | (normally|usually|originally|last time|last year|years ago|back then
  |used to) | in (19|20)\d\d | for (?:hers|theirs|his(?! (?:birthday|graduation|wedding|party|pills|meds|medicine|tablets|shots|jabs|check ?up|grooming|collar|school|nursery|lessons|classes|uniform|teeth|glasses|haircut|interview) )) |(?<!(?:bought|grabbed|picked up) (?:a|the|some)) (cheaper|dearer|pricier) | (online|elsewhere
  |somewhere else) (was|were|is|are|cost|costs) `
const mine =
  / (i|we|ive|weve) (just |only |also |already |then |still |finally |even )*(paid|spent|bought|got|gave|sent|lent|ordered|booked) | (sent|paid|gave|venmoed|zelled|transferred) (me|us) \S*\d/

/** "my sister pays 70", "they are usually 40", "it was cheaper online": what others pay, or what something costs elsewhere; "my sister pays half" shares it. */
export function tellsOfOthers(pieces: readonly Piece[]): boolean {
  const said = phraseText(pieces.filter(({ type }) => type !== 'repair'))
  return foreign.test(said) && !mine.test(said)
}

/**
 * "… and dave got dinner for 60", "… tom's dad bought him a car for 9000", "… my flatmate did the shop 55": what somebody bought who has a
 * purse of their own. Of "got" only what one treats others to: "leo got a toy for 8" may be mine to pay.
 */
function isBoughtByOther({ pieces, words }: Pick<Told, 'pieces' | 'words'>): boolean {
  const who = boughtByOther.exec(words)?.[1] ?? ''
  return isOtherPayer(who) && !sharesPurse.test(who) && !isIncome(pieces)
}
const boughtByOther = pattern`^ (?!.* (?:rest|round) )(?:(?:and|but|so|then|also) )*(?:(?:my|our|the) )?(?:\S+s )?(?!all |both )(\S+) (?:(?:just|also) )?(?:bought|ordered|covered(?! (?:half|part|some|most|mine|it|that|them|this|me|us|\S*\d\S*) )
  |paid(?! (?:me|us|back|\S*\d\S*|for (?:it|that|them|this)) )
  |got (?:(?:me|us) )?(?:(?:the|a|an|our) )?(?:breakfast|brunch|lunch|dinner|supper|drinks|groceries|shopping|taxi|cab|uber|bill|tab|tickets)
  |${didShop}) `
/** Whoever keeps house with one, and who has no money of their own. */
const sharesPurse =
  /^(?:wife|husband|hubby|girlfriend|boyfriend|fiancee?|kids?|child|children|son|daughter|boys?|girls?|baby|dog|cat|me|myself)$/
/** "me | and mum got lunch for 20" */
const endsInMe = / (?:i|me|myself) $/
/** Told of all that was bought: "…, i paid half", "… and i paid for both", "…, my treat". */
function reckonAll(strands: readonly Strand[]): boolean {
  return strands.some(({ pieces }) => reckonsAll.test(phraseText(pieces)))
}
const reckonsAll =
  / (?:half|third|quarter|part|split|splitting|share|shared|halves|each|both|total|altogether|treat|on me|gave (?:him|her|them)|on my|my card|and me) /

function againstOf(clause: Clause): Against {
  if (tellsOfOthers(clause.pieces)) return 'foreign'
  const topic = whyNot(clause)
  if (topic === null) return null
  return topic === 'hypothetical' || topic === 'unknown' ? 'supposed' : 'denied'
}

const acquiring = pattern` (?:i|we|ive|weve) (?:\w+ )?(?:\w+ )?(?:spent|paid|bought|got|had|grabbed|took|ordered|picked|gave
  |tipped|filled|booked|sent|loaded|topped|earned|made|sold|received|won|ate|rented|hired|treated|needed|dropped
  |put|stopped|went|tried|parked|signed|saw) | (?:cost me|charged me|set me back|ran me|came to|rang up) `
const spentWords = pattern` (?:spent|paid|bought|got|had|grabbed|took|ordered|picked|gave|tipped|filled|booked|sent|loaded
  |topped|earned|sold|received|won|ate|went with|charged|add|log|put|note|record|save|enter|write) `
/** "he only took 260 in the end": what one paid, told of whom one paid. */
const taken = pattern` (?:he|she|they|guy|woman|man|lady) (?:only |just |then |ended up |finally )*(?:took|charged
  |charging|did it for|let me have it for|fixed it for) `
const points = pattern`(?<! for| of| on| with| to) (it|that|its|thats|which|thing|bill|total|one|mine) (was|were|came
  |cost|is|ended|only|actually|\d)`

/** "… and a hat for 60" after "my sister bought shoes": what has no subject and verb of its own goes on with the clause before. */
function isContinued(strand: Strand, words: string, before: Strand): boolean {
  const [joint, next] = strand.pieces
  // "I'd normally walk. Then 5.25 in Pret for a soup."
  if (joint?.norm === 'then' && before.pieces.at(-1)?.type === 'end') return false
  if (joint?.norm === 'which' || joint?.norm === 'who') return true
  if (joint?.norm === 'but' || joint?.norm === 'anyway' || next?.norm === 'anyway') return false
  if (/ (i|we|ive|weve|it|its|that|thats|he|she|they|which|my) /.test(words)) return false
  if (/ (the|this|his|her) (\S+ ){1,2}(was|were|is|cost|came) /.test(words)) return false
  return joint?.type === 'separator'
}

/** "the doctor says | my blood pressure is 130": what was said. */
function isReported({ words }: Told, { pieces: [first] }: Strand): boolean {
  return / (said|says|thinks|reckons) $/.test(words) && first?.type !== 'separator' && !leaves.test(first?.norm ?? '')
}
const leaves = /^(but|so|anyway|anyways)$/

function ownOf(strand: Strand, words: string, amount: boolean, acts: boolean, acquired: boolean): Told['own'] {
  if (!amount || / left /.test(words)) return null
  if (acts) return 'done'
  if (points.test(words) && (acquired || / mine |^ so (?:that|it) (?:was|came) /.test(words))) return 'done'
  // "phone bill 65" points at nothing.
  const isBill = strand.pieces.some(({ type, norm }) => type === 'name' && / bill$/.test(norm))
  if (points.test(words) && !isBill && !/ (thing|bill|total) .* for /.test(words)) return null
  const named = strand.pieces.some((piece) => piece.type === 'name' || (isContent(piece) && !fillers.has(piece.norm)))
  if (taken.test(words)) return 'done'
  if (/^ (?:so|and so) /.test(words) || (spentWords.test(words) && !/ (he|she|they|you) /.test(words))) return 'done'
  if (/ (they|he|she|you|there|these|those|who) /.test(words)) return null
  return named ? 'said' : null
}

/** Whether a clause that speaks against writing speaks of something else than the payments that were told. */
function isAside({ against, from, amount, pieces, words }: Told, told: readonly Told[], own: readonly Told[]): boolean {
  if (unwritten.test(words)) return false
  if (owesStill.test(words)) return true
  if (against !== 'denied') return true
  const before = told[told.findIndex((strand) => strand.from === from) - 1]
  // "i cancelled the gym | so that's not going out anymore", "he came for free | and i only bought him lunch"
  if (!amount && ((before && !before.amount && ended.test(before.words) && ofThat.test(words)) || gratis.test(words)))
    return true
  // "my dad wanted to pay | but i said no"
  if (!amount && before && !before.amount && wouldPay.test(before.words) && letsNobody.test(words)) return true
  if (
    !amount &&
    ((because.test(words) && (!paysForIt.test(words) || othersRefuse.test(words))) ||
      (isFree.test(words) && !isSaid(pieces, told)))
  )
    return true
  const done = own.some((strand) => strand.own === 'done')
  if (own.every((strand) => strand.from > from)) return done
  const names = pieces.filter(({ type, norm }) => type === 'name' && !paymentWords.has(norm))
  return !amount && names.length > 0 && !isSaid(names, told)
}

/** Whether one of the things is named where a payment of one's own is told. */
function isSaid(things: readonly Piece[], told: readonly Told[]): boolean {
  const said = new Set(told.flatMap((strand) => (strand.own === null ? [] : strand.pieces.map(({ norm }) => norm))))
  return things.some((piece) => isContent(piece) && said.has(piece.norm))
}
/** "… because my brother wouldn't come": why, and nothing of what was paid. */
const because = /^ (?:because|cause|cos|since) /
const paysForIt =
  / (?:it|that|them|those|paid|pay|paying|pays|bought|buy|charged?|cost|order(?:ed)?|cancel\S*|refund\S*) /
/** "… because Sam didn't want to pay" */
const othersRefuse =
  /^ (?:because|cause|cos|since) (?!i |we )(?:my )?\S+ (?:didnt|wouldnt|couldnt|wont|cant|refused|doesnt|never|hasnt|hadnt) (?!.* charge)/
/** Somebody else would have paid, and one did not let them. */
const wouldPay = / (?:wanted|tried|offered|insisted|was going|were going) (?:to pay|to get it|to cover|on paying) $/
const letsNobody =
  /^ but (?:i|we) (?:(?:just|really|of course) )*(?:said no|said um|was faster|were faster|got there first|beat (?:him|her|them)|insisted|refused|(?:wouldnt|didnt|wouldve not) (?:let|allow|hear)|wasnt having) /
/** "… and the viaduct was free today": another thing that cost nothing. */
const isFree = /^ (?:(?:and|but|so) )*(?:the|my|our|his|her|their) (?:\S+ ){1,2}(?:was|were|is|are) free /
/** "I owe Tyler 30, still haven't paid him", "haven't paid Sam yet": a debt to somebody, and nothing of what was told; "haven't paid that" is of it. */
const owesStill = pattern`^ (?:(?:and|so) )*(?:(?:i|we) (?:still )?owe (?:(?:my|the) )?\S+ \S*\d\S* (?:(?:but|and) )?)?(?:(?:i|we) )?(?:still )?(?:havent|have not) (?:paid|given) (?!it |that |this |those |them |for |yet |still |any|every|all )(?:my |the )?\S+(?: (?:that|it|back|yet|still|up))* $`
const ended = / (?:i|we) (?:just |finally |also )?(?:cancelled|canceled|stopped|quit|ended) /
const ofThat = /^ (?:(?:so|and) )*(?:thats|that is|its|it is|that|it) (?:not|no longer|never|wont) /
const gratis =
  /^ (?:(?:and|but|so) )*(?:he|she|they) (?:came|did (?:it|that|this)|fixed (?:it|that)|helped)(?: (?:out|over|round))? for (?:free|nothing) $/
const unwritten = / (dont|not|never) (log|add|record|save|count|include|write|track|put|note|enter) /
