import { isServed, served } from '#domain/understanding/settle/add-tips.ts'
import { isPriced, multiplied, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { isAmount, isPause, type Piece, phraseText, quiet, shaped, silence } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { coupon, promo } from '#domain/understanding/words/reduction-words.ts'

/** "uber 15 plus 20% tip" and "uber 15, 20% tip" are 18, "15 percent tip on 80" is 12; "… on 60 dinner" leaves open which is told. */
export function addPercents(input: readonly Piece[]): Piece[] {
  const pieces = [...input]
  for (const [at, share] of pieces.entries()) {
    if (share.type !== 'number' || share.count > 100 || !isPercent(pieces[at + 1])) continue
    const granted = grantedOn(pieces, at)
    const reduced = granted ?? priceBefore(pieces, at)
    if (reduced !== null) {
      const price = pieces[reduced]
      if (price?.type !== 'amount' || price.money.amountMinor === null) continue
      pieces[reduced] = withAmount(price, Math.round((price.money.amountMinor * (100 - share.count)) / 100))
      const [first, last] =
        granted !== null
          ? [granted + 1, at + 3]
          : reduced === at - 2
            ? [at - 1, at + 1]
            : [at, Math.max(at + 2, reduced - 1)]
      for (let index = first; index <= last; index += 1) hush(pieces, index)
      if (reduced > at) silence(pieces, reducerFrom(pieces, at), at)
      continue
    }
    const part = depositOn(pieces, at)
    const cost = pieces[part]
    if (cost?.type === 'amount') {
      pieces[part] = multiplied(cost, share.count / 100)
      silence(pieces, at, part)
      continue
    }
    const article = /^(a|the)$/.test(normBefore(pieces, at)) ? 2 : 1
    if (isTip(pieces[at + 2]) && included.test(normBefore(pieces, at, article))) {
      for (let index = at - article; index <= at + 2; index += 1) hush(pieces, index)
      continue
    }
    const left = share.count <= MOST_LEFT ? leftFrom(pieces, at) : null
    const named =
      left !== null || isTip(pieces[at + 2]) || isTip(prior(pieces, at)) || leadsTip.test(normBefore(pieces, at))
    if (!named) continue
    const before = pieces.findLastIndex(
      (piece, index) => index < at && index > at - 24 && piece.type === 'amount' && !piece.struck,
    )
    const joint = normBefore(pieces, at)
    const after = pieces.findIndex(
      (piece, index) => index > at && index < at + 6 && piece.type === 'amount' && !piece.struck,
    )
    const onto = /^(on|of)$/.test(normBefore(pieces, after))
    const follows = left !== null || before === at - 1 || /^(plus|tipped|and|with|a|um)$/.test(joint) || joint === ','
    const target = onto ? after : follows ? before : -1
    const base = pieces[target]
    if (base?.type !== 'amount' || base.money.amountMinor === null) continue
    const priced = multiplied(base, (target === before ? 100 + share.count : share.count) / 100)
    if (target === after && tellsWhole(pieces, after, share.count)) {
      silence(pieces, at - (article - 1), after + 1)
      continue
    }
    const both = target === after && pieces[after + 1]?.type === 'name'
    pieces[target] = both ? shaped({ ...priced, money: { ...priced.money, vague: true } }) : priced
    if (target !== before) continue
    const from = left ?? (before + 1 === at ? at : at - 1)
    const to = left !== null || isTip(pieces[at + 2]) ? at + 3 : at + 2
    for (let index = from; index < to; index += 1) hush(pieces, index)
  }
  return pieces
}

/** "20 percent tip on 40, paid 48 at the diner": whether what both come to is told behind them. */
function tellsWhole(pieces: readonly Piece[], after: number, share: number): boolean {
  const base = pieces[after]
  if (base?.type !== 'amount' || base.money.amountMinor === null) return false
  const whole = Math.round((base.money.amountMinor * (100 + share)) / 100)
  return pieces.some(
    (piece, index) => index > after && piece.type === 'amount' && !piece.struck && piece.money.amountMinor === whole,
  )
}

/**
 * "breakfast 30 and I left 20 percent", "lunch 24, tipped her 15 percent", "taxi 20 tip 10 percent": where it begins that so much was left
 * at what one is served.
 */
function leftFrom(pieces: readonly Piece[], at: number): number | null {
  const from = pieces.findLastIndex(({ type }, index) => index < at && type === 'amount') + 1
  if (from === 0 || from === at || !leaving.test(phraseText(pieces.slice(from, at)))) return null
  const next = pieces[at + 2]
  const isLast = next === undefined || /^(?:end|separator|day)$/.test(next.type) || isTip(next)
  if (!isLast && !besideTip.test(phraseText(pieces.slice(at + 2, at + 6)))) return null
  return isServed(pieces, from - 1) ? from : null
}
const leaving = new RegExp(
  `^ (?:(?:and|then|plus|but|so|with|um) )*(?:(?:(?:i|we) )?(?:(?:also|then|just) )?(?:left|gave|add|added|tipped|handed)(?: ${served})?(?: (?:an? extra|extra|a|an|another))?|they added(?: an?)?|(?:the |a |my )?tip(?: (?:of|was|is|at))?) $`,
)
/** Nobody leaves half of what a meal costs. */
const MOST_LEFT = 30
const besideTip = new RegExp(`^ (?:on top|on the table|(?:for|to) ${served}) `)

/** "16.20 including a 20 percent tip": it is in the price already. */
const included = /^(including|includes|included|incl|inclusive|after|counting)$/

/** "20 percent off a 45 dollar blender", "30 percent off 100 dollar boots": what the label says. */
function isLabelled(pieces: readonly Piece[], at: number): boolean {
  const article = /^an? /.test(normAt(pieces, at)) || /^(a|an|the)$/.test(normBefore(pieces, at))
  const bare = prior(pieces, at)?.norm === 'off' && /^\$| (?:dollar|buck|pound|euro)$/.test(normAt(pieces, at))
  return (article || bare) && pieces[at + 1]?.type === 'name'
}

/** "gym 40 with 25 percent student discount": where the price stands of which so much is taken off for who one is. */
function grantedOn(pieces: readonly Piece[], at: number): number | null {
  const price = pieces.findLastIndex(
    ({ type, struck }, index) => index < at && index > at - 8 && type === 'amount' && !struck,
  )
  if (price < 0 || !grantLed.test(phraseText(pieces.slice(price + 1, at)))) return null
  if (!forMembers.test(phraseText(pieces.slice(at + 2, at + 4)))) return null
  // "paid 40 with 25 percent student discount": the price is told without it, or with it.
  if (/^(?:paid|spent)$/.test(normBefore(pieces, price))) return null
  // "refund 40 with 10% member discount": what came back is told as it came.
  if (/^refund(?:ed)?$/.test(normBefore(pieces, price))) return null
  return pieces.slice(at + 4).some(isAmount) ? null : price
}
const grantLed =
  /^ (?:(?:but|and|less|minus) )?(?:(?:with|less|minus|i get|we get|i got|they gave me) )?(?:(?:a|the|my|our) )?$/
const forMembers =
  /^ (?:student|senior|pensioner|staff|employee|member|members|membership|military|veteran|teacher|nurse|nhs|family|loyalty) discount $/

/** "jeans 80 minus 25 percent", "jacket was 120 but I got it at 25 percent off": where the price stands that the rest is taken from. */
function priceBefore(pieces: readonly Piece[], at: number): number | null {
  const isMinus = /^(?:minus|less)$/.test(normBefore(pieces, at)) && prior(pieces, at, 2)?.type === 'amount'
  if (isMinus && !pieces.slice(at + 2).some(({ norm }) => /^(?:tax|vat|service|tip|fees?|half|off)$/.test(norm)))
    return at - 2
  if (pieces[at + 2]?.norm !== 'off') return null
  const next = pieces.findIndex((piece, index) => index > at + 2 && index < at + 8 && piece.type === 'amount')
  if (
    next > 0 &&
    (next < at + 6 || byCode.test(phraseText(pieces.slice(at + 3, next)))) &&
    isLabelled(pieces, next) &&
    !pieces.slice(next + 1).some(isAmount)
  )
    return next
  const price = pieces.findLastIndex(
    (piece, index) => index < at && index > at - 10 && piece.type === 'amount' && !piece.struck,
  )
  if (price < 0 || !/^(was|were|is)$/.test(normBefore(pieces, price))) return null
  const between = pieces.slice(price + 1, at)
  return between.some(({ norm }) => norm === 'but' || norm === 'with') && !pieces.slice(at).some(isAmount)
    ? price
    : null
}

/** "10% deposit on a 12000 car", "put 20 percent down on a 400 bike": where the price stands of which so much was paid, the last that is told; -1 where none does. */
function depositOn(pieces: readonly Piece[], at: number): number {
  const price = pieces.findIndex((piece, index) => index > at && isPriced(piece))
  if (price < 0 || !putDownOn.test(phraseText(pieces.slice(at + 2, price)))) return -1
  return pieces.slice(price + 1).some(isAmount) ? -1 : price
}
const putDownOn = /^ (?:deposit|down payment|down) (?:on|for|towards) (?:the |an? |my |our )?$/

/** "my student card knocked" 15 percent off a textbook: where it begins what took so much off, which was not bought; the place of the share where nothing did. */
function reducerFrom(pieces: readonly Piece[], at: number): number {
  const from = pieces.findLastIndex((piece, index) => index < at && isPause(piece)) + 1
  return reduces.test(phraseText(pieces.slice(from, at))) ? from : at
}
const reduces =
  /^ (?:my|the|a|our) (?:\S+ ){1,4}(?:knocked|took|takes|got me|gets me|gave me|gives me|saved me) (?:a |an |the )?$/

/** "15 percent off code on the 60 shoes" */
const byCode = new RegExp(`^ (?:${coupon}|${promo}|code|deal) (?:on|for|towards) (?:the|an?|my|our) $`)

function hush(pieces: Piece[], at: number): void {
  const piece = pieces[at]
  if (piece && piece.type !== 'amount' && piece.type !== 'end') pieces[at] = quiet(piece)
}

export function isPercent(piece: Piece | undefined): boolean {
  return piece?.norm === '%' || piece?.norm === 'percent' || piece?.norm === 'um'
}

/** "plus 20 percent", "tipped 20 percent" */
const leadsTip = /^(?:plus|tipped)$/

function isTip(piece: Piece | undefined): boolean {
  return piece?.norm === 'tip' || piece?.norm === 'gratuity' || piece?.norm === 'service' || piece?.norm === 'tax'
}
