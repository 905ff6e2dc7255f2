import { isContent } from '#domain/understanding/entries/segment.ts'
import { services, stocked } from '#domain/understanding/lexicon/served.ts'
import { toNumber, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { type AmountPiece, ends, isAmount, type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { waiter } from '#domain/understanding/words/waiter.ts'

/** "dinner 60 plus 10 tip" is 70, "groomer 70 and she got a 15 tip" is 85, "barber 18 and I gave him 4 on top" is 22. */
export function addTips(pieces: Piece[]): Piece[] {
  const result = [...pieces]
  for (let at = 0; at < result.length; at += 1) {
    const tip = result[at]
    if (tip?.type !== 'amount' || tip.struck || tip.money.amountMinor === null) continue
    if (isIncluded(result, at)) {
      result[at] = quiet(tip)
      for (const index of [at - 2, at - 1, at + 1]) if (included.test(normAt(result, index))) hush(result, index)
      continue
    }
    const rounded = roundedUp(result, at, tip)
    if (rounded !== null) {
      result[rounded.at] = withAmount(rounded.price, rounded.paidMinor)
      for (let index = rounded.at + 1; index < rounded.to; index += 1) hush(result, index)
      continue
    }
    const [opens, closes] = within(result, at)
    if (closes > at) {
      for (let index = opens; index < closes; index += 1) hush(result, index)
      continue
    }
    const brought = broughtFrom(result, at)
    if (brought > 0 && addTo(result, brought - 1, tip)) {
      for (let index = brought; index <= at; index += 1) hush(result, index)
      continue
    }
    const from = leftFrom(result, at, tip)
    if (from !== null && addTo(result, from - 1, tip)) {
      const end = isTip(result, at + 1) ? result.findIndex(({ norm }, after) => after > at && tipNouns.test(norm)) : at
      const last = isOnTable(result, at) ? at + 4 : end < at ? at + 1 : onTopEnd(result, end + 1)
      for (let index = from; index < last; index += 1) hush(result, index)
      continue
    }
    const led = extras.test(normBefore(result, at)) ? at - 2 : 0
    const joined = result[led > 0 ? led : at - 1]
    // "plus the shipping 10 for my eBay order" is of another thing.
    if (led > 0 && joined?.norm === 'the' && result[at + 1]?.norm === 'for') continue
    const article = (led > 0 ? /^the$/ : anArticle).test(joined?.norm ?? '')
      ? prior(result, led > 0 ? led : at - 1)
      : joined
    const isTold = isTip(result, at + 1)
    const top = at + (isTold ? 2 : 1)
    const goesOnTop = isOnTop(result, top)
    const isBare = goesOnTop && !isTold
    const isSetOnTop = goesOnTop && (/^(?:,|um)$/.test(article?.norm ?? '') || (isTold && article?.type === 'amount'))
    const named = led > 0 ? article?.norm === 'plus' || isBare : isBare || isTold
    const given = article?.norm === 'got' ? result.indexOf(article) : 0
    const isGiven = given > 0 && /^(he|she|they)$/.test(normBefore(result, given))
    const isHanded =
      /^(him|her|them)$/.test(joined?.norm ?? '') &&
      /^ (?:i|we) gave $/.test(phraseText(result.slice(Math.max(0, at - 3), at - 1)))
    if (!named || !(isGiven || isHanded || /^(plus|and|then|with)$/.test(article?.norm ?? '') || isSetOnTop)) continue
    const feeTo = Math.max(feeEnd(result, at), forWaiterEnd(result, at + 1))
    if (!addTo(result, baseBefore(result, at), tip)) continue
    for (let index = at + 1; index < feeTo; index += 1) hush(result, index)
    result[at] =
      led > 0 || isBare || feeTo > at + 1 || /^(for|in|as)$/.test(normAt(result, at + 1)) ? quiet(tip) : toNumber(tip)
    for (let index = top; index < onTopEnd(result, top); index += 1) hush(result, index)
    const silent = isHanded
      ? [at - 3, at - 2, at - 1]
      : isGiven
        ? [given - 1, given]
        : [anArticle.test(joined?.norm ?? '') && article?.type !== 'amount' ? at - 2 : at - 1]
    for (const index of led > 0 ? [led, led + 1] : silent) hush(result, index)
    // "25 at the salon plus 5 tip": the tip is no name of what was paid.
    if (extras.test(normAt(result, at + 1))) hush(result, at + 1)
  }
  return result
}

/** Whether there is an amount that the tip belongs to; it is the sum of the two then. */
function addTo(pieces: Piece[], base: number | null, tip: AmountPiece): boolean {
  const paid = base === null ? undefined : pieces[base]
  if (base === null || paid?.type !== 'amount' || paid.struck) return false
  if (paid.money.amountMinor === null || tip.money.amountMinor === null) return false
  pieces[base] = withAmount(paid, paid.money.amountMinor + tip.money.amountMinor)
  return true
}

/** "shelves 79 and delivery was another 39": where what is told of bringing it begins, right behind its only price; 0 where nothing is. */
function broughtFrom(pieces: readonly Piece[], at: number): number {
  const from = pieces.findLastIndex(({ type }, index) => index < at && type === 'amount') + 1
  const named = prior(pieces, from, 2)?.norm === 'order' ? 3 : 2
  const [price, extra, thing] = [prior(pieces, from), pieces[at], prior(pieces, from, named)]
  if (price?.type !== 'amount' || extra?.type !== 'amount' || thing?.type !== 'name' || !ends(pieces[at + 1])) return 0
  const told = bringing.exec(phraseText(pieces.slice(from, at)))
  const isBrought =
    thing.entry.category === 'Shopping' || (told?.[1] === undefined && thing.entry.category === 'Food & Dining')
  const isAlone = pieces.slice(0, at).filter(isAmount).length === 1 && !gained.test(phraseText(pieces.slice(0, from)))
  const isSmall = (extra.money.amountMinor ?? 0) <= (price.money.amountMinor ?? 0)
  return told && isBrought && isAlone && isSmall ? from : 0
}
const bringing =
  /^ (?:(?:and|with|then) )*(?:the |their |a )?(?:delivery|(shipping|postage)) (?:(?:fee|charge) )?(?:(?:was|is|were|cost|came to|of) )?(?:(?:another|an extra|extra|an additional) )?$/

const theWaiter = `(?:the|my|our) ${waiter}`
export const served = `(?:him|her|them|${theWaiter}|(?:the|my|our) (?:lad|bloke|lady|girl|kid|man|woman))`
const leaving = new RegExp(
  `^ (?:before (?:the )?tip )?(?:(?:and|then|plus|but|so|um) )*(?:(?:i|we) )?(?:(?:also|then|just) )?(?:left|gave|add|added|put|handed|chucked|tossed|slipped|bunged|threw)(?: ${served})?(?: (?:an? extra|extra|a|an|another))? $`,
)

/**
 * "the bill was 187 and I left a 30 tip", "pizza 24, gave the driver a 5 tip", "dinner was 40 and I left 8": where the words for leaving it
 * begin, right behind the price of what one is served. Without the word for it nobody tips more than a third.
 */
function leftFrom(pieces: readonly Piece[], at: number, tip: AmountPiece): number | null {
  const from = pieces.findLastIndex(({ type }, index) => index < at && type === 'amount') + 1
  const words = phraseText(pieces.slice(from, at))
  if (from === 0 || pieces[from]?.type === 'end' || !leaving.test(words) || !isServed(pieces, from - 1)) return null
  if (isOfOtherDriver(pieces, from - 1, words)) return null
  if (isTip(pieces, at + 1)) return from
  const isLaidOn = isOnTop(pieces, at + 1) || / extra $/.test(words)
  const isLast = isLaidOn || ends(pieces[at + 1]) || isOnTable(pieces, at)
  const paid = prior(pieces, from)
  const isSmall = paid?.type === 'amount' && 3 * (tip.money.amountMinor ?? 0) <= (paid.money.amountMinor ?? 0)
  return isLast && isSmall && (isLaidOn || tipping.test(words)) ? from : null
}
const tipping = new RegExp(` left | (?:gave|handed) ${theWaiter} `)
/** "left 3 on the table" */
function isOnTable(pieces: readonly Piece[], at: number): boolean {
  return phraseText(pieces.slice(at + 1, at + 4)) === ' on the table ' && ends(pieces[at + 4])
}
const tipNouns = /^(?:tip|gratuity)$/

/** "taxi was ten, I gave him twelve": the price of what one is served, that was paid with the tip in it. */
function roundedUp(
  pieces: readonly Piece[],
  at: number,
  whole: AmountPiece,
): { at: number; price: AmountPiece; paidMinor: number; to: number } | null {
  const from = pieces.findLastIndex(({ type }, index) => index < at && type === 'amount')
  const price = pieces[from]
  const rest = phraseText(pieces.slice(at + 1))
  const isTaken = /^ kept the change $/.test(rest)
  const given = phraseText(pieces.slice(from + 1, at))
  const isOfNote = keepsOfNote.test(given) && (pieces[at + 1]?.type ?? 'end') === 'end'
  const isKept = isTaken || isOfNote || keepsChange.test(rest)
  const isLaid = isOnTable(pieces, at)
  const isLast = isKept || isLaid || ends(pieces[at + 1]) || pieces[at + 1]?.norm === 'um'
  if (price?.type !== 'amount' || price.struck || !isLast) return null
  if (pieces.filter(isAmount).length > 2) return null
  if (!isKept && / (?:change|back|tip|kept) /.test(rest)) return null
  const [low, high] = [price.money.amountMinor ?? 0, whole.money.amountMinor ?? 0]
  if (high <= low || high > (isOfNote ? MOST_OF_NOTE : 1.5) * low) return null
  if (!isOfNote && !gaveInAll.test(isKept ? given.replace(/ an? $/, ' ') : given)) return null
  if (!isServed(pieces, from) || isOfOtherDriver(pieces, from, given)) return null
  return { at: from, price, paidMinor: isTaken ? low : high, to: isKept ? pieces.length : isLaid ? at + 4 : at + 1 }
}
const toKeep =
  '(?:(?:(?:i |we )?(?:told|said|let) (?:(?:to )?(?:him|her|them) (?:to )?)?|(?:he|she|they) (?:could |can )?|to )?keep|(?:he|she|they) kept) (?:(?:the|his|her|their) (?:change|rest)|it)'
const keepsChange = new RegExp(`^ ${toKeep} $`)
/** "taxi 7.40 and I told him keep the change from a tenner": the note is told with it. */
const keepsOfNote = new RegExp(
  `^ (?:(?:but|and|so|then|um|just) )*${toKeep} (?:from|out of|of|on) (?:(?:an?|the|my) )?$`,
)
/** Who says so gives away more than half of the note at most. */
const MOST_OF_NOTE = 2
const gaveInAll = new RegExp(
  `^ (?:(?:but|and|so|then|um|just) )*(?:(?:i|we) (?:ended up )?(?:give|gave|paid|paying|handed|left)|(?:gave|handed|left|threw (?:in|down)|chucked in)|(?:(?:i|we) )?rounded (?:it |that )?(?:up )?to)(?: (?:him|her|them|${theWaiter}))? $`,
)

/** Whether a price is of a meal, a ride or another thing at which one leaves a tip. */
export function isServed(pieces: readonly Piece[], at: number): boolean {
  const before = pieces.findLastIndex(({ type }, index) => index < at && type === 'amount')
  const told = pieces.slice(before + 1, at)
  if (told.some(({ type, norm }) => type === 'end' || cameIn.test(norm))) return false
  return told.some(
    (piece, index) =>
      // "the bill"; no electric one
      (services.test(lastWord(piece)) &&
        (lastWord(piece) !== 'bill' || (piece.norm === 'bill' && !isContent(prior(told, index))))) ||
      (piece.type === 'name' && piece.entry.category === 'Food & Dining' && !stocked.test(piece.norm)),
  )
}
/** "coffee 4, gave the driver a five": whoever drove is paid for a ride, or for what is brought to the door, and no driver sells a coffee. */
export function isOfOtherDriver(pieces: readonly Piece[], price: number, given: string): boolean {
  if (!/ (?<!(?:delivery|pizza) )(?:driver|cabbie) /.test(given)) return false
  const before = pieces.findLastIndex(({ type }, index) => index < price && type === 'amount')
  const things = pieces.slice(before + 1, price).flatMap((piece) => (piece.type === 'name' ? [piece.entry] : []))
  return things.length > 0 && things.every((entry) => entry.category !== 'Transportation' && entry.price === 'small')
}

function lastWord({ norm }: Piece): string {
  return norm.slice(norm.lastIndexOf(' ') + 1)
}
const cameIn = /^(?:sold|sell|paycheck|earned|made|budget|limit|gave|salary|refund)$/

/** "17 for the uber including a 3 tip": it is in the amount before. */
function isIncluded(pieces: readonly Piece[], at: number): boolean {
  const lead = /^(a|an|the|my)$/.test(normBefore(pieces, at)) ? prior(pieces, at, 2) : prior(pieces, at)
  const told = /^(including|includes|incl)$/.test(lead?.norm ?? '') && extras.test(normAt(pieces, at + 1))
  return told && baseBefore(pieces, at) !== null
}
const included = /^(including|includes|incl|a|an|the|my|tip|gratuity|tax|vat|shipping|postage|handling)$/

/** "haircut 30, with a 3 tip in there", "… built in": from where to where it tells that the tip is in the amount before. */
function within(pieces: readonly Piece[], at: number): [number, number] {
  const told = extras.test(normAt(pieces, at + 1))
    ? held.exec(phraseText(pieces.slice(at + 2, at + 7)))?.[0]
    : undefined
  let from = at
  while (leads.test(normBefore(pieces, from))) from -= 1
  return told === undefined || from === at || baseBefore(pieces, at) === null
    ? [at, at]
    : [from, at + 2 + told.trim().split(' ').length]
}
const held =
  /^ (?:already |is |was )*(?:(?:built|baked|rolled|thrown) in|(?:inside|in) (?:there|it|that|this|the (?:price|total|bill))) /
const leads = /^(?:a|an|the|my|with|theres|there|is|was|has|had|includes|that|which|it)$/

function hush(pieces: Piece[], at: number): void {
  const word = pieces[at]
  if (word) pieces[at] = quiet(word)
}

const anArticle = /^an?$/

const extras = /^(tip|gratuity|tax|vat|gst|shipping|postage|handling)$/

/** "tickets 50 plus 5 in fees", "sofa 300 plus a 40 dollar delivery fee" */
const fee =
  /^ (?:(?:in|for|of) )?(?:(?:the|a) )?(?:(?:delivery|service|booking|cleaning|handling|processing|convenience|resort|joining|set ?up|installation|transaction|card|agency|admin|restocking) )?(?:fees?|charges?|surcharge) /

const lastOfFee = /(?:fees?|charges?|surcharge)$/
/** "tyres 380 plus 40 for the fitting", "sofa 400 plus 40 for delivery": what brings a thing into use. */
const bringsThing =
  /^ for (?:(?:the|their|its|having them) )?(?:delivery|shipping|postage|fitting|fitted|installation|assembly|gift wrap(?:ping)?|wrapping|alterations?|engraving) /
const lastOfBringing =
  /(?:delivery|shipping|postage|fitting|fitted|installation|assembly|wrap(?:ping)?|alterations?|engraving)$/

const gained = / (?:got paid|salary|wages|paycheck|sold|returned|earned|made|refund|income|bonus) /

/** Where what is said of a fee on top of a price ends, behind its amount; the place behind the amount where it is none. */
function feeEnd(pieces: readonly Piece[], at: number): number {
  const joint = prior(pieces, at)?.norm === 'a' ? prior(pieces, at, 2) : prior(pieces, at)
  if (joint?.norm !== 'plus') return at + 1
  const behind = phraseText(pieces.slice(at + 1, at + 5))
  const last = fee.test(behind) ? lastOfFee : bringsThing.test(behind) ? lastOfBringing : null
  if (last === null) return at + 1
  const to = pieces.findIndex(({ norm }, index) => index > at && last.test(norm)) + 1
  const place = baseBefore(pieces, at) ?? -1
  const [base, extra] = [pieces[place], pieces[at]]
  // "shirts 20 each plus 10 for alterations": of how many is not told.
  const isOpen = /^(?:each|apiece)$/.test(normAt(pieces, place + 1)) && !pieces.some(({ type }) => type === 'number')
  const isSmall =
    base?.type === 'amount' &&
    extra?.type === 'amount' &&
    (extra.money.amountMinor ?? 0) <= (base.money.amountMinor ?? 0)
  const end = onTopEnd(pieces, to)
  const isLast = ends(pieces[to]) || end > to
  return isSmall && isLast && !isOpen && !gained.test(phraseText(pieces.slice(0, at))) ? end : at + 1
}

/** "pizza 29 plus six for the driver": where it ends whom a tip is for, that is told of what one is served; its beginning where it is none. */
function forWaiterEnd(pieces: readonly Piece[], from: number): number {
  const led = phraseText(pieces.slice(from, from + 4))
  const base = baseBefore(pieces, from - 1)
  if (base === null || !forWaiter.test(led) || !isServed(pieces, base)) return from
  // "lunch 40 and 20 for my barber": nobody who cuts hair serves a meal
  if (
    !ofWaiter.test(led) &&
    pieces.slice(0, base).some((piece) => piece.type === 'name' && piece.entry.category === 'Food & Dining')
  )
    return from
  const [price, tip] = [pieces[base], prior(pieces, from)]
  const isSmall = price?.type === 'amount' && tip?.type === 'amount' && 2 * tip.money.count <= price.money.count
  const to = pieces.findIndex(({ norm }, at) => at > from && waiters.test(norm)) + 1
  return isSmall && /^(?:end|separator|day)$/.test(pieces[to]?.type ?? 'end') ? to : from
}
const tended = `(?:${waiter}|barber|stylist|hairdresser|groomer|porter|cabbie|masseuse)`
const forWaiter = new RegExp(`^ for (?:the|my|our) ${tended} `)
const ofWaiter = new RegExp(`^ for ${theWaiter} `)
const waiters = new RegExp(`^${tended}$`)

function isOnTop(pieces: readonly Piece[], from: number): boolean {
  return onTopEnd(pieces, from) > from
}

/** Where "on top", "on top of it", "on top for the stylist" or "extra" ends; its beginning where nothing is: "on top of my car payment", "extra cheese". */
function onTopEnd(pieces: readonly Piece[], from: number): number {
  const isExtra = pieces[from]?.norm === 'extra'
  if (!isExtra && !(pieces[from]?.norm === 'on' && pieces[from + 1]?.norm === 'top')) return from
  const end = isExtra ? from + 1 : from + 2
  const whom = forThem.exec(phraseText(pieces.slice(end, end + 3)))?.[0] ?? ' '
  const to = end + whom.trim().split(' ').filter(Boolean).length
  const isLast = /^(?:end|separator|day)$/.test(pieces[to]?.type ?? 'end')
  return isLast || onTopOfIt.test(phraseText(pieces.slice(to, to + 3))) ? to : from
}
const forThem = new RegExp(`^ for (?:him|her|them|(?:the|my|our) ${tended}) `)
const onTopOfIt = /^ of (?:it|that|(?:the|that) (?:bill|lot|total|price)) |^ (?:too|as well|please) /

/** "12 tip", "12 for the tip", "12 dollars in tax". */
function isTip(pieces: readonly Piece[], from: number): boolean {
  if (feeEnd(pieces, from - 1) > from) return true
  let at = from
  if (forWaiterEnd(pieces, from) > from) return true
  // "plus 15 delivery", "and 15 delivery on top"
  if (pieces[from]?.norm === 'delivery') return prior(pieces, from, 2)?.norm === 'plus' || isOnTop(pieces, from + 1)
  if (/^(for|in|as|dollar|dollars)$/.test(normAt(pieces, at))) at += 1
  if (at > from && /^(a|the)$/.test(normAt(pieces, at))) at += 1
  return at === from ? extras.test(normAt(pieces, at)) : /^(tip|tax|vat|gst)$/.test(normAt(pieces, at))
}

function baseBefore(pieces: readonly Piece[], at: number): number | null {
  for (let before = at - 1; before >= 0; before -= 1) {
    const piece = pieces[before]
    if (piece?.type === 'amount' && !piece.struck) return before
    if (piece?.type === 'end') return null
  }
  return null
}
