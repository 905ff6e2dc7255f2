import { minor } from '#domain/money.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import { isServed } from '#domain/understanding/settle/add-tips.ts'
import { setAside, toNumber, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { people } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type AmountPiece, type Piece, phraseText, quiet, shaped } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'
import {
  coupon,
  giftCard,
  points,
  promo,
  reductionWords,
  storeCredit,
} from '#domain/understanding/words/reduction-words.ts'

type Placed = { at: number; piece: AmountPiece; minor: number }

/**
 * Numbers that only reckon with the others: the note that was handed over and the change that came back ("gave her 20 for a
 * 12.50 lunch, got 7.50 back"), a total in front of the parts that make it up ("total 52, groceries 40, cat food 12").
 */
export function settleReckoning(pieces: Piece[]): Piece[] {
  const amounts: Placed[] = []
  for (const [at, piece] of pieces.entries())
    if (piece.type === 'amount' && !piece.struck && piece.money.amountMinor !== null)
      amounts.push({ at, piece, minor: piece.money.amountMinor })
  if (amounts.length < 2 || amounts.length > 12) return pieces
  return (
    changeGiven(pieces, amounts) ??
    noteHanded(pieces, amounts) ??
    faceValue(pieces, amounts) ??
    paidShort(pieces, amounts) ??
    withCoupon(pieces, amounts) ??
    paidAhead(pieces, amounts) ??
    shareTold(pieces, amounts) ??
    restTold(pieces, amounts) ??
    creditTold(pieces, amounts) ??
    othersPart(pieces, amounts) ??
    partCovered(pieces, amounts) ??
    toldInTheEnd(pieces, amounts) ??
    ownPart(pieces, amounts) ??
    leftOver(pieces, amounts) ??
    partOfPrice(pieces, amounts) ??
    depositTold(pieces, amounts) ??
    lessened(pieces, amounts) ??
    withExtras(pieces, amounts) ??
    withTax(pieces, amounts) ??
    eachAndAll(pieces, amounts) ??
    leftOfSale(pieces, amounts) ??
    grossAndNet(pieces, amounts) ??
    risen(pieces, amounts) ??
    gotItFor(pieces, amounts) ??
    haggled(pieces, amounts) ??
    putDown(pieces, amounts) ??
    leadingTotal(pieces, amounts) ??
    brokenDown(pieces, amounts) ??
    pieces
  )
}

/** The pieces with one price set aside that was not paid, and what only tells of it silent. */
function without(
  pieces: readonly Piece[],
  unpaid: Placed,
  tells: (piece: Piece, at: number) => boolean = () => false,
): Piece[] {
  return pieces.map((piece, at) => {
    if (at === unpaid.at) return setAside(unpaid.piece)
    return tells(piece, at) ? quiet(piece) : piece
  })
}

/** "the total was 52.18 at Trader Joe's, …": where it was stays said, whatever is reckoned around it. */
function isAtShop(pieces: readonly Piece[], at: number): boolean {
  const isShop = (piece: Piece | undefined): boolean => piece?.type === 'name' && piece.entry.display !== null
  const leads = (piece: Piece | undefined): boolean => /^(at|from|in)$/.test(piece?.norm ?? '')
  return (isShop(pieces[at]) && leads(prior(pieces, at))) || (leads(pieces[at]) && isShop(pieces[at + 1]))
}

function changeGiven(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const back = amounts.findIndex(({ at }, index) => index > 0 && (isChange(pieces, at + 1) || isGivenBack(pieces, at)))
  const change = amounts[back]
  const isPaid = /^(of|from)$/.test(pieces[(change?.at ?? 0) + 2]?.norm ?? '') ? /^$/ : /^paid$/
  const given = amounts
    .slice(0, back)
    .find(({ at }) => isHandedOver(pieces, at) || isPaid.test(prior(pieces, at)?.norm ?? ''))
  if (!change || !given || given.minor <= change.minor) return null
  const paid = given.minor - change.minor
  const told = amounts.find((amount) => amount !== given && amount.minor === paid)
  const [asked] = amounts
  // "taxi was 14, gave him 20, got 4 change": the rest was his to keep
  const isNamed = pieces
    .slice((asked?.at ?? 0) + 1, change.at)
    .some((piece) => piece.type === 'name' || isContent(piece))
  const isMore = asked !== undefined && asked.at < given.at && paid > asked.minor && paid <= 1.5 * asked.minor
  const withTip = !told && amounts.length === 3 && isMore && !isNamed && ends(pieces[change.at + 2])
  const price = told ?? (withTip && isServed(pieces, asked.at) ? asked : undefined)
  if (!price && amounts.length > 2) return null
  return pieces.map((piece, at) => {
    if (price && at === price.at && !told) return withAmount(price.piece, paid)
    if (at === given.at) return price ? setAside(given.piece) : withAmount(given.piece, given.minor - change.minor)
    if (at === change.at) return setAside(change.piece)
    if (piece.type === 'day' && at === change.at + 1)
      return shaped({ ...piece, norm: piece.norm.replace(/^back /, '') })
    const tells =
      at > change.at - 4 && at < change.at + 3 && /^(got|get|gave|handed|me|us|back|change)$/.test(piece.norm)
    return tells ? quiet(piece) : piece
  })
}

/** "and he gave me back 5". */
function isGivenBack(pieces: readonly Piece[], at: number): boolean {
  return / (?:gave|handed) (?:me|us) back $/.test(phraseText(pieces.slice(Math.max(0, at - 3), at)))
}

function isChange(pieces: readonly Piece[], at: number): boolean {
  const norm = pieces[at]?.norm
  return /^back( |$)/.test(norm ?? '') || norm === 'change' || (norm === 'in' && pieces[at + 1]?.norm === 'change')
}

/** "gave the cashier 20", "handed over a 50", "paid with a 20". */
function isHandedOver(pieces: readonly Piece[], at: number): boolean {
  const lead = pieces.slice(Math.max(0, at - 6), at)
  return lead.some(({ norm }) => /^(gave|handed)$/.test(norm)) || lead.slice(-2).some(({ norm }) => norm === 'with')
}

