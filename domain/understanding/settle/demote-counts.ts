import { givenThings } from '#domain/understanding/entries/greeting-card.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import { singular } from '#domain/understanding/lexicon/lexicon.ts'
import { opensCount } from '#domain/understanding/money/number-role.ts'
import { together } from '#domain/understanding/settle/settle-lists.ts'
import { toNumber, untold } from '#domain/understanding/settle/settle-piece.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { meals } from '#domain/understanding/words/meals.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import {
  type AmountPiece,
  ends,
  isAmount,
  isPause,
  type Piece,
  phraseText,
  shaped,
} from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** Doubtful numbers step back where a firm amount stands in the same entry, or where they can only be a count. */
export function demoteCounts(input: readonly Piece[]): Piece[] {
  const pieces = input.map((piece, at) => standsBeforeDay(piece, input[at + 1]))
  const firmLater: boolean[] = []
  let seen = false
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    firmLater[at] = seen
    const piece = pieces[at]
    if (piece && isFirm(piece)) seen = true
    if (piece?.type === 'end') seen = false
  }
  let firmBefore = false
  return pieces.map((piece, at) => {
    if (piece.type === 'end') firmBefore = false
    if (isFirm(piece)) firmBefore = true
    if (piece.type !== 'amount' || piece.struck) return piece
    if (
      isPricedEach(pieces, at, piece) ||
      isPricedInAll(pieces, at, piece) ||
      isHeads(pieces, at, piece) ||
      isCountAtEach(pieces, at, piece) ||
      isCountFor(pieces, at, piece) ||
      isCountPriced(pieces, at, piece) ||
      isCountAtShop(pieces, at, piece)
    )
      return toNumber(piece)
    if (piece.doubt === null) return piece
    if (piece.doubt === 'counts') {
      const thing = prior(pieces, at)
      if ((isFare(thing, piece.money.count) && isPricedFood(pieces, at)) || isStatedEach(pieces, at)) return piece
      if (firmBefore && thing?.type === 'name' && !(firmLater[at] && together.has(thing.norm))) return piece
      if (isPriceBefore(pieces, at, piece)) return shaped({ ...piece, doubt: null })
      // "bought 20 more soaps"
      const few = piece.money.count <= 12 || pieces[at + 1]?.norm === 'more'
      if (firmLater[at] || firmBefore || (few && !saidAsPrice(pieces, at))) return toNumber(piece)
      if (laterDoubtful(pieces, at)) return toNumber(piece)
      return piece
    }
    const label = prior(pieces, at)?.norm
    const called = at === 1 ? /^(flight|invoice)$/.test(label ?? '') : label === 'flight' && !ends(pieces[at + 1])
    if (label === 'invoice' && isPaidSum(pieces, at)) return shaped({ ...piece, doubt: null })
    if (piece.doubt === 'beside' && called) return toNumber(piece)
    if (piece.doubt === 'beside' && (isOwnThing(pieces, at) || (!firmLater[at] && isPaidInvoice(pieces, at))))
      return piece
    if (piece.doubt === 'beside') return firmLater[at] || firmBefore ? toNumber(piece) : piece
    if (piece.doubt === 'party')
      return amountFollowsDirectly(pieces, at) ||
        isListedParty(pieces, at) ||
        isPricedParty(pieces, at) ||
        isBesideOwnPart(pieces, at) ||
        isEachFor(pieces, at) ||
        (firmBefore && label === 'the')
        ? toNumber(piece)
        : isOuting(pieces, at)
          ? untold(piece)
          : piece
    if (label === 'pump' && (firmBefore || firmLater[at] || /^(at|on)$/.test(normBefore(pieces, at, 2))))
      return toNumber(piece)
    if (isOfWay(pieces, at + 1) || isPricedOnDays(pieces, at)) return piece
    if (isRunning(pieces, at)) return toNumber(piece)
    return priceFollows(pieces, at) || (piece.money.count > 6 && !firmBefore && !firmLater[at])
      ? toNumber(piece)
      : piece
  })
}

