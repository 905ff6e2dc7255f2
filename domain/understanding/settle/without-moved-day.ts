import { pattern } from '#domain/understanding/words/pattern.ts'
import { type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'

/**
 * "refunded the deposit 200 because the date moved to June 6", "train 39 the workshop is on the 24th", "fuel 20 no light since yesterday": the
 * day of something else, told behind the price.
 */
export function withoutMovedDay(pieces: Piece[]): Piece[] {
  const price = pieces.findIndex(({ type }) => type === 'amount')
  if (price < 0) return pieces
  return pieces.map((piece, at) => {
    const isMoved =
      piece.type === 'day' &&
      at > price &&
      (/^since /.test(piece.norm) || moved.test(phraseText(pieces.slice(price + 1, at))))
    return isMoved ? quiet(piece) : piece
  })
}
const moved = pattern` (?:because|cause|cos|since|as) .*(?:moved|changed|pushed|shifted|rescheduled|postponed|delayed|switched)(?: (?:it|them|back|out
  |forward|the|date|wedding|party))* (?:to|till|until)(?: the)? $
  | (?:the|my|our|his|her|their) (?:\S+ ){1,3}(?:is|are|starts|opens|leaves) $
  | (?:i|we|he|she|they)(?: have|ve| has|s|ve got| have got| has got) (?:an?|my|our|his|her|the|to) (?:\S+ ){1,5}$
  | (?:ive|weve) got (?:an?|my|our|to) (?:\S+ ){1,5}$`