/** "handed the driver a twenty for a 14 dollar ride": the note that was handed over, and what it paid for. */
function noteHanded(pieces: Piece[], [note, price, ...more]: readonly Placed[]): Piece[] | null {
  if (!note || !price || more.length > 0 || price.minor >= note.minor) return null
  const lead = phraseText(pieces.slice(Math.max(0, note.at - 6), note.at))
  const between = phraseText(pieces.slice(note.at + 1, price.at))
  const isNote = /^an? /.test(note.piece.norm) || / an? $/.test(lead)
  if (!isNote || !handsNote.test(lead) || !/^ for (?:(?:an?|the) )?$/.test(between)) return null
  if (!isContent(pieces[price.at + 1])) return null
  return without(pieces, note, (piece, at) => at < note.at && piece.type !== 'end')
}
const handsNote = / (?:handed|gave|passed) (?:over|the \S+|her|him|them) (?:an? )?$/

/** "thirty dollar gift card cost me twenty five": what stands on it, and what was paid for it. */
function faceValue(pieces: Piece[], [face, price, ...more]: readonly Placed[]): Piece[] | null {
  if (!face || !price || more.length > 0 || price.minor >= face.minor) return null
  const between = phraseText(pieces.slice(face.at + 1, price.at))
  if (!pricesCard.test(between) || goesOn(pieces, price.at + 1)) return null
  return without(pieces, face)
}
const pricesCard = pattern`^ (?:\S+ )?(?:${giftCard}|voucher)s? (?:(?:that|which|it|only|just|on sale|cost|costs|for|me|us|was
  |were) )+$`

/** "Mrs Alvarez was fifty short so she paid eleven fifty instead of twelve hundred": what somebody owed, less what was missing, came in. */
function paidShort(pieces: Piece[], [short, paid, due, ...more]: readonly Placed[]): Piece[] | null {
  if (!short || !paid || !due || more.length > 0 || pieces[short.at + 1]?.norm !== 'short') return null
  const payer = paysLess.exec(phraseText(pieces.slice(short.at + 1, paid.at)))?.[1] ?? ''
  const rest = due.minor - short.minor
  if (!payer || rest <= 0) return null
  if (!insteadOf.test(phraseText(pieces.slice(paid.at + 1, due.at)))) return null
  const verb = pieces.findLastIndex(({ norm }, at) => at < paid.at && norm === 'paid')
  const isOwn = /^(?:i|we)$/.test(payer)
  const isRest = rest === paid.minor || rest === paid.piece.money.otherMinor
  // Where the three do not add up, only the person knows which of them was another.
  const open = { ...paid.piece, money: { ...paid.piece.money, otherMinor: minor(rest), decimal: false } }
  return pieces.map((piece, at) => {
    if (at === paid.at) return isRest ? withAmount(paid.piece, rest) : shaped(open)
    if (at === short.at || at === due.at) return setAside(piece as AmountPiece)
    if (!isOwn && (at === verb - 1 || at === verb)) return shaped({ ...piece, norm: at === verb ? 'me' : 'paid' })
    return at >= short.at - 1 && at < due.at && at !== verb ? quiet(piece) : piece
  })
}
const paysLess =
  /^ short (?:(?:on|for|with) (?:the |her |his |their |this )?(?:\S+ )?)?(?:(?:this|last) month )?(?:so|and|but) (i|we|he|she|they) (?:(?:only|just) )*paid (?:(?:me|us|only|just) )*$/
const insteadOf = /^ (?:(?:for|in) (?:\S+ ){1,2})?(?:instead of|rather than|not) (?:(?:the|her|his|their|usual) )*$/

/** "the receipt says 54.10 but with my coupon it was 49.10": what was paid in the end. */
function withCoupon(pieces: Piece[], [whole, paid, ...more]: readonly Placed[]): Piece[] | null {
  if (!whole || !paid || more.length > 0 || paid.minor >= whole.minor) return null
  if (!couponed.test(phraseText(pieces.slice(whole.at + 1, paid.at))) || goesOn(pieces, paid.at + 1)) return null
  return without(pieces, whole, (piece, at) => {
    const told = at > whole.at && at < paid.at
    return (told || isLeadOf(pieces, at, whole.at)) && piece.type !== 'end'
  })
}
const cameDown =
  '(?:(?:so|it|that|i|we|the total|only|just|really|actually|was|is|came|came down|came out|went down|dropped|brought it|made it|paid|to|down) )+$'
const couponed = pattern`^ (?:(?:but|and|so|then) )*(?:with|after|using) (?:(?:my|the|a|an|our|their) )?(?:\S+ )?(?:${coupon}s?|${promo}|code
  |${points}) ${cameDown}
  |^ (?:(?:but|and|so|then) )*(?:(?:i|we|they) )?(?:with|after|had|got|gave me|took|knocked) (?:(?:a|the|my|another) )?(?:\S+(?: \S+)? (?:percent|%|um)|half) (?:off|discount) ${cameDown}`

/** Whether a piece only leads to what the price was at first: "the receipt says", "it was going to be", the "were" of "the shoes were". */
function isLeadOf(pieces: readonly Piece[], at: number, price: number): boolean {
  if (at >= price) return false
  if (isPlanned(pieces, price)) return toBe.test(pieces[at]?.norm ?? '')
  if (onReceipt.test(phraseText(pieces.slice(Math.max(0, price - 3), price)))) return at >= price - 3
  return at === price - 1 && /^(?:was|were|is|are)$/.test(pieces[at]?.norm ?? '')
}
const onReceipt = / (?:receipt|bill|total|tag|sticker|ticket|label) (?:says|said|shows|showed|was|is) $/

/** "gym 40 a month, paid for the year 480": what so many months come to was paid, and no month beside it. */
function paidAhead(pieces: Piece[], [rate, whole, ...more]: readonly Placed[]): Piece[] | null {
  if (!rate || !whole || more.length > 0 || whole.minor <= rate.minor || whole.minor % rate.minor !== 0) return null
  if (!/^ (?:an?|per) (?:month|week|quarter) /.test(phraseText(pieces.slice(rate.at + 1, rate.at + 3)))) return null
  const behind = pieces.slice(rate.at + 3)
  const told = phraseText(behind)
  if (behind.some((piece) => piece.type === 'day' || (isContent(piece) && !aheadWords.test(piece.norm)))) return null
  if (!/ (?:paid|upfront|up front|ahead|prepaid) /.test(told) || !spell.test(told)) return null
  return without(pieces, rate, (piece, at) => {
    const stated = at === rate.at - 1 && /^(?:is|was|its)$/.test(piece.norm)
    return stated || (at > rate.at && at !== whole.at && piece.type !== 'end')
  })
}