/** "piano lesson for Ellie forty five soccer cleats …": the price of what was named before it, of which nothing else tells, and no forty five of another kind of thing. */
function isPriceBefore(pieces: readonly Piece[], at: number, { money }: AmountPiece): boolean {
  const isFor = normBefore(pieces, at, 2) === 'for' && namesPerson(normBefore(pieces, at))
  const [thing, next] = [prior(pieces, at, isFor ? 3 : 1), pieces[at + 1]]
  const other = next?.type === 'name' ? next : pieces[at + 2]
  if (thing?.type !== 'name' || other?.type !== 'name' || money.count <= MOST_OF_ANOTHER) return false
  return thing.entry.display === null && !isAmount(pieces[at + 2]) && thing.entry.category !== other.entry.category
}
/** More of one thing than anybody buys in the same breath as another. */
const MOST_OF_ANOTHER = 30

/** What is bought one by one: no fare, fee or tip. */
const bought = /^(?:Food & Dining|Shopping|Healthcare)$/
/** "rice and two meat for 2500": how many of the thing, and behind "for" what they cost. */
function isCountFor(pieces: readonly Piece[], at: number, { money }: AmountPiece): boolean {
  const [thing, link, price, behind] = pieces.slice(at + 1, at + 5)
  if (!isFew(money) || money.decimal || prior(pieces, at)?.type === 'name') return false
  if (thing?.type !== 'name' || link?.norm !== 'for' || !isAmount(price)) return false
  return price.doubt === null && price.money.count > money.count && (ends(behind) || behind?.type === 'day')
}

/** "bought 2 gomesi for 240", "milk 3 and 6 tilapia 24": how many of a thing, and no price, where it opens what is told and one price ends it, which is no sum ("ticket 40, 4 booking 44"). */
function isCountPriced(pieces: readonly Piece[], at: number, { money, doubt }: AmountPiece): boolean {
  const [thing, link] = pieces.slice(at + 1)
  const priced = link?.norm === 'for' ? at + 3 : at + 2
  const [price, behind] = pieces.slice(priced)
  if (!isFew(money) || money.decimal || doubt !== null || !isContent(thing)) return false
  const isThing =
    thing?.type !== 'name' ||
    (thing.entry.display === null && !meals.has(thing.norm) && bought.test(thing.entry.category))
  if (!isThing || !opensCount.test(normBefore(pieces, at)) || !isAmount(price) || price.doubt !== null) return false
  const isSum = pieces
    .slice(0, at)
    .some((piece) => isAmount(piece) && piece.money.count + money.count === price.money.count)
  if (isSum) return false
  const isPrice = price.money.count > money.count || price.money.marked || price.money.decimal
  return isPrice && (ends(behind) || behind?.type === 'day' || /^(?:at|from)$/.test(behind?.norm ?? ''))
}

/** "7-Eleven 2 siopao 96": how many of the thing were had there, where the price right behind it is many times as high. */
function isCountAtShop(pieces: readonly Piece[], at: number, { money, doubt }: AmountPiece): boolean {
  // A pause that was only supposed between two prices.
  const from = pieces[at + 1]?.from === pieces[at + 1]?.to ? at + 2 : at + 1
  const [shop, thing, price] = [prior(pieces, at), pieces[from], pieces[from + 1]]
  if (doubt !== null || !isFew(money) || money.count > MOST_AT_SHOP) return false
  const isShop = shop?.type === 'name' && shop.entry.display !== null && shop.entry.category === 'Food & Dining'
  const isFood =
    thing?.type === 'word' ||
    (thing?.type === 'name' && thing.entry.display === null && thing.entry.category === 'Food & Dining')
  const isCountable = isFood && isContent(thing) && !meals.has(thing?.norm ?? '') && !together.has(thing?.norm ?? '')
  const times = money.count === 2 ? 4 : 10
  return isShop && isCountable && isAmount(price) && price.money.count >= money.count * times
}
const MOST_AT_SHOP = 6

/** "4 drinks at the bar, 11 each": behind the pause stands what each of them was. */
function isPricedEach(pieces: readonly Piece[], at: number, { money }: AmountPiece): boolean {
  if (!isFew(money)) return false
  const thing = pieces[at + 1]
  if (!isContent(thing) || singular(thing?.norm ?? '') === null) return false
  const pause = pieces.findIndex((piece, index) => index > at && (isPause(piece) || isAmount(piece)))
  if (!isAmount(pieces[pause + 1]) || !isPause(pieces[pause])) return false
  const behind = pieces[pause + 3]
  return each.test(normAt(pieces, pause + 2)) && (ends(behind) || behind?.norm === 'for')
}

