import { isContent } from '#domain/understanding/entries/segment.ts'
import { extras } from '#domain/understanding/part-tellings.ts'
import { stopsToPutRight } from '#domain/understanding/repair/put-right-later.ts'
import { determiners } from '#domain/understanding/words/function-words.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { paysPart } from '#domain/understanding/words/payers.ts'
import { inRole, isAmount, isPause, type Piece, pause, phraseText, shaped } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import { coupon, promo, reductionWords } from '#domain/understanding/words/reduction-words.ts'

/**
 * "Coffee. 4.20. Yesterday.", "Went to Target. Bought socks for 12.", "Spent. 27 dollars. On groceries.": who speaks with pauses is written down with full
 * stops that end no sentence. Such a stop is a pause.
 */
export function joinBroken(pieces: Piece[]): Piece[] {
  const ends = [...pieces.keys()].filter((at) => pieces[at]?.type === 'end')
  // "Monday. Coffee 4. Tuesday. Lunch 12.": each day leads what comes behind it.
  const leadsByDay = pieces.slice(0, ends[0]).every(({ type }) => type === 'day')
  const pauses = ends.filter((end, index) => {
    const [before, after] = [prior(ends, index) ?? -1, ends[index + 1] ?? pieces.length]
    const [said, next] = [pieces.slice(before + 1, end), pieces.slice(end + 1, after)]
    const behind = pieces.slice(after + 1, ends[index + 2])
    return (
      pieces[end]?.norm === '.' &&
      (goesOn(said, next) || (!leadsByDay && (isOfDay(said, next) || isPricedOnDay(said, next, behind))))
    )
  })
  pauses.push(...stopsToPutRight(pieces))
  if (pauses.length === 0) return pieces
  return pieces.map((piece, at) => {
    if (pauses.includes(at)) return inRole(piece, pause)
    return pauses.includes(at - 1) && piece.type === 'word' ? shaped({ ...piece, capital: false }) : piece
  })
}

/** "Lunch 12. Yesterday." */
function isOfDay(said: readonly Piece[], next: readonly Piece[]): boolean {
  return said.some(isAmount) && next.length > 0 && next.every(({ type }) => type === 'day')
}

/** "Coffee. 4.20. Yesterday.", "Coffee. 4.20. With oat milk.": what stands behind the price is of the thing before it. */
function isPricedOnDay(said: readonly Piece[], next: readonly Piece[], behind: readonly Piece[]): boolean {
  return (
    said.some(({ type }) => type === 'name') &&
    !said.some(isAmount) &&
    next.length > 0 &&
    next.every(isAmount) &&
    (isOfDay(next, behind) || (!behind.some(isAmount) && hadWith.test(phraseText(behind))))
  )
}

function goesOn(before: readonly Piece[], after: readonly Piece[]): boolean {
  if (before.length === 0 || after.length === 0) return false
  const [words, next] = [phraseText(before), phraseText(after)]
  if (handedNote.test(words) && paidWithIt.test(next)) return true
  const reckons = reckonsOn.test(next) && !after.some(({ type }) => type === 'name')
  const ofTold =
    / of (?:that|it|which|those) $/.test(next) && (after.filter(isAmount).length < 2 || !ownPrice.test(next))
  if (before.some(isAmount) && (reckons || ofTold || otherAmount.test(next))) return true
  if (before.filter(isAmount).length === 1 && paidLess.test(next) && !after.some(isGoods)) return true
  if (isUnpricedLast(before) && priceOfLast.test(next)) return true
  if (isAmount(before.at(-1)) && !after.some(isAmount) && hadWith.test(next)) return true
  const prices = [before, after].map((sentence) => sentence.filter(isAmount).length)
  if (prices[0] === 0 && prices[1] === 1)
    return (
      (wentThere.test(words) && paidThere.test(next)) ||
      justPaid.test(words) ||
      (before.some(({ type }) => type === 'name') && !before.some(asks) && paidOfIt.test(next))
    )
  if (prices[0] !== 1 || prices[1] !== 0 || before.some(isContent) || / got /.test(words)) return false
  return forWhat.test(next) && after.some((piece) => piece.type === 'name' || (piece.type === 'word' && piece.capital))
}

/** "Gave the cashier a fifty. Spent 38." */
const handedNote =
  /^ (?:(?:i|just|so|and) )*(?:gave|handed) (?:the |my |our )?(?:\S+ ){1,2}\S*(?:ty|ten|\d|tenner|twenty|fiver) $/
const paidWithIt = /^ (?:(?:i|and|it|that) )*(?:spent|was|came to) \S*\d?\S* ?(?:$|(?:at|for|on) )/

/** "Dinner 90. We split it.", "Dinner 90. Split with Sam.", "Rent 800. Sam pays half.", "Tires 600. Talked him down to 520.": what became of the price before. */
const reckonsOn = pattern`^ (?:(?:and|but|so|then|um|i|we|just|only|ended up|both|all) )*(?:
  (?:split|shared|halved|halves) (?:it|that|the bill|with|between|among|evenly|equally)|split (?:\S+ )?ways|went (?:halves|dutch|fifty)
  |(?:it|that) was split|my (?:half|share|part|portion|third|quarter) (?:was|is|came|of)|half of (?:it|that)(?! (?:was|is|went)\b)
  |(?:talked|haggled|bargained|knocked|beat|got) (?:it|them|him|her|that|one) (?:down )?(?:to|for) \S*\d
  |put \S*\d\S* down|(?:gave|handed) (?:him|her|them) an?|paid (?:half|only|just)|${paysPart} $) ?`