const spell =
  / (?:for (?:the |a |one |\S+ )?(?:whole |full |entire |next )?(?:year|months|weeks|quarter|season)|(?:upfront|up front|ahead)) /
const aheadWords =
  /^(?:paid|prepaid|upfront|up front|front|up|ahead|year|years|month|months|weeks?|quarter|season|whole|full|entire|next|annual)$/

/** "dinner was 90 but we split it three ways, so 30 for me": the own part was told in the end, and the whole it is of. */
function shareTold(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const own = amounts.at(-1)
  const whole = amounts.at(-2)
  if (!own || !whole) return null
  const each = pieces.findIndex(({ norm }, at) => at > own.at && norm === 'each')
  if (each > 0 && (each > own.at + 1 || !company.test(phraseText(pieces)))) return null
  const ways = whole.minor / own.minor
  const between = pieces.slice(whole.at + 1, own.at)
  const so = between.findLastIndex(({ norm }) => norm === 'so')
  const told = between.slice(0, so < 0 ? between.length : so)
  const shares =
    told.some(({ norm }) => sharing.test(norm)) ||
    (ways === 2 &&
      splitFirst.test(phraseText(pieces.slice(0, whole.at))) &&
      / (?:i|we) (?:only |just )?paid $/.test(phraseText(between)))
  if (
    (so < 0 && (goesOn(pieces, own.at + 1) || !isWorkedOut(between, ways))) ||
    !(shares || each > 0) ||
    ways < 2 ||
    ways > 12 ||
    !Number.isInteger(Math.round(ways * 100) / 100)
  )
    return null
  return without(pieces, whole, ({ type, norm }, at) => {
    const stated = at === whole.at - 1 && /^(is|was|were)$/.test(norm)
    const split = at < whole.at && /^(?:split|shared)$/.test(norm)
    return stated || split || at === each || (at > whole.at && at < own.at && type !== 'end')
  })
}
const sharing = /^(half|halves|split|splitting|shared?|part|portion|third|quarter|divided|middle)$/
/** "we split a pizza 24, I paid 12" */
const splitFirst = /^ (?:(?:so|and|then|also) )*(?:i|we|me and \S+|\S+ and (?:i|me)) (?:split|shared) /

/** "… 30 for gas", "… 40 parking": the amount is that of another thing. */
function goesOn(pieces: readonly Piece[], at: number): boolean {
  return pieces[/^(for|on)$/.test(pieces[at]?.norm ?? '') ? at + 1 : at]?.type === 'name'
}

/** "… I paid half, 40", "… my sister paid half, 40", "… we split it, 40": the part that is named, of which nothing else is. */
function isWorkedOut(between: readonly Piece[], ways: number): boolean {
  const part = between.find(({ norm }) => parts.has(norm))
  const said = between.find(({ type }) => type === 'number')
  const named = part ? parts.get(part.norm) || ways : said?.type === 'number' ? said.count : Math.min(ways, 4)
  const told = (piece: Piece): boolean =>
    isContent(piece) && !parts.has(piece.norm) && !(ways === 2 && people.has(piece.norm))
  return named === ways && !between.some(told)
}
const parts = new Map(Object.entries({ half: 2, third: 3, quarter: 4, share: 0, part: 0, portion: 0 }))

/** Who shares it: "dinner for two people, so 30 each", "four ways, so 15 each"; "tickets for two people 60, so 30 each" cost 60. */
const company = pattern` (?:(?<! for (?:the )?\S+ )of us|ways|between|we were|(?:breakfast|dinner|lunch|brunch|supper|drinks|meal
  |bill) .*(?:for|of us|people|friends)) `

/** "I had a gift card for 20 so the 35 dinner cost me 15": the credit is told first, and is no spend. */
function creditTold(pieces: Piece[], [credit, ...others]: readonly Placed[]): Piece[] | null {
  const own = others.at(-1)
  if (!credit || !own || others.length > 2) return null
  const unit = own.minor / own.piece.money.count
  const whole = pieces.findIndex(
    (piece, at) => at > credit.at && at < own.at && minorOf(piece, unit) === credit.minor + own.minor,
  )
  if (whole < 0) return creditLed(pieces, credit, own, others.length > 1)
  const pause = pieces.findLastIndex(({ type, norm }, at) => at < whole && (type === 'separator' || norm === 'so'))
  const joint = pause > credit.at ? pause : pieces.findIndex(({ norm }, at) => at > credit.at && credits.test(norm))
  if (joint < credit.at || joint > whole || !holdsCredit.test(phraseText(pieces.slice(0, joint + 1)))) return null
  if (goesOn(pieces, own.at + 1) || pieces[own.at + 1]?.norm === 'left') return null
  if (!cameOut.test(phraseText(pieces.slice(whole, own.at)))) return null
  return pieces.map((piece, at) => {
    if (at === credit.at) return setAside(credit.piece)
    if (at === whole && piece.type === 'amount') return setAside(piece)
    return at <= joint ? quiet(piece) : piece
  })
}

/** "had a ten dollar coupon so the shoes were 35": with nothing told of the whole. */
function creditLed(pieces: Piece[], credit: Placed, own: Placed, isMore: boolean): Piece[] | null {
  const so = pieces.findIndex(({ norm }, at) => at > credit.at && norm === 'so')
  if (isMore || so < 0 || so > own.at || !holdsCredit.test(phraseText(pieces.slice(0, so)))) return null
  if (pieces.slice(credit.at + 1, so).some((piece) => isContent(piece) && !credits.test(piece.norm))) return null
  const led = phraseText(pieces.slice(so, own.at))
  const isLeft = pieces[own.at + 1]?.norm === 'left' || goesOn(pieces, own.at + 1)
  if (isLeft || !(cameOut.test(led) && (led === ' so ' || / (?:cost|paid|was|were|came|only) /.test(led)))) return null
  return without(pieces, credit, (piece, at) => at <= so && piece.type !== 'end')
}
const credits = pattern`^(?:${giftCard}|${coupon}|${storeCredit})s?$`
const cameOut =
  / (?:cost me|i paid|so|(?:was|were|is|are|came|came out|came down|worked out|ended up|ended up being)(?: (?:to|at))?(?: (?:only|just|like|about))*) (?:\S+ )?$/