/** "two red stripe at 4 each", "two tyre from Miguel for 80 each": how many, at so much each. */
function isCountAtEach(pieces: readonly Piece[], at: number, { money }: AmountPiece): boolean {
  if (!isFew(money) || !isContent(pieces[at + 1])) return false
  // "uber 12 tickets for 20 each", where "water five jerricans at 20 each" is of the water
  if (prior(pieces, at)?.type === 'name' && pieces[at + 1]?.type === 'name') return false
  const price = pieces.findIndex((piece, index) => index > at && (isPause(piece) || isAmount(piece)))
  const isAt = /^(?:at|for)$/.test(normBefore(pieces, price))
  return price > at && price < at + 7 && isAmount(pieces[price]) && isAt && each.test(normAt(pieces, price + 1))
}

const each = /^(?:each|apiece)$/

/** "two Krapfen, 3.80 together": behind the pause stands what they came to. */
function isPricedInAll(pieces: readonly Piece[], at: number, { money }: AmountPiece): boolean {
  const [thing, pause, price] = pieces.slice(at + 1)
  if (!isFew(money) || !isContent(thing) || pause?.norm !== ',' || !isAmount(price)) return false
  if (singular(thing?.norm ?? '') === null || isContent(prior(pieces, at))) return false
  const end = pieces.findIndex((piece, index) => index > at + 3 && isPause(piece))
  return inAll.test(phraseText(pieces.slice(at + 4, end < 0 ? undefined : end)))
}
const MOST_HEADS = 6
const inAll = /^ (?:together|altogether|in (?:all|total)|for (?:both|the two|the pair)) $/

/** "bagels for us two, 11 dollars": how many they were for; "dinner for us 15, parking 5" tells two prices. */
function isHeads(pieces: readonly Piece[], at: number, { money }: AmountPiece): boolean {
  const [leads, us] = [normBefore(pieces, at, 2), normBefore(pieces, at)]
  if (money.count > MOST_HEADS || !/^(?:us|them)$/.test(us) || !/^(?:for|with|between)$/.test(leads)) return false
  return !/\d/.test(normAt(pieces, at)) && isPause(pieces[at + 1]) && isAmount(pieces[at + 2])
}

/** A bare number that counts things as well as it could be their price. */
function isFew({ marked, decimal, count }: AmountPiece['money']): boolean {
  return !marked && !decimal && count >= 2 && count <= 20
}

/** "the shoes were 4 nachos were 10": the next thing has its own verb and price, so that the number is the price of the thing before. */
function isStatedEach(pieces: readonly Piece[], at: number): boolean {
  if (!stating.test(normBefore(pieces, at))) return false
  let next = at + 1
  while (isContent(pieces[next])) next += 1
  return stating.test(normAt(pieces, next)) && isFirm(pieces[next + 1])
}
const stating = /^(?:was|were|cost)$/

/** "lyft 14 tacos 12": no ride has tacos, so that the number is its fare. A station sells what it likes. */
function isFare(thing: Piece | undefined, count: number): boolean {
  return thing?.type === 'name' && (rides.test(thing.norm) || (drives.test(thing.norm) && count >= LEAST_FARE))
}
/** "uber 2 burgers 18": nobody drives anywhere for that. */
const LEAST_FARE = 4
const drives = /^(?:uber|lyft|taxi|cab)$/
const rides = /^(?:bus|train|tram|tube|parking|toll|tolls|ferry|fare)$/

function isPricedFood(pieces: readonly Piece[], at: number): boolean {
  const [food, price] = pieces.slice(at + 1)
  return food?.type === 'name' && food.entry.category === 'Food & Dining' && price?.type === 'amount'
}

/** "bus 3 there", "bus 3 on the way there and 4 on the way home": which way a fare was paid for. */
function isOfWay(pieces: readonly Piece[], at: number): boolean {
  if (/^(there|out|return)$/.test(normAt(pieces, at))) return true
  if (!onWay.test(phraseText(pieces.slice(at, at + 3)))) return false
  const next = pieces.findIndex(({ type }, index) => index > at && type === 'amount')
  return next > 0 && prior(pieces, next)?.norm === 'and'
}
const onWay = /^ on (?:the|my|our) way /

/** "bus 2 this morning and 3 tonight": each price with its own part of the day. */
function isPricedOnDays(pieces: readonly Piece[], at: number): boolean {
  const [when, joint, price, then] = pieces.slice(at + 1)
  const isSecond = price?.type === 'amount' && price.doubt === null && then?.type === 'day'
  return when?.type === 'day' && joint?.type === 'separator' && isSecond
}

