import { pattern } from '#domain/understanding/words/pattern.ts'
import { type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'

/** "refunded the deposit 200 because the date moved to June 6": the day of something else, told behind the price. */
export function withoutMovedDay(pieces: Piece[]): Piece[] {
  const price = pieces.findIndex(({ type }) => type === 'amount')
  if (price < 0) return pieces
  return pieces.map((piece, at) => {
    const isMoved = piece.type === 'day' && at > price && moved.test(phraseText(pieces.slice(price + 1, at)))
    return isMoved ? quiet(piece) : piece
  })
}
const moved = pattern` (?:because|cause|cos|since|as) .*(?:moved|changed|pushed|shifted|rescheduled|postponed|delayed|switched)(?: (?:it|them|back|out
  |forward|the|date|wedding|party))* (?:to|till|until)(?: the)? $`