const holdsCredit = pattern` (?:had|have|used|got|redeemed|applied|with) (?:\S+ ){0,3}(?:${giftCard}|${coupon}|${storeCredit}) `

/** What a number, of money or not, is in minor units, of which so many make one: a hundred for dollars, one for yen. */
function minorOf(piece: Piece, unit: number): number | null {
  if (piece.type === 'amount') return piece.money.amountMinor
  return piece.type === 'number' ? Math.round(piece.count * unit) : null
}

/** "eye exam 90 but insurance covered 60 so I paid 30": the rest of what another paid is the own part. */
function restTold(pieces: Piece[], [whole, others, own, ...more]: readonly Placed[]): Piece[] | null {
  if (!whole || !others || !own || more.length > 0 || whole.minor - others.minor !== own.minor) return null
  const how = phraseText(pieces.slice(whole.at + 1, others.at))
  // "made 95 in tips but had to tip out the busser 15 so 80 to me"
  const isTippedOut = / tip(?:ped)? out (?:(?:the|my) )?\S+ $/.test(how)
  if (!isTippedOut && !coveredBy.test(how)) return null
  const between = pieces.slice(others.at + 1, own.at)
  const concluded =
    between.some(({ norm }) => /^(so|i|we|leaving|left)$/.test(norm)) &&
    !between.some((piece) => isContent(piece) && !reduction.test(piece.norm))
  if (!concluded) return null
  return pieces.map((piece, at) => {
    if (isTippedOut && at === whole.at) return withAmount(whole.piece, own.minor)
    if (isTippedOut && at === own.at) return setAside(own.piece)
    if (at === whole.at || at === others.at) return setAside((at === whole.at ? whole : others).piece)
    return at > whole.at && at < own.at && piece.type !== 'end' && !isAtShop(pieces, at) ? quiet(piece) : piece
  })
}
const reduction = pattern`^(?:store|gift|${giftCard}|${coupon}|${storeCredit})$`
const coveredBy =
  / (?:(?:covered|paid|covers|pays|picked up|chipped in|took off|took care of|threw in) (?:for )?|(?:had|used|got|redeemed|with|minus|less) (?:a |an |my |the )?)$/

/** "the vet was 210 and insurance paid 150": whether all of it was paid first, or the rest alone, only the person knows. */
function partCovered(pieces: Piece[], [whole, others, ...more]: readonly Placed[]): Piece[] | null {
  if (!whole || !others || more.length > 0 || others.minor >= whole.minor) return null
  if (!byPayer.test(phraseText(pieces.slice(whole.at + 1, others.at)))) return null
  if (pieces.slice(others.at + 1).some(({ type, norm }) => type !== 'end' && !/^(?:of|it|that)$/.test(norm)))
    return null
  const { piece } = whole
  const rest = minor(whole.minor - others.minor)
  const open = shaped({ ...piece, money: { ...piece.money, otherMinor: rest, decimal: false } })
  return [...pieces.slice(0, whole.at), open, ...pieces.slice(whole.at + 1).map(quiet)]
}
const byPayer = pattern` (?:(?:the|my|our) )?(?:boss|company|employer|insurance|insurer|office|work)(?: (?:has|have))? (?:paid|covered|covers|pays
  |picked up|took care of) (?:for )?$`

/** "… insurance paid 93 of that, so put down 93 for me": what is to be written is said last. */
function toldInTheEnd(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const told = amounts.at(-1)
  if (!told || amounts.length > 4 || pieces.slice(told.at + 1).some((piece) => isContent(piece))) return null
  if (pieces.some(({ norm }) => /^(split|half|shared|share)$/.test(norm))) return null
  const lead = pieces.slice(Math.max(0, told.at - 5), told.at)
  const so = lead.findIndex(({ norm }) => norm === 'so')
  if (so < 0 || !lead.slice(so).some(({ norm }) => /^(put|log|add|note|record|enter|write|save)$/.test(norm)))
    return null
  const first = amounts[0]?.at ?? told.at
  return pieces.map((piece, at) => {
    const earlier = amounts.find((amount) => amount.at === at && amount !== told)
    if (earlier) return setAside(earlier.piece)
    return at > first && at < told.at && piece.type !== 'end' && !isAtShop(pieces, at) ? quiet(piece) : piece
  })
}

/** "the drinks were 40 and I covered 25 of it": the own part. */
function ownPart(pieces: Piece[], [whole, part, ...more]: readonly Placed[]): Piece[] | null {
  if (!whole || !part || more.length > 0 || part.minor >= whole.minor) return null
  const covered = /^(covered|paid|contributed|in)$/.test(prior(pieces, part.at)?.norm ?? '')
  const mine = pieces.slice(whole.at + 1, part.at).some(({ norm }) => norm === 'i' || norm === 'we')
  const ofIt = pieces[part.at + 1]?.norm === 'of' && /^(it|that|them|this)$/.test(pieces[part.at + 2]?.norm ?? '')
  const gained = pieces.slice(0, whole.at).some(({ norm }) => /^(gave|got|paid|sent|earned|back)$/.test(norm))
  if (!covered || !mine || !ofIt || gained) return null
  return without(
    pieces,
    whole,
    (piece, at) => at > whole.at && at < part.at + 3 && at !== part.at && piece.type !== 'end',
  )
}

/** "dinner was 75, Ana's part was 25": what somebody else's part was; whether the whole was paid stays open. */
function othersPart(pieces: Piece[], [whole, part, ...more]: readonly Placed[]): Piece[] | null {
  if (!whole || !part || more.length > 0 || part.minor >= whole.minor) return null
  const [who, what, verb] = [3, 2, 1].map((back) => pieces[part.at - back])
  const isTheirs = who !== undefined && who.end - who.start > who.norm.length && who.norm.endsWith('s')
  if (!isTheirs || !/^(half|part|share|portion)$/.test(what?.norm ?? '') || !/^(is|was)$/.test(verb?.norm ?? ''))
    return null
  return pieces.map((piece, at) => {
    if (at === whole.at) return shaped({ ...whole.piece, money: { ...whole.piece.money, vague: true } })
    if (at === part.at) return setAside(part.piece)
    return at >= part.at - 3 && at < part.at ? quiet(piece) : piece
  })
}