/** "Kettle 34. I had a 5 pound voucher so I paid 29.", "Shoes 80. With the discount it was 60.": what the one price came down to. */
const paidLess = pattern`^ (?:(?:but|and|so|then|luckily) )*(?:(?:(?:i|we) )?(?:had|used|got)|(?:they|he|she) (?:gave (?:me|us)|took|knocked)|there was|with) (?:\S+ ){0,4}?(?:${coupon}s?
  |${promo}|code|off) (?:(?:so|and|but) )*(?:(?:in the end|i|we|it|that) )*(?:(?:only|just) )*(?:paid|was|came (?:down )?to|got it for) (?:(?:only|just|like|about) )*\S*\d\S* ${unitSaid}$`

function isGoods(piece: Piece): boolean {
  return piece.type === 'name' && !reductionWords.has(piece.norm)
}

/** "Brunch 38. The drinks were 48 and I covered 20 of it": of the price right before it. */
const ownPrice = /^ (?:[^\d ]\S* ){1,4}(?:was|were|cost) \S*\d\S* (?!of )/

/** "Lunch was 15. Or 50.": another reading of the amount before, and of nothing else. */
const otherAmount = /^ (?:or|maybe|perhaps|possibly) (?:(?:was|it|maybe|like|about|even) )*\S*\d\S* $/

/** "Gym, 30, and a yoga class."; "taxi 20 and a tip. It was 25" may tell of both. */
function isUnpricedLast(said: readonly Piece[]): boolean {
  const joint = said.findLastIndex(({ norm, type }) => type === 'separator' && norm === 'and')
  const thing = said.slice(joint + 1)
  const isArticle = determiners.has(normAt(thing, 0))
  const isThing = thing.slice(1).every((piece) => isContent(piece) && !extras.test(piece.norm))
  return joint > 0 && isArticle && thing.length < 5 && isThing && said.some(isAmount)
}
const priceOfLast = pattern`^ (?:that|it|thats|which) (?:was|cost|came to|cost me)?(?: (?:like|about|only|just))? ?\S*\d\S* ${unitSaid}$`

/** "Lunch 12. With extra cheese." */
const hadWith = /^ with (?!my |the |our |a (?:friend|mate)|him|her|them)\S+ /

const wentThere = pattern`^ (?:(?:so|ok|okay|well|and|then|um|today|yesterday|just) )*(?:(?:i|we) )?(?:just )?(?:went|popped|stopped|dropped
  |nipped|ran|been|was|were) (?:(?:to|at|by|in|into|off|over|down) )+(?:the )?(?:\S+ ){1,3}$`
/** "Dinner with friends. My share was $28.", "Bought groceries with Sam. I paid 40." */
const paidOfIt = pattern`^ (?:(?:and|so|then|um|just) )*(?:my (?:share|part|half|portion|bit|third|quarter) (?:was|is|came to|comes to|came out (?:to|at)) (?:about |like |only |just )?
  |(?:i|we) (?:only |just )?(?:paid|spent) (?:about |like |only |just )?)\S*\d\S* ${unitSaid}$`

function asks({ norm }: Piece): boolean {
  return /^(?:if|not|didnt|dont|wont|how|what|will|might|should|want|need|forgot)$/.test(norm)
}
const paidThere =
  /^ (?:(?:and|so|then|um|just) )*(?:(?:i|we) )?(?:just )?(?:spent|paid|bought|got(?= (?:an?|the|some|my|me) )|picked up|grabbed|dropped) (?!nothing |back )/
const justPaid = /^ (?:(?:so|ok|okay|well|and|then|um|just) )*(?:(?:i|we) )?(?:just )?(?:spent|paid|bought) $/
const forWhat = /^ (?:on|for|at|from) (?:(?:the|a|an|some|my) )?(?:\S+ ){1,3}$/

/**
 * "lunch was 8.90, at Pret, and I topped up …": where it was, between two pauses behind the price of what is sold there; the pause before it
 * falls away. In "coffee 4, at Tesco, groceries 30" the shop leads what comes.
 */
export function joinPlaces(pieces: Piece[]): Piece[] {
  const joined = pieces.findIndex((_, at) => isPlaceOfPriced(pieces, at))
  return joined < 0 ? pieces : pieces.filter((_, at) => at !== joined)
}

function isPlaceOfPriced(pieces: readonly Piece[], at: number): boolean {
  if (normAt(pieces, at) !== ',' || !isAmount(prior(pieces, at)) || normAt(pieces, at + 1) !== 'at') return false
  const end = pieces.findIndex((piece, index) => index > at && isPause(piece))
  const [place, ...more] = end < 0 ? [] : pieces.slice(at + 2, end)
  if (place?.type !== 'name' || place.entry.display === null || more.length > 0) return false
  if (normAt(pieces, end) !== 'and' && normAt(pieces, end + 1) !== 'and') return false
  const places = pieces.filter(({ norm }) => norm === 'at' || norm === 'from')
  const thing = pieces.slice(0, at - 1).findLast(({ type }) => type === 'name')
  return places.length === 1 && thing?.type === 'name' && thing.entry.category === place.entry.category
}