/** "coffee 4, tea stall 20", "the gift was 120 and the card 6 from Hallmark", "a gift 50 got a card 3", "a gift for Jo 50, card 4": a thing of its own behind a joint, with its article, or any such, and no other price. */
function isOwnThing(pieces: readonly Piece[], at: number): boolean {
  const [label, article] = [prior(pieces, at), prior(pieces, at, 2)]
  const isBeside = article?.type === 'separator' && pieces.slice(0, at).some(({ norm }) => givenThings.test(norm))
  if (label?.norm === 'stall' && article?.type === 'name' && ends(pieces[at + 1])) return true
  if (label?.norm === 'card' && (article?.norm === 'a' || isBeside) && ends(pieces[at + 1])) return true
  if (prior(pieces, at, 3)?.type !== 'separator' || !/^(the|a|an)$/.test(normBefore(pieces, at, 2))) return false
  const rest = pieces.slice(at + 1)
  const end = rest.findIndex(isPause)
  return !rest.slice(0, end < 0 ? rest.length : end).some(isAmount)
}

/** "coffee 4 and paid the plumber invoice 200", "and acme paid my invoice 850": what was paid for or whose it is is told before it, and invoices bear longer numbers. */
function isPaidInvoice(pieces: readonly Piece[], at: number): boolean {
  const [label, thing, price] = [prior(pieces, at), prior(pieces, at, 2), pieces[at]]
  const isTold = thing?.type === 'name' || /^(?:my|our|the|their|his|her)$/.test(thing?.norm ?? '')
  if (label?.norm !== 'invoice' || !isTold || price?.type !== 'amount') return false
  const joint = pieces.findLastIndex((piece, index) => index < at && isPause(piece))
  return price.money.count < LONG_NUMBER && pieces.slice(joint + 1, at).some(({ norm }) => /^(?:paid|pay)$/.test(norm))
}
const LONG_NUMBER = 1000

/** "invoice 100 plus 20 vat": nothing is added to its number; "invoice 400 paid by acme coffee 4": no other sum stands behind whoever paid it; "invoice 12 paid by acme 400" has a number. */
function isPaidSum(pieces: readonly Piece[], at: number): boolean {
  const [price, verb] = [pieces[at], /^(?:was|got)$/.test(normAt(pieces, at + 1)) ? at + 2 : at + 1]
  if (pieces[at + 1]?.norm === 'plus' && pieces[at + 2]?.type === 'amount') return true
  if (price?.type !== 'amount' || price.money.count >= LONG_NUMBER) return false
  if (pieces[verb]?.norm !== 'paid' || pieces[verb + 1]?.norm !== 'by') return false
  const behind = pieces.slice(verb + 2)
  const next = behind.findIndex((piece) => isPause(piece) || piece.type === 'amount')
  if (behind[next]?.type !== 'amount') return true
  return behind.slice(0, next).some((piece) => piece.type === 'name' && piece.entry.display === null)
}

/** "parking 7 three days ago": a day is not counted, so the number in front of it is the price. */
function standsBeforeDay(piece: Piece, next: Piece | undefined): Piece {
  return piece.type === 'amount' && piece.doubt === 'counts' && next?.type === 'day'
    ? shaped({ ...piece, doubt: null })
    : piece
}

function isFirm(piece: Piece | undefined): piece is AmountPiece {
  return piece?.type === 'amount' && !piece.struck && piece.doubt === null
}

const priceVerbs = wordSet('spent spend paid payed for was were cost costs blew dropped on is of')

function saidAsPrice(pieces: readonly Piece[], at: number): boolean {
  let before = at - 1
  while (pieces[before]?.norm === 'like' || pieces[before]?.norm === 'about' || pieces[before]?.norm === 'um')
    before -= 1
  return priceVerbs.has(normAt(pieces, before))
}

/** "two coffees for nine": a party number later in the same breath is the amount. */
function laterDoubtful(pieces: readonly Piece[], at: number): boolean {
  for (let later = at + 1; later < pieces.length; later += 1) {
    const piece = pieces[later]
    if (piece?.type === 'end' || (piece?.type === 'separator' && piece.norm !== 'and')) return false
    if (piece?.type === 'amount' && !piece.struck && piece.doubt === 'party') return true
  }
  return false
}

/** "tickets 12 each for two" */
function isEachFor(pieces: readonly Piece[], at: number): boolean {
  return /^(?:each|apiece|ea)$/.test(normBefore(pieces, at, 2)) && prior(pieces, at, 3)?.type === 'amount'
}