/** "had 100, spent 40 on food, 60 left": what is still there. */
function leftOver(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const rest = amounts.find(
    ({ at }) => /^(left|remaining|over)$/.test(pieces[at + 1]?.norm ?? '') && ends(pieces[at + 2]),
  )
  if (rest) return pieces.map((piece, at) => (at === rest.at ? setAside(rest.piece) : piece))
  const kept = amounts.find(({ at }) => isLeftWith(pieces, at))
  if (kept)
    return pieces.map((piece, at) => {
      if (at === kept.at) return setAside(kept.piece)
      return (at === kept.at - 1 || at === kept.at - 2) && piece.type === 'word' ? quiet(piece) : piece
    })
  return notPaid(pieces, amounts)
}

/** "left with 60 dollars after spending 40 on gas"; "left with a 60 dollar coat" carried it off. */
function isLeftWith(pieces: readonly Piece[], at: number): boolean {
  const lead = phraseText(pieces.slice(Math.max(0, at - 3), at))
  const next = pieces[at + 1]
  return / left with (?:only |just |about )?$/.test(lead) && (ends(next) || leftAfter.test(next?.norm ?? ''))
}
const leftAfter = /^(?:after|once|since|because|cause|when|now)$/

/** "down to my last 20, bought bread 3", "cancelled Hulu, saved 8, coffee 4", "saved 20 on shoes that cost 60": none of it was paid. */
function notPaid(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const [told] = amounts
  if (!told) return null
  const words = phraseText(pieces.slice(0, told.at))
  const next = pieces[told.at + 1]
  const kept =
    saving.test(words) &&
    (next?.norm === 'on' ||
      next?.norm === 'by' ||
      (gaveUp.test(words) && (ends(next) || perTime.test(next?.norm ?? ''))))
  if (!kept && !/^ (?:im |i am |we are |were |i was )?down to (?:my|our|the) last $/.test(words)) return null
  return without(pieces, told, (piece, at) => at < told.at && piece.type !== 'end')
}
const saving =
  /^ (?:(?:cancell?ed|switched|downgraded) .*|i |we |just |and )*sav(?:ed?|es|ing) (?:me |us |like |about )*$/
const gaveUp = / (?:cancell?ed|switched|downgraded) /
const perTime = /^(?:an?|per|every|each|monthly|yearly)$/

function ends(piece: Piece | undefined): boolean {
  return piece === undefined || piece.type === 'separator' || piece.type === 'end'
}

/** "60 minus a 10 coupon, so 50", "a 45 dollar order minus 10 off", "was 200 but they took off 30": what is left of the first. */
function lessened(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const [whole, off, told] = amounts
  if (!whole || !off || amounts.length > 3 || off.minor >= whole.minor) return null
  const lead = pieces.slice(whole.at + 1, off.at)
  const planned = isPlanned(pieces, whole.at)
  const reduced =
    (planned || /^(was|were|is|normally|usually|originally)$/.test(prior(pieces, whole.at)?.norm ?? '')) &&
    (reductionWords.has(pieces[off.at + 1]?.norm ?? '') || takenOff.test(phraseText(lead)))
  const minus = lead.findLastIndex(({ norm }) => norm === 'minus' || norm === 'less' || (reduced && norm === 'but'))
  if (usesCoupon.test(phraseText(lead)) && reductionWords.has(pieces[off.at + 1]?.norm ?? '') && !told)
    return pieces.map((piece, at) => {
      if (at === whole.at) return withAmount(whole.piece, whole.minor - off.minor)
      if (at === off.at) return setAside(off.piece)
      return at > whole.at && at < off.at + 3 && piece.type !== 'end' ? quiet(piece) : piece
    })
  if (
    minus < 0 ||
    lead.length - minus > 5 ||
    lead.some(({ type, norm }) => type === 'end' || norm === 'so') ||
    /^(paid|was|spent)$/.test(lead.at(-1)?.norm ?? '')
  )
    return null
  if (told && told.minor !== whole.minor - off.minor) return null
  const from = whole.at + 1 + minus
  const owed =
    owedBefore
      .exec(phraseText(pieces.slice(off.at + 1, off.at + 7)))?.[0]
      .trim()
      .split(' ').length ?? 0
  return pieces.map((piece, at) => {
    if (at === whole.at) return told ? setAside(whole.piece) : withAmount(whole.piece, whole.minor - off.minor)
    if (at === off.at) return setAside(off.piece)
    if (planned && at < whole.at && toBe.test(piece.norm)) return quiet(piece)
    if (at > off.at && at <= off.at + owed) return quiet(piece)
    const reckons = (at >= from && at < off.at) || (at > off.at && at < off.at + 4 && reductionWords.has(piece.norm))
    return reckons || (told && at > off.at && at < told.at && piece.norm === 'so') ? quiet(piece) : piece
  })
}

/** "minus the 15 credit they owed me": whose the reduction was. */
const owedBefore =
  /^ (?:(?:credit|refund|discount|deposit|that|which) )*(?:they|he|she|the shop|the store) (?:(?:still|already) )?(?:owed|gave|owes) (?:me|us) /

/** "shoes were a hundred, used a 15 dollar coupon" */
const usesCoupon =
  /^ (?:(?:but|and|then|um) )*(?:i |we )?(?:also )?(?:used|had|applied|redeemed) (?:(?:a|an|my|the) )?$/
/** "it was going to be 80": what it would have cost. */
function isPlanned(pieces: readonly Piece[], at: number): boolean {
  return wouldBe.test(phraseText(pieces.slice(Math.max(0, at - 4), at)))
}
const wouldBe = / (?:was|were) (?:going to|gonna|supposed to|meant to) be $/
const toBe = /^(?:it|that|was|were|going to|going|gonna|supposed|meant|to|be)$/
const takenOff = / (?:knocked|took|knocking|taking|knock|take) off (?:like |about |another )?$/

/** "left a 200 deposit on an 800 dollar sofa", "chipped in 15 for a 60 dollar gift": what was paid of what the thing costs. */
function partOfPrice(pieces: Piece[], [part, price, ...more]: readonly Placed[]): Piece[] | null {
  if (!part || !price || more.length > 0 || part.minor >= price.minor) return null
  const between = pieces.slice(part.at + 1, price.at)
  const before = pieces.slice(Math.max(0, part.at - 4), part.at)
  const article = /^an? /.test(price.piece.norm) || /^(a|an|the)$/.test(between.at(-1)?.norm ?? '')
  const gives = [...before, ...between].some(({ norm }) =>
    /^(deposit|down|chipped|contributed|towards|toward)$/.test(norm),
  )
  const named = pieces[price.at + 1]?.type === 'name' || pieces[price.at + 1]?.type === 'word'
  if (!article || !gives || !named || between.some(({ type }) => type === 'separator' || type === 'end')) return null
  return pieces.map((piece, at) => (at === price.at ? setAside(price.piece) : piece))
}

