import { isContent } from '#domain/understanding/entries/segment.ts'
import { minorOf, onlyPriced, saidCount, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'

/**
 * "Klarna took the first of three equal parts for that 90 dress", "the sofa is 1200, paid the first of four instalments": one payment of so
 * many for what the thing costs. In "first of three payments of 30 for the dress" and "sofa 80, payment 3 of 12" the payment itself is told.
 */
export function oneOfParts(pieces: Piece[]): Piece[] {
  for (const at of pieces.keys()) {
    const ways = waysAt(pieces, at)
    const settled = ways === null ? null : settlePayment(pieces, at, ways)
    if (settled) return settled
  }
  return pieces
}

/** In how many parts: the number of "first of three", "payment 1 of 3" and "1 of 3 payments" at a place; null for all others. */
function waysAt(pieces: readonly Piece[], at: number): number | null {
  const count = saidCount(pieces[at])
  if (count === null || !Number.isInteger(count) || count < 2 || count > MOST_PARTS || normBefore(pieces, at) !== 'of')
    return null
  const isTurn = turns.test(normBefore(pieces, at, 2)) || isOneBefore(pieces, at)
  return isTurn || isNumbered(pieces, at) ? count : null
}
const MOST_PARTS = 48
const turns = /^(?:first|second|third|fourth|fifth|sixth|last|final|next|one|1st|2nd|3rd|4th)$/

/** "1 of 3 payments" */
function isOneBefore(pieces: readonly Piece[], at: number): boolean {
  return saidCount(prior(pieces, at, 2)) !== null && payments.test(normAt(pieces, at + 1))
}

/** "payment 1 of 3" */
function isNumbered(pieces: readonly Piece[], at: number): boolean {
  return saidCount(prior(pieces, at, 2)) !== null && payments.test(normBefore(pieces, at, 3))
}
const payments = /^(?:part|payment|instal?lment)s?$/

function settlePayment(pieces: readonly Piece[], count: number, ways: number): Piece[] | null {
  const from = isNumbered(pieces, count) ? count - 3 : count - 2
  const told = onlyPriced(pieces, (at) => at >= from && at <= count)
  if (!told) return null
  const { at: price, piece: whole } = told
  const behind = phraseText(pieces.slice(count + 1, price > count ? price : undefined))
  const isOfThing = price > count && ofParts.test(behind) && isContent(pieces[price + 1])
  const isPaidBehind = price < from && closes.test(behind) && paysIt.test(phraseText(pieces.slice(price + 1, from)))
  if (!isOfThing && !isPaidBehind) return null
  const to = isOfThing ? price - 1 : pieces.length
  const start = isPaidBehind ? price + 1 : normBefore(pieces, from) === 'the' ? from - 1 : from
  return pieces.map((piece, at) => {
    if (at === price) return withAmount(whole, Math.round(minorOf(whole) / ways))
    if (isPaidBehind && at === price - 1 && states.test(piece.norm)) return quiet(piece)
    return at >= start && at < to && piece.type !== 'day' && piece.type !== 'end' ? quiet(piece) : piece
  })
}
const kinds =
  '(?:(?:equal|monthly|weekly|interest free|klarna|clearpay|afterpay|zip) )*(?:parts|payments|instal?lments)? ?'
const ofParts = pattern`^ ${kinds}(?:for|on|of|towards?) (?:the|an?|my|our|that|this|her|his|their) $`
const states = /^(?:is|was|costs?|were|are)$/
const closes = pattern`^ ${kinds}(?:(?:today|now|already|just|for it|on it) )*$`
const paysIt =
  /^ (?:(?:and|but|so|i|we|ive|weve|just|only|klarna|clearpay|afterpay|they) )*(?:paid|took|made|sent) (?:the )?$/