/** "bus 17 was late", "the 5 tram broke down": what it did, not what it cost. */
function isRunning(pieces: readonly Piece[], at: number): boolean {
  const [verb, next] = [pieces[at + 1], pieces[at + 2]]
  if (verb?.type !== 'word') return false
  return /^(was|is|were|came|never|didnt)$/.test(verb.norm)
    ? next?.type === 'word' && !/^(about|around|like|only|just|to)$/.test(next.norm)
    : /^(broke|arrived|left|got|ran|stopped|skipped)$/.test(verb.norm)
}

/** "took bus 12, 2.50", "the 12 bus 2.50": a price comes before anything else is named. */
function priceFollows(pieces: readonly Piece[], at: number): boolean {
  for (let later = at + 1; later < pieces.length && later < at + 8; later += 1) {
    const piece = pieces[later]
    if (piece?.type === 'end') return false
    if (piece?.type === 'amount' && !piece.struck) return !isOfAnother(pieces, later)
    if (piece?.type === 'name' && prior(pieces, at)?.norm !== 'the' && !/^(fare|ticket|ride|pass)$/.test(piece.norm))
      return false
  }
  return false
}

/** "bus 4, and then 3 dollars for the train": the later price has its own thing. */
function isOfAnother(pieces: readonly Piece[], at: number): boolean {
  const thing = /^(the|a|my)$/.test(normAt(pieces, at + 2)) ? pieces[at + 3] : pieces[at + 2]
  const isNamed = thing?.type === 'name' && !/^(fare|ticket|ride|pass)$/.test(thing.norm)
  return /^(for|on)$/.test(normAt(pieces, at + 1)) && isNamed
}

/** "lunch for two and coffee for two 18": behind one party another, and the price of both. */
function isListedParty(pieces: readonly Piece[], at: number): boolean {
  if (pieces[at + 1]?.type !== 'separator') return false
  const next = pieces.findIndex(({ type }, index) => index > at && type === 'amount')
  const [party, other, price] = [pieces[at], pieces[next], pieces[next + 1]]
  if (party?.type !== 'amount' || other?.type !== 'amount' || other.doubt !== 'party' || !isFirm(price)) return false
  return prior(pieces, next)?.norm === 'for' && price.money.count > party.money.count + other.money.count
}

/** "80 dinner for four", "paid 80 lunch for two": nothing is named in front of the price. */
function opensPrice(before: Piece | undefined): boolean {
  return !before || isPause(before) || /^(?:paid|spent|add|log)$/.test(before.norm)
}

/** "dinner 22 for two": who had it, behind its price; "bananas 6 for 3" may be six of them. */
function isPricedParty(pieces: readonly Piece[], at: number): boolean {
  const [party, next] = [pieces[at], pieces[at + 1]]
  const isLed = prior(pieces, at, 2)?.type === 'name' && opensPrice(prior(pieces, at, 4))
  const price = prior(pieces, at, isLed ? 3 : 2)
  if (party?.type !== 'amount' || !isFirm(price) || prior(pieces, at)?.norm !== 'for') return false
  const endsHere = ends(next) || next?.type === 'day' || ownPart.test(phraseText(pieces.slice(at + 1, at + 4)))
  if (!endsHere) return false
  // "so 18.60 for four": nobody pays for a table to the cent, and a party has no cents.
  if (price.money.decimal) return party.money.count <= MOST_AT_TABLE && price.money.count > party.money.count
  const thing = prior(pieces, at, isLed ? 2 : prior(pieces, at, 3)?.norm === 'so' ? 4 : 3)
  const counted = thing && !outings.test(thing.norm) && singular(thing.norm.split(' ').at(-1) ?? '') !== null
  return (
    isContent(thing) && party.money.count <= MOST_AT_TABLE && price.money.count > (counted ? 24 : party.money.count)
  )
}