/**
 * "the sofa was 800 and I put 200 down", "… put down the 200 deposit", "bike costs 400, paid a 100 deposit": what was paid of the price
 * before.
 */
function depositTold(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  for (const [index, part] of amounts.entries()) {
    const price = prior(amounts, index)
    if (!price || part.minor >= price.minor) continue
    const first = (prior(amounts, index, 2)?.at ?? -1) + 1
    const next = pieces.findIndex((piece, at) => at > part.at && (piece.type === 'amount' || ends(piece)))
    const to = next < 0 ? pieces.length : next
    const isLast = index === amounts.length - 1
    const rest = pieces.slice(part.at + 1, isLast ? pieces.length : to).filter(({ type }) => type !== 'day')
    if (!isDeposit(phraseText(pieces.slice(price.at + 1, part.at)), phraseText(rest))) continue
    if ((!isLast && !ends(pieces[to])) || !pieces.slice(first, price.at).some(isContent)) continue
    return pieces.map((piece, at) => {
      if (at === price.at) return setAside(price.piece)
      const isTold = at > price.at && at < (isLast ? pieces.length : to) && at !== part.at
      const isStated = at === price.at - 1 && /^(?:was|were|is|are|cost|costs)$/.test(piece.norm)
      return (isTold && piece.type !== 'day' && piece.type !== 'end') || isStated ? quiet(piece) : piece
    })
  }
  return null
}

/** Whether the words around an amount tell that it was put down on the price before. */
function isDeposit(lead: string, rest: string): boolean {
  if (putsDeposit.test(lead)) return endsDeposit.test(rest)
  return putsMoney.test(lead) && (/ down (?:the |an? )?$/.test(lead) ? saysDeposit : tellsDeposit).test(rest)
}
const puts =
  '^ (?:(?:and|but|so|i|we|then|just|only|um) )*(?:put|paid|left|gave|made|placed|sent)(?: (?:down|them|him|her|the|an?|my|our))*'
const putsMoney = new RegExp(`${puts} $`)
const putsDeposit = new RegExp(`${puts} (?:deposit|down payment)(?: (?:of|was))? $`)
const sofar = '(?:on it |for it |so far |for now |already )?$'
const endsDeposit = new RegExp(`^ ${sofar}`)
const tellsDeposit = new RegExp(
  `^ (?:down(?: payment)?|(?:dollars? )?deposit(?: down)?|up ?front|(?:as|for) (?:an?|the|my) (?:deposit|down payment)) ${sofar}`,
)
const saysDeposit = new RegExp(`${endsDeposit.source}|${tellsDeposit.source}`)

/** "order 48 plus 5.99 shipping, so 53.99 all in": the price and the extra make up the whole that is told last. */
function withExtras(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  for (const [index, whole] of amounts.entries()) {
    const [price, extra] = [prior(amounts, index, 2), prior(amounts, index)]
    if (!price || !extra || price.minor + extra.minor !== whole.minor) continue
    if (!extras.test(pieces[extra.at + 1]?.norm ?? '') && !extras.test(prior(pieces, extra.at)?.norm ?? '')) continue
    if ((amounts.length > 3 || prior(pieces, extra.at)?.norm === 'tipped') && !isConcluded(pieces, whole.at)) continue
    return pieces.map((piece, at) => {
      if (at === price.at || at === extra.at) return setAside((at === price.at ? price : extra).piece)
      return at > price.at && at < whole.at && piece.type !== 'end' ? quiet(piece) : piece
    })
  }
  return null
}

/** "… 70 with a 10 tip so 80": beside other entries only where it is said to be the sum. */
function isConcluded(pieces: readonly Piece[], at: number): boolean {
  return /^(so|makes|making|total)$/.test(prior(pieces, at)?.norm ?? '')
}
const extras = /^(shipping|postage|handling|delivery|tip|tipped|gratuity|tax|service|fee|fees)$/

/** "79.95 plus tax came to 86", "burger 12 plus tax 13": what has the extra in it is more than what it is put on. */
function withTax(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  for (const [index, whole] of amounts.entries()) {
    const price = prior(amounts, index)
    if (!price || whole.minor <= price.minor) continue
    const between = pieces.slice(price.at + 1, whole.at).map(({ norm }) => `${norm} `)
    if (!taxed.test(between.join(''))) continue
    return without(pieces, price, (_, at) => at > price.at && at < whole.at)
  }
  return null
}
const taxed = pattern`^(?:, )?(?:and )?(?:(?:plus|with|after) (?:the |a |my )?(?:tax|taxes|tip|vat|gst|gratuity|shipping
  |postage|delivery|handling) (?:, )?(?:it |that |so |it all |all |the total )*(?:came to|comes to|makes|made|totals
  |totalled|totaled|brings it to|so|(?:it|that|all|total) (?:was|is)|its) |(?:plus|with|after) (?:the )?(?:tax|taxes|tip|vat|gst
  |gratuity) (?:, )?)(?:about |like )?$`

/** "muffins 4 each so 12 total", "a fiver each for the kids, that's fifteen altogether": what so many came to was told. */
function eachAndAll(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const [each, ...more] = pieces.filter(({ norm }) => /^(?:each|apiece|ea)$/.test(norm))
  if (!each) return null
  for (const [index, whole] of amounts.entries()) {
    const one = prior(amounts, index)
    if (!one || whole.minor <= one.minor || whole.minor % one.minor !== 0) continue
    if (pieces[one.at + 1] !== each || more.length > 0 || /^(?:way|time)$/.test(pieces[one.at + 2]?.norm ?? ''))
      continue
    const between = pieces.slice(one.at + 2, whole.at)
    const told = inSum.test(phraseText(pieces.slice(whole.at + 1, whole.at + 4)))
    if (!comesTo.test(phraseText(between)) || (!told && between.some(isContent))) continue
    return without(
      pieces,
      one,
      ({ norm }, at) => at > one.at && at < whole.at && (at === one.at + 1 || reckonsUp.test(norm)),
    )
  }
  return null
}
const reckonsUp = /^(?:so|thats|its|comes|came|to|makes|making|which|is|was)$/
const inSum = /^ (?:altogether|all together|in (?:all|total)|total|all in|for (?:all|both|the lot)) /
const comesTo = / (?:so|thats|that is|its|which is|makes|making|comes to|came to|for a total of|total of|total) $/

