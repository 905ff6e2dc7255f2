import type { Clause } from '#domain/understanding/clause.ts'
import { isIncome } from '#domain/understanding/income/is-income.ts'
import { boughtMine } from '#domain/understanding/income/sales.ts'
import { gotForOwnWork } from '#domain/understanding/income/work.ts'
import { says } from '#domain/understanding/reading.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import {
  determiners,
  fillers,
  functionWords,
  moneyVerbs,
  paymentWords,
  people,
  prepositions,
  pronouns,
} from '#domain/understanding/words/function-words.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { didShop, isOtherPayer, partPaid, payers as payingFor } from '#domain/understanding/words/payers.ts'
import { isAmount, isPause, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

const buyingVerbs = new Set(
  'snagged dropped splurged inherited spent bought paid ordered purchased grabbed blew got won earned covered footed treated picked lost'.split(
    ' ',
  ),
)

/** "mum put gas in my car 35", "Dave filled up the van 50": somebody's buying only where somebody stands before. */
const fuelling = wordSet('put filled topped')

/** "Sam chipped in 10 for the cake" */
function chipsIn(pieces: readonly Piece[], at: number): boolean {
  return pieces[at]?.norm === 'chipped' && pieces[at + 1]?.norm === 'in'
}

/** "grandma's giving Ella a bike that cost 200": what somebody gives away, and then what it cost them. */
const gifting = wordSet('giving gave gifting gifted sending sent bringing brought')
const giftCost = / (?:that|which) (?:cost|costs|was|were|is) (?:\S+ )?\S*\d/

/** "grandma sent Leo 50", "dad gave my sister 100", "mum gave 20 to the kids": money between others. */
const betweenOthers = pattern`^ (?:(?:and|so|oh|but|then|also) )*(?:(?:my|the|our) )?(\S+) (?:just |also |has )?(?:gave|sent|slipped|handed|lent) (?:(?:(?:my|the|our|his|her) )?(\S+) (?:a |another |like |about )?\S*\d
  |\S*\d\S* ${unitSaid}to (?:(?:my|the|our|his|her) )?(\S+) )(?!.* (?:me|us|back|my|mine|our|joint) )`

function isBetweenOthers({ words }: Clause): boolean {
  const [, giver = '', taker, whom = taker ?? ''] = betweenOthers.exec(words) ?? []
  return namesPerson(giver) && !own.test(giver) && !own.test(whom) && (namesPerson(whom) || offspring.test(whom))
}
const own = /^(?:me|us|myself|i|we)$/
const offspring = /^(?:kids?|boys?|girls?|children|twins|bab(?:y|ies)|grandkids|grandchildren)$/

/** Where a gift is named of which only the price is told behind it. */
function isGift({ pieces, words }: Clause, verb: number): boolean {
  const priced = pieces.findIndex(isAmount)
  const told = pieces.findIndex(({ norm }, at) => at > verb + 1 && /^(?:that|which)$/.test(norm))
  return giftCost.test(words) && told > 0 && told < priced
}

function isPerson(piece: Piece | undefined): boolean {
  return piece?.type === 'word' && (namesPerson(piece.norm) || /^(he|she|they)$/.test(piece.norm) || piece.capital)
}

const ownSubjects = wordSet('i we weve ive im me us my')

const payers = wordSet('client customer tenant buyer boss work employer company lodger insurance')

/** "it was her treat", "dinner was on mum". */
const treats = pattern` (?:shouted|treated) me (?:\S+ ){0,2}(?:lunch|dinner|breakfast|brunch|coffee|drinks?|a \S+
  |the \S+) | shouted (?:me|us) (?!(?:that|it|them|this|those) )[a-z]| (?:cost|ran|set|stung) (?:him|her|them) | (his|her|their|your) treat | (was|were|is|its
  |all) on (him|her|them|mum|mom|dad|grandma|grandpa|nan|the (company|house|firm|boss|office|business)) (?!card)
  | (?:breakfast|brunch|lunch|dinner|supper|drinks|coffee|taxi|cab|meal) on the (?:company|house|firm|boss|office|business) (?=\S*\d|$)`

/** "lunch was on my boss today, probably 60": what one was treated to, with what it came to; "drinks were on me" is one's own. */
function isHosted(pieces: readonly Piece[], words: string): boolean {
  const who = host.exec(words)?.[1] ?? ''
  if (!isOtherPayer(who) || noHost.test(who) || / (?:i|we) /.test(words)) return false
  const at = pieces.findIndex(({ norm }) => norm === who)
  const rest = pieces.slice(at + 1)
  const thing = pieces.slice(0, at).find(({ type }) => type === 'name')
  const isMeal =
    thing?.type === 'name' &&
    thing.entry.category === 'Food & Dining' &&
    !/^(?:groceries|grocery|shopping)$/.test(thing.norm)
  return (
    isMeal &&
    pieces.filter(isAmount).length === 1 &&
    !rest.some((piece) => piece.type === 'name' || leadsTo.has(piece.norm))
  )
}
const host =
  /^ (?:(?:and|but|so|then) )*(?:(?:the|our|my) )?(?:[^\d ]+ ){1,2}(?:was|were) (?:all )?on (?:my |our |the )?(\S+) /
const noHost =
  /^(?:me|us|myself|insurance|wife|husband|hubby|partner|fiancee?|girlfriend|boyfriend|kids?|son|daughter)$/
/** "on Union Street", "on my work visa" */
const leadsTo = wordSet(
  'street avenue ave road st lane drive square site grounds run visa amex card account phone dinner trip trips expense for',
)

/** "lunch 24, Sarah paid": somebody else's name and verb come last. */
function isTreat({ pieces, words }: Clause): boolean {
  if (treats.test(words) && !/^ (i |we |just )/.test(words)) return true
  if (isHosted(pieces, words)) return true
  const kept = pieces.filter(({ type }) => type !== 'separator')
  if (isPaidBy(kept)) return true
  const [amount, who, verb] = kept.filter((piece) => !/^(?:my|our)$/.test(piece.norm)).slice(-3)
  if (amount?.type !== 'amount' || who?.type !== 'word' || !/^(paid|treated|covered)$/.test(verb?.norm ?? ''))
    return false
  const other = !functionWords.has(who.norm) && !paymentWords.has(who.norm)
  return (
    kept.length > 3 &&
    !noHost.test(who.norm) &&
    ((other && !/^(already|fully|both|all|half|now|.*ly)$/.test(who.norm)) || /^(he|she|they)$/.test(who.norm))
  )
}

/** "groceries 80 paid by my dad": by somebody, who is named last; "half paid by Sam" leaves the other half. */
function isPaidBy(kept: readonly Piece[]): boolean {
  const who = kept.at(-1)
  const by = determiners.has(normBefore(kept, kept.length - 1)) ? kept.length - 3 : kept.length - 2
  return (
    kept[by]?.norm === 'by' &&
    prior(kept, by)?.norm === 'paid' &&
    !kept.slice(by - 3, by).some(({ norm }) => norm === 'half') &&
    !ownInvoice.test(phraseText(kept)) &&
    who?.type === 'word' &&
    !own.test(who.norm) &&
    (namesPerson(who.norm) || /^(?:him|her|them)$/.test(who.norm) || isCalled(who))
  )
}

/** "my invoice 400 paid by the client" came in. */
const ownInvoice = /^ (?:(?:my|the|our) )?invoice /

/** "paid by Dario": a name that is no way to pay. */
function isCalled({ norm, capital }: Piece & { type: 'word' }): boolean {
  return capital && !paymentWords.has(norm) && !payingApps.test(norm)
}
const payingApps =
  /^(?:venmo|zelle|chime|wise|klarna|stripe|upi|bank|transfer|phone|points|voucher|discover|afterpay|twint|swish|vipps|blik|ideal|bancontact|edenred|interac|wero|wechat|skrill|coupons?|alipay|pix|bizum|mpesa|sepa|octopus|starling|sodexo|bitcoin|crypto|[nr]?efts?|rtgs|imps|[a-z]*pay|[a-z]*cards?|[a-z]*bank)$/

/** "they were charging 35 to get in": a price that somebody named. */
export const namesPrice = /^ (?:they|he|she|somebody|someone) (?:was|were) (?:asking|charging|quoting|selling) /

const toMe = / (?:asking|charging|quoting|selling) (?:me|us) /

const soldNearby = pattern` (?:his|her|their|your|neighbou?rs?|next door|near (?:us|me|here)
  |(?:on|down|across) (?:our|the|my) (?:street|road)) (?:\w+ )?(?:just |has |had )?(?:sold|went|gone|goes) for `

const charged = pattern` (\S+) (?:(?:debit|credit|bank|joint|work|company) )?(?:card|visa|mastercard|amex|account|paypal
  |debit card|credit card) (?:(?:has|have|just|got|gets|was|is|been) )+(?:charged|billed|debited|hit|used) `

const cards = /card|visa|amex|account|paypal/

/** What a household shares is its own. */
const usedCard =
  / (?:on|with|using|used) (?:my |the )?(?!wife|husband|hubby|partner)(\S+) (?:debit |credit |bank )?(?:card|visa|amex) /

/** "my brother's card got charged 40", "his visa was billed", "with Ana's card": another's; "with my Venmos card", "on James card" name the card. */
function isOthersCard({ words, pieces }: Clause): boolean {
  if (!cards.test(words)) return false
  const owner = (charged.exec(words) ?? usedCard.exec(words))?.[1] ?? ''
  if (/^(his|her|their|your)$/.test(owner)) return true
  const named = pieces.some(
    (piece, at) =>
      piece.type === 'word' &&
      piece.capital &&
      piece.norm === owner &&
      piece.end - piece.start > owner.length &&
      prior(pieces, at)?.norm !== 'my',
  )
  return owner.endsWith('s') && (named || people.has(owner.slice(0, -1)))
}

/** "this passenger tells me he makes four thousand a week", "our Rhys reckons he'll pay six hundred". */
const reports = pattern` (?:said|says|saying|told me|tells me|telling me|reckons|claims|swears|bragged|brags) (?:that )?(?:hed?|shed?|theyd?
  |hes|shes|theyre|theyve|hell|shell|theyll|his|hers?|theirs?) `

/** "the district gives us a hundred dollars a year", "the client won't go above 1,500": what others do in general, or would not. */
const givesByRule = pattern` (?:gives|pays|allows|lets) (?:me|us|you|everyone|everybody|them) (?:\S+ ){1,4}(?:a|per|each
  |every) (?:day|week|month|semester|term|quarter|year) | (?:wont|wouldnt|cant|refuses to|refused to) (?:go|pay|budge|offer|do|give
  |come) (?:\S+ )?(?:above|over|higher|below|under|lower|more|less|past|from|on|than) `

const stranger = pattern`^ (?:(?:so|and|but|oh|wow) )*(?:an?|one|some|this|that|another) (?:\w+ ){0,2}?(?:buddy|bloke|coworker|chap|colleague|cousin|dude
  |fellow|friend|guy|kid|lad|lady|man|mate|neighbou?r|passenger|patient|person|pal|roommate|student|teammate|woman)
  \s(?:(?:of|on|at|from|in|next|down) (?:(?:the|my|our|mine) )?(?:\w+ ){0,2}?)?(?:just |has |had |once |actually )*(?:won|spent|paid|made
  |lost|bought|earned|sold|makes|earns|pays|spends|blew|dropped|got|was fined|was charged) |^ (?:the (?:lad|guy|fella|bloke|man|woman|girl) (?:on|at|from|in|next) (?:the |my |our )?\S+ (?:got|was) (?:fined|charged|done|hit) )|^ (?:one|another) (?:patient|customer|client|student|passenger|guest)s? .* (?:was|is
  |cost|costs) |^ (?:buddy|friend|mate|pal|cousin|neighbou?r|coworker|colleague)s? (?:of mine|from work|at work)
  \s(?:\w+ )?(?:won|spent|paid|made|lost|bought|earned|sold|blew|dropped|got) `

/** "my sister's wedding dress cost 1800": what those who keep a purse of their own paid. */
const theirThing =
  / (?:my|our) (?:sister|brother|friend|cousin|boss|coworker|colleague|neighbou?r|roommate|flatmate|mate|buddy|aunt|uncle|ex)s (?!\S+ (?:gift|present|dinner|lunch|party|drinks) )(?:\S+ ){1,3}costs? (?!me |us )/

/** "the neighbors sold their car for 8000" */
const soldTheirs =
  /^ (?:(?:so|and|oh|wow) )*(?!i |we )(?:\S+ ){1,4}(?:has |have |had |just |finally )*(?:sold|sell|selling|flogged|auctioned) (?:his|her|their) /

/** "a lad on site bought a van for eleven grand", "buddy of mine lost a thousand", "one patient's inhaler was 460". */
function isAboutStranger({ words }: Clause): boolean {
  return (
    (stranger.test(words) || soldTheirs.test(words) || theirThing.test(words)) &&
    !boughtMine.test(words) &&
    !/ (?:me|us) | (?:i|we) /.test(words)
  )
}

/** "someone used my card at Target for 300": a theft, told to a bank. */
const thefts = pattern`^ (?:(?:so|and|but|oh|um|i think) )*(?:someone|somebody|(?:(?:a|the|some) )?(?:stranger|thief|thieves|hackers?|scammers?)) (?:just |has
  |have |had )?(?:used|stole|hacked|cloned|skimmed|took|charged|withdrew|spent|bought|paid|ordered) (?!me |us )(?:\S+ ){0,6}(?:my|our) (?:\S+ )?(?:card|account|bank
  |paypal|details) `

/** "he thinks we paid 60", "my sister pays 70"; "my sister pays half" shares what was paid. */
const othersDo = pattern` ((my|our|his|her) \w+|he|she|they) ((thinks|says|claims|reckons) (that )?(we|i)|pays(?! ${partPaid})|earns|spends) `

/** "a fella at work is paying 1900 for a one bed", "my colleague pay 28 for ramen": what somebody pays, who keeps a purse of their own. */
function paysAsOther({ words, pieces }: Clause): boolean {
  if (pieces.filter(isAmount).length !== 1 || / (?:i|we) /.test(words)) return false
  const who = paysNow.exec(words)?.[1] ?? ''
  return (people.has(who) || fellows.test(who)) && !payers.has(who) && !noHost.test(who) && !ofMine.test(words)
}
const fellows = /^(?:fella|fellow|guy|man|woman|bloke|chap|lad|lass|dude)$/
const paysNow = pattern` (?:an?|some|another|my|our) (\S+) (?:(?:at|from|in|on) (?:the |my |our )?\S+ |of mine )?(?:pays?|(?:is|are) paying) (?:(?:like|about|around|over|nearly) )*\S*\d`
const ofMine = / (?:me|us|my (?!colleague|friend)(?:\S+ )?(?:card|rent|bill|half|share)|half|back) /

/** "we went out and dad paid for the whole dinner, must have been ninety": what somebody else paid, as far as one knows. */
const guessedOf = pattern` (?!i |we )(\S+) (?:just |kindly |very )*(?:paid|covered|got|picked up|footed) (?:for )?(?:the (?:whole|entire) \S+|everything|everyone|it all|all of (?:it|us)|the (?:lot|bill|tab|meal|check)|us all)(?: (?!i |we )[^\d ]+){0,3}?
  \s(?:(?:it )?must(?:ve| have) been (?:(?:at|least|about|around|like|close|to|over|nearly|easily) )*\S*\d\S*(?! (?:so|and) (?:i|we) )|(?:(?:at|least|about|around|like|maybe|probably|over|nearly) )*\S*\d\S* ${unitSaid}(?:(?:i|id) (?:think|reckon|guess|say|imagine)|probably|at least|or so|or more) $)`

/** "dinner at Luigi's, my brother paid, it was like 80", "the movie, dad got it, 20": a thing, behind a pause who paid it in one's place, and only then what it came to. */
function isPaidBeforePrice({ pieces, words }: Clause): boolean {
  if (ownWork.test(words)) return false
  const pause = pieces.findIndex(isPause)
  const who = pause < 1 ? '' : (paidBeforePrice.exec(phraseText(pieces.slice(pause + 1)))?.[1] ?? '')
  const isFirstTold = !pieces.slice(0, pause).some((piece) => isAmount(piece) || moneyVerbs.has(piece.norm))
  return isOtherPayer(who) && !noHost.test(who) && isFirstTold && pieces.filter(isAmount).length === 1
}
/** "garden job, the neighbour paid 30", "logo design, Tom paid 200": what was paid for what one did or sold. */
const ownWork =
  / (?:jobs?|gigs?|shifts?|lessons?|tutoring|babysitting|design|logo|website|cleaning|mowing|lawns?|garden|commission|dog ?walks?|dog ?walking|(?:the|a|my) (?:clients?|customers?|buyers?|students?)) | my old /
const paidBeforePrice = pattern`^ (?:(?:and|but|so) )*(?:my |the |our )?(?!i |we |all |both |everyone |everybody |nobody )(\S+) (?:just |kindly )?(?:paid(?: for (?:it|that|us|everything))?|covered (?:it|that|us)|treated(?: me| us)?|got (?:it|that|the (?:bill|check|tab))|picked up the (?:bill|check|tab)) (?:and )?
  (?:(?:(?:it|that|the bill) )?(?:must have|mustve) been |(?:it|that|the bill) (?:was|came to|cost) )?(?:(?:something|like|about|around|maybe|probably|over|nearly) )*\S*\d\S* ${unitSaid}(?:(?:i think|or so|in total|altogether|for (?:us )?both|probably) )*$`

/** "she paid 50 of the groceries so mine is 34": what was one's own of it. */
const ownPart = / (?:mine|my (?:share|part|half|bit)) (?:is|was|comes to|came to) \S*\d/

/** "my flatmate did the shop, 55": all that is told, and no part of it mine. */
function didShopping({ pieces, words }: Clause): boolean {
  const who = shops.exec(words)?.[1] ?? ''
  return (
    (namesPerson(who) || /^(?:he|she|they)$/.test(who)) &&
    pieces.filter(isAmount).length === 1 &&
    !onMyCard.test(words) &&
    !sharing.test(words)
  )
}
const shops = new RegExp(
  `^ (?:(?:and|so|then|but) )*(?:(?:my|our) )?(?!i |we |wife |husband )(\\S+) (?:(?:just|also|already) )?${didShop} `,
)
const sharing = / (?:half|third|split|share|my part|owe|owes) /

/**
 * "mum wouldn't let me pay, she got the 60", "Dave insisted on paying the 40": another paid; "… let me pay cash so I paid 20" was paid all the
 * same, "she insisted on paying me 20" came in, and "groceries 30, gas 40 but dad insisted on paying that" is of one of the two.
 */
function isHeldOff({ words, pieces }: Clause): boolean {
  const [, who = '', thing] = heldOff.exec(words) ?? []
  // "curry 28, my uncle insisted on paying": whether he did, is told behind it, if at all.
  if (onlyInsisted.test(words)) return false
  return isOtherPayer(who) && !paidAnyway.test(words) && (thing === undefined || pieces.filter(isAmount).length === 1)
}
const heldOff = pattern` (\S+) (?:(?:wouldnt|would not|didnt|did not|wont|refused to|never) let (?:me|us) (?:pay|chip in|split)(?! (?:cash|by|with|in|half|card|later|online|him|her|them|the (?:full|whole|tip)|full|all) )
  |insist(?:ed|s) on paying(?! (?:me|us|back|half|his|her|their|the (?:tip|other|rest)) ))(?: (that|it|them|for)(?= ))?`
const onlyInsisted = /\d\S* (?:(?:my|our|the) )?(?!but |and )\S+ insist(?:ed|s) on paying $/
const paidAnyway =
  / (?:i|we|so|but) (?:only |just |still |had to )*(?:paid|pay|got|spent|bought|covered|tipped|left|sent|gave|venmod|venmoed|zelled|transferred) /

/** "Ana spent 60 at Target", "my sister bought shoes": what other people spent. */
export function isOthers(clause: Clause): boolean {
  if (isTreat(clause) || (namesPrice.test(clause.words) && !toMe.test(clause.words)) || soldNearby.test(clause.words))
    return true
  if (gotForOwnWork({ pieces: clause.pieces, text: clause.words })) return false
  if (isOthersCard(clause) || thefts.test(clause.words)) return true
  if (isHeldOff(clause)) return true
  if (reports.test(clause.words) || givesByRule.test(clause.words) || isAboutStranger(clause)) return true
  if (othersDo.test(clause.words) || paysAsOther(clause)) return true
  if (didShopping(clause) || isBetweenOthers(clause) || paidByOther.test(clause.words) || isOwnTreat(clause.pieces))
    return true
  const isAlone = clause.pieces.filter(isAmount).length === 1
  if (isAlone && (spentByOther.test(clause.words) || (isPaidFor(clause.pieces) && !handedOver.test(clause.words))))
    return true
  if (isPaidBeforePrice(clause)) return true
  if (isAlone && isOtherPayer(guessedOf.exec(clause.words)?.[1] ?? '')) return true
  if (isAlone && namesake.test(clause.words) && !onMyCard.test(clause.words)) return true
  // "had lunch with mike he paid"
  if (treated.test(clause.words) && !isIncome(clause.pieces)) return true
  // "my wife got her nails done 45 on my card"
  if (onMyCard.test(clause.words) || ownPart.test(clause.words)) return false
  const start = clause.pieces.findIndex(
    ({ type, norm }) => type !== 'separator' && type !== 'repair' && !(type === 'word' && fillers.has(norm)),
  )
  const verb = clause.pieces.findIndex(
    (piece, at) =>
      piece.type === 'word' &&
      (buyingVerbs.has(piece.norm) ||
        ((fuelling.has(piece.norm) || chipsIn(clause.pieces, at)) && isPerson(prior(clause.pieces, at))) ||
        (gifting.has(piece.norm) && isGift(clause, at))),
  )
  if (start < 0 || verb <= start) return false
  const named = withoutWhere(clause.pieces, start, verb)
  if (named > start + 4) return false
  const does = clause.pieces[verb]?.norm ?? ''
  const gives = gifting.has(does)
  const subject = clause.pieces
    .slice(start, named)
    .filter(({ norm }) => !/^(my|the|an?|one|of|mine|ours)$/.test(norm) && !(gives && /^(is|has|have)$/.test(norm)))
  const after = clause.pieces[verb + 1]?.norm ?? ''
  const treats = /^(me|us)$/.test(after) && does !== 'paid' && clause.pieces[verb + 2]?.type !== 'amount'
  if (subject.length === 0 || (!treats && !gives && /^(me|us|back|paid|off|out)$/.test(after))) return false
  if (gives && /^(me|us)$/.test(after) && subject.some(({ norm }) => /^(he|she|they)$/.test(norm))) return false
  const price = clause.pieces[verb + 1]
  if (does === 'got' && price?.type !== 'amount' && isBoughtForKept(clause, subject)) return false
  if ((does === 'got' && /ed$/.test(after)) || (does === 'lost' && price?.type !== 'amount')) return false
  if (
    subject.some(
      (piece) =>
        piece.type !== 'word' ||
        moneyVerbs.has(piece.norm) ||
        ownSubjects.has(piece.norm) ||
        (payers.has(piece.norm) && does === 'paid') ||
        determiners.has(piece.norm) ||
        prepositions.has(piece.norm),
    )
  )
    return false
  if (!subject.every((piece) => isSomebody(piece))) return false
  if (
    subject.every(
      ({ norm }) =>
        /^(already|then|.*ly)$/.test(norm) && !/^(emily|sally|kelly|molly|holly|polly|billy|lily|sully)$/.test(norm),
    )
  )
    return false
  return (
    (gives || /^(got|won|earned)$/.test(does) || !isIncome(clause.pieces)) &&
    !says(clause, 'i paid', 'i spent', 'i bought', 'i got', 'me and', 'and i', 'and me')
  )
}

/** "my friend from school paid 60", "the guy from upstairs paid 40": where the words end that tell who it was, before those that tell where from. */
function withoutWhere(pieces: readonly Piece[], start: number, verb: number): number {
  const where = pieces.findIndex(({ norm }, at) => at > start && at < verb && fromWhere.test(norm))
  const who = prior(pieces, where)?.norm ?? ''
  const isWho = people.has(who) || /^(?:guy|man|woman|bloke)$/.test(who)
  return where > 0 && isWho && verb <= where + LONGEST_WHERE && normAt(pieces, verb) === 'paid' ? where : verb
}
const fromWhere = /^(?:from|in|at|across|upstairs|downstairs|next)$/
/** "from across the road" */
const LONGEST_WHERE = 5

/** "the kids got hot dogs 7.50": bought for who has no money of their own; "the kids got shoes from grandma" were not, nor "pocket money". */
function isBoughtForKept({ pieces, words }: Clause, subject: readonly Piece[]): boolean {
  return subject.every(({ norm }) => kept.test(norm)) && pieces.some(isAmount) && !given.test(words)
}
const kept = /^(?:kids?|children|baby|toddlers?|twins|dogs?|cats?)$/
const given = / (?:from|worth|money|allowance|paid|refund|rebate|vouchers?|gifts?|presents?|prize|scholarship|me|us) /

export const onMyCard = / (?:on|with|using|to|from) (?:my|our) (?:\S+ )?(?:card|visa|mastercard|amex|account|tab) /

/** "Tiffany dropped 800 on a wig": somebody who is called as a shop is. */
const namesake =
  /^ (?:(?:and|so|oh|but|then|wow) )*(?:tiffany|wendy|levi) (?:(?:just|has|had|already|also) )*(?:dropped|spent|blew|splurged|wasted) (?:(?:like|about|over|almost) )?\S*\d\S* (?:(?:dollars|bucks|pounds|quid|euros) )?on /

/** "dinner was 60 but she paid for that", "the taxi was 22 but Tom paid for it himself". */
const paidByOther = pattern` (?:but|and) (?:my )?(?!i |we |it |that )\w+ (?:paid|covered|treated|gave|got it|(?:paid for|covered) (?:it|that|them|those)|(?:paid|covered|paid for) mine|paid for (?:me|us))(?: (?:all of it
  |it all|the whole (?:thing|bill|lot)|everything))?(?: (?:himself|herself|themselves))? $`

/** "rent 800, my boss is paying it", "the dress was 800 my sister paid for that": somebody else pays for what was told right before. */
export function isPaidFor(pieces: readonly Piece[]): boolean {
  const who = paysForIt.exec(phraseText(pieces))?.[1] ?? ''
  return !own.test(who) && (namesPerson(who) || payingFor.has(who) || /^(?:he|she|they|hes|shes|theyre)$/.test(who))
}
const paysForIt =
  / (\S+) (?:(?:(?:is|was|are|were) )?(?:paying|covering)|paid|pays|covered|covers)(?: for)? (?:it|that|this|them|those|these)(?: (?:all|himself|herself|themselves))? $/
export const handedOver = / (?:gave|sent|lent|tipped|owed?|owes|split|half|back) /

/** "my buddy brought the drinks, he spent like forty": what another spent, with nothing of one's own beside it. */
const spentByOther =
  / (?:he|she|they) (?:(?:only|just|also|already|then) )?spent (?:(?:about|like|around|another) )?\S*\d(?!.* (?:me|us|i|we) )(?!.* (?:my|our) (?:\S+ )?(?:card|account) )/

/** "Harold's was fourteen but he paid for his own", "her ticket was 45 but she bought hers", "she had the soup 4 but she paid for it herself": what was never mine. */
export function isOwnTreat(pieces: readonly Piece[]): boolean {
  const words = phraseText(pieces)
  if (!paidOwn.test(words) || / (?:i|we) /.test(words)) return false
  const at = pieces.findIndex(
    ({ type, norm }) => type !== 'separator' && !fillers.has(norm) && !/^(?:my|our|so|then|but)$/.test(norm),
  )
  const [whose, thing] = [pieces[at], pieces[at + 1]]
  const isSomeone = /^(?:he|she|they)$/.test(whose?.norm ?? '') || isPerson(whose)
  if (isSomeone && had.test(thing?.norm ?? '')) return pieces.filter(isAmount).length === 1
  const verb = states.test(thing?.norm ?? '') ? thing : pieces[at + 2]
  if (whose?.type !== 'word' || !states.test(verb?.norm ?? '') || /^(?:gift|present)s?$/.test(thing?.norm ?? ''))
    return false
  if (pieces.filter(isAmount).length > 1) return false
  if (/^(?:his|her|hers|their|theirs)$/.test(whose.norm)) return true
  const isMarked = whose.end - whose.start > whose.norm.length
  return whose.norm.endsWith('s') && (isMarked || whose.capital || people.has(whose.norm.slice(0, -1)))
}
const states = /^(?:was|were|is|cost|came)$/
const had = /^(?:had|has|got|ordered|took|ate|drank)$/
const paidOwn =
  / (?:paid for|paid|bought|got|covered) (?:(?:his|her|their) own|his|hers|theirs|(?:(?:for )?it )?(?:himself|herself|themselves)) $/

const treated = / (?:he|she|they) (?:paid|treated|(?:covered|paid for) (?:it|that)|got the bill) $/

/** "interest earned 12": what brings money is nobody. */
const bearing = wordSet('interest profit')

function isSomebody(piece: Piece): boolean {
  return (
    piece.type === 'word' &&
    (piece.capital ||
      people.has(piece.norm) ||
      /^(he|she|they|you|his|her|their|and|who|somebody|someone)$/.test(piece.norm) ||
      !(pronouns.has(piece.norm) || bearing.has(piece.norm)))
  )
}