/** "dinner for 6, my part was 25", "pizza for 3, I paid 8 for my share": who ate, and what one paid of it. */
function isBesideOwnPart(pieces: readonly Piece[], at: number): boolean {
  const party = pieces[at]
  const share = pieces.findIndex((piece, index) => index > at && index < at + 12 && isFirm(piece))
  const paid = pieces[share]
  if (party?.type !== 'amount' || paid?.type !== 'amount' || paid.money.count <= party.money.count) return false
  const thing = prior(pieces, at, 2)
  if (thing?.type !== 'name' || !shared.test(thing.entry.category)) return false
  if (party.money.count > MOST_AT_TABLE || pieces.slice(at, share).some(({ type }) => type === 'end')) return false
  const lead = phraseText(pieces.slice(at + 1, share))
  return ownPart.test(lead) || (payingOwn.test(lead) && forOwn.test(phraseText(pieces.slice(share + 1, share + 5))))
}
const own = '(?:mine|(?:my|our) (?:own )?(?:part|share|half|bit|portion|cut|ticket|seat|plate|meal|round))'
const ownPart = pattern`^ (?:(?:and|but|so|then|um|only|just) )*(?:${own}|(?:the |our )?(?:bill|check|tab|total))
  (?: of (?:it|that|the bill))?(?: (?:was|is|came to|came|to|ran|about|like))* $`
const payingOwn = /^ (?:(?:and|but|so|then|um|i|only|just) )*(?:(?:paid|put in|chipped in|pitched in|gave) )?$/
const forOwn = new RegExp(`^ (?:(?:was|is|for) )?${own} (?!of )`)
const shared = /^(?:Food & Dining|Entertainment|Transportation|Travel)$/

/** "dinner for two, parking 12", "a hotel for 4": nobody gets that for so little, so that they are who went. */
function isOuting(pieces: readonly Piece[], at: number): boolean {
  const [party, thing] = [pieces[at], prior(pieces, at, 2)]
  if (party?.type !== 'amount' || party.money.count < 2 || thing?.type !== 'name' || !ends(pieces[at + 1])) return false
  if (thing.norm === 'tickets' && isContent(prior(pieces, at, 3))) return false
  if (thing.entry.category === 'Travel' && thing.entry.price === 'big') return true
  const isMeal = thing.entry.category === 'Food & Dining' && thing.entry.price === 'medium'
  return (isMeal || outings.test(thing.norm)) && party.money.count < LEAST_OF_OUTING
}
const outings =
  /^(?:brunch|breakfast|cinema|concert|date night|dinner|lunch|meal|movies?|show|spa day|supper|theater|theatre|tickets)$/
const LEAST_OF_OUTING = 3

/** More than these are seldom told as a party. */
const MOST_AT_TABLE = 12

/** "dinner for two a bottle of wine 60", "dinner for two, a bottle of wine 60": no dinner costs so little, so that they are who ate, and the price is of all of it. */
function isDinnerWith(pieces: readonly Piece[], at: number, party: number): boolean {
  const isDinner = prior(pieces, at)?.norm === 'for' && /^(?:dinner|supper)$/.test(normBefore(pieces, at, 2))
  const next = pieces[at + 1]?.norm === ',' ? at + 2 : at + 1
  const isWith =
    /^an?$/.test(normAt(pieces, next)) &&
    pieces.slice(next + 1, next + 4).some((piece) => piece.type === 'name' && piece.entry.category === 'Food & Dining')
  return isDinner && isWith && party > 1 && party <= MOST_AT_DINNER
}
const MOST_AT_DINNER = 4

/** "dinner for two 80": another amount comes with no pause between. */
function amountFollowsDirectly(pieces: readonly Piece[], at: number): boolean {
  const said = pieces[at]
  const party = said?.type === 'amount' ? said.money.count : 0
  for (let later = at + 1; later < pieces.length && later < at + 8; later += 1) {
    const piece = pieces[later]
    if (piece?.type === 'repair') return false
    if (piece?.norm === ',' && later === at + 1 && isDinnerWith(pieces, at, party)) continue
    if (isPause(piece)) {
      const price = pieces[later + 1]
      const near = later === at + 1 || (pieces[at + 1]?.norm === 'at' && later < at + 7)
      const firm = isFirm(price) && (price.money.marked || price.money.decimal || price.money.count >= 8 * party)
      return piece?.norm === ',' && near && firm
    }
    if (piece?.type === 'amount' && !piece.struck && piece.doubt !== 'counts') {
      // "a kettle for 10 a stool for 20": each thing is told with its own price.
      if (/^an?$/.test(normAt(pieces, at + 1)) && prior(pieces, later)?.norm === 'for') return false
      if (isDinnerWith(pieces, at, party)) return true
      const named = pieces
        .slice(at + 1, later)
        .some((between) => between.type === 'name' && between.entry.display === null)
      return !named
    }
  }
  return false
}