/** "gross was 3000 but net 2350", "500 before tax 380 after", "20 before tip 24 with": the net is what came. */
function grossAndNet(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const [gross, net] = amounts
  if (!gross || !net || amounts.length > 2) return null
  const words = amounts.map(({ at }) => phraseText(pieces.slice(at + 1, at + 3)))
  const before = beforeTax.test(words[0] ?? '') && / (?:after|with|total|um) /.test(words[1] ?? '')
  const told = phraseText(pieces.slice(0, net.at + 2))
  if (!before && !(gross.minor > net.minor && / gross .* net /.test(told))) return null
  return pieces.map((piece, at) =>
    at === gross.at ? setAside(gross.piece) : reckoned.test(piece.norm) && at !== net.at ? quiet(piece) : piece,
  )
}

/** "sold it on eBay for 300, after fees 252 landed": what is left of what somebody paid for a thing. */
function leftOfSale(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  for (const [index, net] of amounts.entries()) {
    const gross = prior(amounts, index)
    const left = gross ? leftOf(pieces, gross, net) : null
    if (left) return left
  }
  return null
}

function leftOf(pieces: Piece[], gross: Placed, net: Placed): Piece[] | null {
  if (
    net.minor >= gross.minor ||
    !/ (?:sold|selling|sell|flogged|got|made) /.test(phraseText(pieces.slice(0, gross.at)))
  )
    return null
  const end = pieces.findIndex((piece, at) => at > net.at && ends(piece))
  const to = end < 0 ? pieces.length : end
  const [between, behind] = [pieces.slice(gross.at + 1, net.at), pieces.slice(net.at + 1, to)].map(phraseText)
  const isLed = afterFees.test(between ?? '') && landed.test(behind ?? '')
  if (!isLed && !(straight.test(between ?? '') && netOfFees.test(behind ?? ''))) return null
  const turn = pieces.findIndex(
    ({ type, norm }, at) => at > gross.at && (type === 'separator' || /^(?:after|but|so)$/.test(norm)),
  )
  return pieces.map((piece, at) => {
    if (at === gross.at) return withAmount(gross.piece, net.minor)
    return at === net.at || (at >= turn && at < to) ? quiet(piece) : piece
  })
}
const taken =
  'after (?:(?:the|all|their|its|ebay|etsy|paypal|platform|selling|seller) )*(?:fees?|commission|shipping|postage|taxe?s?|cut)(?: (?:fees?|commission|shipping|postage|tax|taxes))*'
const came =
  '(?:(?:and|but|so|then|it|i|we|that|only|just|was|is|its|got|get|had|kept|netted|cleared|received|ended|up|with|came|comes|to|left|me|made|about|like|leaves|thats|which|on|at|from|ebay|etsy|depop|vinted|facebook|marketplace|for|them|um) )*'
const afterFees = new RegExp(`^ ${came}${taken} ${came}$`)
const straight = new RegExp(`^ ${came}$`)
const landed = /^ (?:(?:landed|came|arrived|hit|cleared|left|in|to|my|the|account|bank|for|me|was|mine|actually) )*$/
const netOfFees = new RegExp(`^ (?:(?:landed|came|in|arrived|left|cleared|for|me|um) )*${taken} $`)

const beforeTax = / before (?:tax|taxes|deductions|withholding|tips?|gratuity) $/
const reckoned = /^(gross|net|but|before|after|with|tax|taxes|deductions|withholding|tips?|gratuity)$/

/** "the rent went up from 850 to 900": what it is now. */
function risen(pieces: Piece[], [before, now, ...more]: readonly Placed[]): Piece[] | null {
  if (!before || !now || more.length > 0) return null
  const lead = pieces.slice(Math.max(0, before.at - 3), before.at).map(({ norm }) => norm)
  const from =
    lead.at(-1) === 'from' && lead.some((norm) => /^(up|down|increased|raised|dropped|risen|rose|changed)$/.test(norm))
  if (!from || !pieces.slice(before.at + 1, now.at).some(({ norm }) => norm === 'to')) return null
  return pieces.map((piece, at) =>
    at === before.at
      ? setAside(before.piece)
      : at >= before.at - 3 && at < now.at && piece.type !== 'end'
        ? quiet(piece)
        : piece,
  )
}

/** "the chair was 200 but I got it for 150 at Home Depot", "the lamp was 60, I paid 45 for it": what it would have cost, and what it did. */
function gotItFor(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  for (const [index, paid] of amounts.entries()) {
    const full = prior(amounts, index)
    if (!full || paid.minor >= full.minor) continue
    const lead = phraseText(pieces.slice(full.at + 1, paid.at))
    const isStated = /^(?:was|were|is|are)$/.test(prior(pieces, full.at)?.norm ?? '')
    // "jeans 80 but I paid 60 at Gap"
    if (
      !isStated &&
      amounts.length === 2 &&
      butPaid.test(lead) &&
      isBare(pieces, full.at) &&
      isAllOrAtShop(pieces, paid.at)
    )
      return without(pieces, full, ({ type }, at) => at > full.at && at < paid.at && type !== 'end')
    if (!isStated) continue
    const forIt = / for (?:it|them|that|mine) $/.test(phraseText(pieces.slice(paid.at + 1, paid.at + 3)))
    if (!(forIt ? paidJust : gotIt).test(lead)) continue
    return without(pieces, full, (piece, at) => {
      const tells = at === full.at - 1 || (at > full.at && at < paid.at) || (forIt && at > paid.at && at < paid.at + 3)
      return tells && piece.type !== 'end'
    })
  }
  return null
}
const gotIt = pattern`^ (?:(?:but|and|so|then|um|luckily) )*(?:(?:i|we) )?(?:(?:just|only|managed to|ended up) )*(?:got|get|getting|bought|found|picked
  |snagged|scored|ordered) (?:it|them|that|mine|one)(?: up)? (?:for|at)(?: (?:just|only|like|about))* $`
const butPaid =
  /^ (?:, )?but (?:i|we) (?:(?:just|only|really|actually) )*(?:paid|got (?:it|them) for)(?: (?:just|only|like|about))* $/

