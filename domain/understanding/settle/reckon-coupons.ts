import { isContent } from '#domain/understanding/entries/segment.ts'
import { goesOn, type Placed, without } from '#domain/understanding/settle/reckoning.ts'
import { setAside, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { isPerson } from '#domain/understanding/words/first-names.ts'
import { determiners } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { ends, type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'
import {
  coupon,
  giftCard,
  points,
  promo,
  reductionWords,
  storeCredit,
} from '#domain/understanding/words/reduction-words.ts'

/** "thirty dollar gift card cost me twenty five": what stands on it, and what was paid for it. */
export function faceValue(pieces: Piece[], [face, price, ...more]: readonly Placed[]): Piece[] | null {
  if (!face || !price || more.length > 0 || price.minor >= face.minor) return null
  const between = phraseText(pieces.slice(face.at + 1, price.at))
  if (!pricesCard.test(between) || goesOn(pieces, price.at + 1)) return null
  return without(pieces, face)
}

const pricesCard = pattern`^ (?:\S+ )?(?:${giftCard}|voucher)s? (?:(?:that|which|it|only|just|on sale|cost|costs|for|me|us|was
  |were) )+$`

/** "the receipt says 54.10 but with my coupon it was 49.10": what was paid in the end. */
export function withCoupon(pieces: Piece[], [whole, paid, ...more]: readonly Placed[]): Piece[] | null {
  if (!whole || !paid || more.length > 0 || paid.minor >= whole.minor) return null
  if (!couponed.test(phraseText(pieces.slice(whole.at + 1, paid.at))) || goesOn(pieces, paid.at + 1)) return null
  return without(pieces, whole, (piece, at) => {
    const told = at > whole.at && at < paid.at
    return (told || isLeadOf(pieces, at, whole.at)) && piece.type !== 'end'
  })
}

const cameDown =
  '(?:(?:so|it|that|i|we|the total|only|just|really|actually|was|is|came|came down|came out|went down|dropped|brought it|made it|paid|to|down) )+$'

const couponed = pattern`^ (?:(?:but|and|so|then) )*(?:with|after|using|(?:(?:i|we) )?(?:had|used)|there was) (?:(?:my|the|a|an|our|their) )?(?:\S+ )?(?:${coupon}s?|${promo}|code
  |${points}) ${cameDown}
  |^ (?:(?:but|and|so|then) )*(?:(?:i|we|they) )?(?:with|after|had|got|gave me|took|knocked) (?:(?:a|the|my|another) )?(?:\S+(?: \S+)? (?:percent|%|um)|half) (?:off|discount) ${cameDown}`

/** "used a ten dollar coupon on a 48 dollar order at Target": what was left to pay; a voucher bought for a meal is paid itself. */
export function couponOn(pieces: Piece[], [off, whole, ...more]: readonly Placed[]): Piece[] | null {
  if (!off || !whole || more.length > 0 || off.minor >= whole.minor || ends(pieces[whole.at + 1])) return null
  const lead = phraseText(pieces.slice(0, off.at))
  const between = onPrice.exec(phraseText(pieces.slice(off.at + 1, whole.at)))?.[1]
  if (between === undefined || !(usesOn.test(lead) || (between !== 'for' && opensWith.test(lead)))) return null
  return pieces.map((piece, at) => {
    if (at === whole.at) return withAmount(whole.piece, whole.minor - off.minor)
    return at === off.at ? setAside(off.piece) : at > off.at && at < whole.at ? quiet(piece) : piece
  })
}
const onPrice = pattern`^ (?:off )?(?:${coupon}|${promo}(?: code)?|code|${giftCard}|${storeCredit}) (on|for|towards?|against|off) (?:an?|the|my|our|that) $`
const usesOn = / (?:used|had|applied|redeemed|with|using) (?:(?:an?|my|our|the) )?$/
const opensWith = /^ (?:(?:and|so|then|um|an?|my) )*$/

/** Whether a piece only leads to what the price was at first: "the receipt says", "it was going to be", the "were" of "the shoes were". */
function isLeadOf(pieces: readonly Piece[], at: number, price: number): boolean {
  if (at >= price) return false
  if (isPlanned(pieces, price)) return toBe.test(normAt(pieces, at))
  if (onReceipt.test(phraseText(pieces.slice(Math.max(0, price - 3), price)))) return at >= price - 3
  return at === price - 1 && /^(?:was|were|is|are)$/.test(normAt(pieces, at))
}

const onReceipt = / (?:receipt|bill|total|tag|sticker|ticket|label) (?:says|said|shows|showed|was|is) $/

/** "I had a gift card for 20 so the 35 dinner cost me 15": the credit is told first, and is no spend. */
export function creditTold(pieces: Piece[], [credit, ...others]: readonly Placed[]): Piece[] | null {
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
  // "shoes 80, I had a coupon so I paid 60": the price of a thing is no credit
  if (pieces.slice(0, credit.at).some((piece) => isContent(piece) && !credits.test(piece.norm))) return null
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

/** "60 minus a 10 coupon, so 50", "a 45 dollar order minus 10 off", "was 200 but they took off 30": what is left of the first. */
export function lessened(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const [whole, off, told] = amounts
  if (!whole || !off || amounts.length > 3 || off.minor >= whole.minor) return null
  const lead = pieces.slice(whole.at + 1, off.at)
  const planned = isPlanned(pieces, whole.at)
  const isRest = told?.minor === whole.minor - off.minor && pieces[off.at + 1]?.norm === 'off'
  if (isRest && gotOff.test(phraseText(lead)) && paidRest.test(phraseText(pieces.slice(off.at + 2, told.at))))
    return pieces.map((piece, at) => {
      if (at === whole.at || at === off.at) return setAside((at === whole.at ? whole : off).piece)
      const tells = (at > whole.at && at < told.at) || (at === whole.at - 1 && /^(?:was|were)$/.test(piece.norm))
      return tells ? quiet(piece) : piece
    })
  const reduced =
    (planned || /^(was|were|is|normally|usually|originally)$/.test(normBefore(pieces, whole.at))) &&
    (reductionWords.has(normAt(pieces, off.at + 1)) || takenOff.test(phraseText(lead)))
  const minus = lead.findLastIndex(({ norm }) => norm === 'minus' || norm === 'less' || (reduced && norm === 'but'))
  if (usesCoupon.test(phraseText(lead)) && reductionWords.has(normAt(pieces, off.at + 1)) && !told)
    return pieces.map((piece, at) => {
      if (at === whole.at) return withAmount(whole.piece, whole.minor - off.minor)
      if (at === off.at) return setAside(off.piece)
      return at > whole.at && at < off.at + 3 && piece.type !== 'end' ? quiet(piece) : piece
    })
  if (
    minus < 0 ||
    lead.length - minus > 5 ||
    lead.some(({ type, norm }) => type === 'end' || norm === 'so') ||
    // "jacket 100 minus 20 percent socks 10"
    lead.slice(minus).some(({ type }) => type === 'number') ||
    /^(paid|was|spent)$/.test(lead.at(-1)?.norm ?? '')
  )
    return null
  if (told && told.minor !== whole.minor - off.minor) return null
  const from = whole.at + 1 + minus
  const owed =
    owedBefore
      .exec(phraseText(pieces.slice(off.at + 1, off.at + 7)))?.[0]
      .trim()
      .split(' ').length ?? wordsOfWhom(pieces, off.at + 1)
  return pieces.map((piece, at) => {
    if (at === whole.at) return told ? setAside(whole.piece) : withAmount(whole.piece, whole.minor - off.minor)
    if (at === off.at) return setAside(off.piece)
    if (planned && at < whole.at && toBe.test(piece.norm)) return quiet(piece)
    if (at > off.at && at <= off.at + owed) return quiet(piece)
    const reckons = (at >= from && at < off.at) || (at > off.at && at < off.at + 4 && reductionWords.has(piece.norm))
    return reckons || (told && at > off.at && at < told.at && piece.norm === 'so') ? quiet(piece) : piece
  })
}

/** "was 350, got 50 off paid 300": what was taken off, and the rest. */
const gotOff = /^ (?:(?:but|and|then|so|um|i|we|they|he|she) )*(?:got|had|took|gave me|knocked) $/
const paidRest =
  /^ (?:(?:so|and|i|we|um|it|just|only|was|came to|ended up) )*(?:paid|paying|was|came to) (?:only |just )?$/

/** "rent 1500 minus 700 from my roommate": how many words tell whose part it was. */
function wordsOfWhom(pieces: readonly Piece[], from: number): number {
  if (pieces[from]?.norm !== 'from') return 0
  const who = determiners.has(normAt(pieces, from + 1)) ? from + 2 : from + 1
  return isPerson(pieces[who]) ? who - from + 1 : 0
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
