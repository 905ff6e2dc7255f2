import { saidCount } from '#domain/understanding/settle/settle-piece.ts'
import { inRole, type Piece } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'

/** "38 litres in the golf, 57.76 at Esso": what so much fuel goes into is a vehicle, whatever else it is called by. */
export function fuelOf(pieces: Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    if (piece.type !== 'name' || !/^(?:the|my|our|her|his)$/.test(normAt(pieces, at - 1))) return piece
    const into = at - 2
    const measured =
      /^(?:in|into)$/.test(normAt(pieces, into)) && /^(?:lit(?:re|er)s|gallons)$/.test(normAt(pieces, into - 1))
    if (!measured || saidCount(prior(pieces, into - 1)) === null) return piece
    const entry = { ...piece.entry, category: 'Transportation' as const }
    return inRole(piece, { type: 'name', norm: piece.norm, entry, capital: piece.capital })
  })
}