/** Whether only a thing is told before its price: "won 80 but I paid 60" and "mom gave me 80 but …" are of two moneys. */
function isBare(pieces: readonly Piece[], at: number): boolean {
  const told = pieces.slice(0, at)
  return at > 0 && told.every(({ norm }) => !people.has(norm) && !givesMoney.test(norm))
}
const givesMoney =
  /^(?:won|made|earned|got|get|sold|paid|spent|gave|give|lent|sent|owes?|owed?|me|us|him|them|refund|salary|payday|paycheck|budget|limit)$/

function isAllOrAtShop(pieces: readonly Piece[], at: number): boolean {
  const [next, shop] = [pieces[at + 1], pieces[at + 2]]
  const isShop = shop?.type === 'name' ? shop.entry.display !== null : shop?.type === 'word' && shop.capital
  return ends(next) || (next?.norm === 'at' && isShop && ends(pieces[at + 3]))
}

const paidJust = /^ (?:(?:but|and|so|then|um) )*(?:i|we) (?:(?:just|only) )*paid(?: (?:just|only|like|about))* $/

/** "the electrician wanted 200 but we settled on 170": what was asked at first, and what was agreed on. */
function haggled(pieces: Piece[], [first, agreed, ...more]: readonly Placed[]): Piece[] | null {
  if (!first || !agreed || more.length > 0 || agreed.minor >= first.minor) return null
  const from = Math.max(0, first.at - 3)
  const asks = pieces.slice(from, first.at).some(({ norm }) => asking.test(norm))
  const between = pieces.slice(first.at + 1, agreed.at)
  if (between.some(({ norm }) => norm === 'left')) return null
  if (goesOn(pieces, agreed.at + 1)) return null
  if (!asks || !between.some(({ norm }) => agreeing.test(norm)) || between.some(({ type }) => type === 'end'))
    return null
  return without(pieces, first, ({ type, norm }, at) => {
    const turns = type === 'separator' || asking.test(norm) || agreeing.test(norm) || norm === 'but'
    return at >= from && at < agreed.at && turns
  })
}
const asking = /^(wants?|wanted|asks?|asked|asking|quoted|demanded|listed|advertised)$/
const agreeing = /^(settled|agreed|haggled|bargained|talked|beat|got|paid|pay|give|gave|took|knocked|down)$/

/**
 * "jeans 40 on sale for 28", "jeans 40 marked down to 28", "pills 105, but insurance knocked it down to 20": the price on the thing, and
 * what was asked in the end.
 */
function putDown(pieces: Piece[], [first, now, ...more]: readonly Placed[]): Piece[] | null {
  if (!first || !now || more.length > 0 || now.minor >= first.minor) return null
  const lead = phraseText(pieces.slice(first.at + 1, now.at))
  // "gas was 4 now 3.50" is what one thinks of its price.
  const isNow = / now (?:only |just )?$/.test(lead)
  if (pieces.slice(0, first.at).some(({ norm }) => /^(?:budget|limit)$/.test(norm))) return null
  if (!toPrice.test(lead) || (isNow && pieces.slice(0, first.at).some(isContent))) return null
  return without(pieces, first, ({ norm }, at) => {
    const stated = at === first.at - 1 && /^(?:was|were|is|are)$/.test(norm)
    return stated || (at > first.at && at < now.at)
  })
}
const toPrice = pattern`^ (?:(?:but|was|were|is|are|it|they|and|um) )*(?:on sale (?:for|at|to)|(?:marked|knocked|reduced|discounted|down)(?: down)? to)(?: only
  | just)? $|^ (?:but |and )?now (?:only |just )?$|^ (?:(?:but|and|then|so|luckily|um) )*(?:(?:the|my|our|a) )?(?:\S+ ){1,2}(?:(?:knocked|brought|took
  |got|marked|talked|haggled|negotiated) (?:it|that|them|the price|the bill)(?: all the way)?(?: back)? down|(?:cut|lowered|reduced
  |dropped) (?:it|that|them|the price|the bill)(?: down)?) to (?:only |just )?$`

/** "total 52, groceries 40, cat food 12", "spent 100 on the kids, 60 on shoes and 40 on jackets": the parts are the entries. */
function leadingTotal(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const [total, ...parts] = amounts
  const sum = parts.reduce((all, { minor }) => all + minor, 0)
  if (!total || parts.length < 2 || sum !== total.minor) return null
  const lead = pieces.slice(Math.max(0, total.at - 4), total.at)
  const between = pieces.slice(total.at + 1, parts[0]?.at)
  const pause = between.findIndex(isPause)
  const next = total.at + 1 + (pause < 0 ? between.length : pause)
  const head = pieces.slice(total.at + 1, next)
  const isLed = head.every(({ type }) => type === 'day') || (pause > 0 && head.some(({ norm }) => people.has(norm)))
  const spent = prior(pieces, total.at)?.norm === 'spent' && isLed
  if (spent ? pieces[total.at + 1]?.norm === 'at' : !lead.some(({ norm }) => wholes.test(norm))) return null
  return pieces.map((piece, at) => {
    if (at === total.at) return spent ? setAside(total.piece) : toNumber(total.piece)
    const forWhom = spent && at > total.at && at < next && piece.type !== 'day'
    return forWhom || (at < total.at && lead.includes(piece)) ? quiet(piece) : piece
  })
}
const wholes = /^(total|altogether|all|bill)$/

/** "the plumber charged 180, 60 for parts and 120 labor": what a price is made of, each part led by its amount. */
function brokenDown(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const [total, ...parts] = amounts
  const sum = parts.reduce((all, { minor }) => all + minor, 0)
  const last = parts.at(-1)
  if (!total || !last || parts.length < 2 || sum !== total.minor) return null
  if (!priced.test(prior(pieces, total.at)?.norm ?? '') || !parts.every(({ at }) => isPause(pieces[at - 1])))
    return null
  let end = last.at + 1
  while (end < pieces.length && !ends(pieces[end])) end += 1
  return pieces.map((piece, at) => {
    if (parts.some((part) => part.at === at)) return setAside(piece as AmountPiece)
    return at > total.at && at < end && piece.type !== 'end' ? quiet(piece) : piece
  })
}
const priced = /^(charged|charges|was|were|is|to|cost|ran|billed|me|us|paid)$/

function isPause(piece: Piece | undefined): boolean {
  return piece?.type === 'separator' || piece?.type === 'end'
}
