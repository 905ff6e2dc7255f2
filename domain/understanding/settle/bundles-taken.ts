import { isPriced, multiplied, saidCount } from '#domain/understanding/settle/settle-piece.ts'
import { ends, inRole, isPause, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'

/** "two for 7 on the pies, got four": a price for so many, and how many times as many were taken. */
export function bundlesTaken(pieces: Piece[]): Piece[] {
  for (const [at, count] of pieces.entries()) {
    const [many, price] = [saidCount(count), pieces[at + 2]]
    if (many === null || normAt(pieces, at + 1) !== 'for' || !isPriced(price) || !isOffer(many)) continue
    // "dinner for 4 for 80", "milk was 2 for 1"
    if (normBefore(pieces, at) === 'for' || saidCount(price) === many - 1) continue
    const last = pieces.findIndex((piece, index) => index > at + 2 && saidCount(piece) !== null)
    const times = (saidCount(pieces[last]) ?? 0) / many
    if (!Number.isInteger(times) || times < 1 || times > MOST_TIMES || !ends(pieces[last + 1])) continue
    const pause = pieces.findLastIndex((piece, index) => index < last && isPause(piece))
    if (pause < at + 2 || !taking.test(phraseText(pieces.slice(pause, last)))) continue
    const result = [...pieces]
    result[at + 2] = multiplied(price, times)
    result[at] = inRole(count, { type: 'number', count: many })
    silence(result, prior(pieces, at) === undefined ? at : at + 1, at + 2)
    silence(result, pause, last + 1)
    return result
  }
  return pieces
}
const MOST_TIMES = 6
const taking = /^ (?:(?:so|and|i|we|just) )*(?:got|bought|took|had|grabbed|picked up) (?:(?:like|about) )?$/

/** Few enough to be sold at one price. */
function isOffer(many: number): boolean {
  return Number.isInteger(many) && many > 1 && many < 13
}
