import { isContent } from '#domain/understanding/entries/segment.ts'
import { toNumber } from '#domain/understanding/settle/settle-piece.ts'
import { type AmountPiece, ends, isAmount, isPause, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "order 40217 from ASOS came to 53.50", "booking 8812 was 120": the number that a purchase goes by is no price beside the one that is told of it. */
export function orderNumber(pieces: Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    if (piece.type !== 'amount' || !numbered.has(normBefore(pieces, at)) || !isLong(piece)) return piece
    const next = pieces.findIndex((other, index) => index > at && isAmount(other))
    const price = pieces[next]
    if (price?.type !== 'amount' || next - at > FAR || piece.money.count < price.money.count * TIMES) return piece
    return isOfIt(pieces, at, next) ? toNumber(piece) : piece
  })
}
const numbered = wordSet('order booking reservation confirmation parcel shipment receipt po')
const FAR = 9
/** A number that is about as high as the price may be what it cost before. */
const TIMES = 3

/** Digits that run on and are no round sum. */
function isLong({ money, norm }: AmountPiece): boolean {
  return !money.marked && !money.decimal && /^\d{4,12}$/.test(norm) && money.count % 100 !== 0
}

/** Nothing but where it was ordered stands between, and a verb that states the price, or the price ends what is told. */
function isOfIt(pieces: readonly Piece[], at: number, price: number): boolean {
  const between = pieces.slice(at + 1, price)
  if (states.test(phraseText(between))) return true
  const isFrom = /^(?:at|from|with|on)$/.test(normAt(between, 0))
  const things = between.filter((piece) => isContent(piece)).length
  // "order 15999 from Jumia, delivery 500"
  if (between.some((piece, index) => isContent(piece) && isPause(between[index - 1]))) return false
  const isRunOn = /^\d{5}/.test(normAt(pieces, at))
  const isLast = ends(pieces[price + 1]) || pieces[price + 1]?.type === 'day'
  return isLast && isRunOn && things <= (isFrom ? 2 : 0) && !between.some(({ norm }) => norm === 'and')
}
const states =
  / (?:came to|comes to|was|were|is|cost|costs|total|totals|totalled|totaled|for)(?: (?:like|about|only|just|me|us))* $/
