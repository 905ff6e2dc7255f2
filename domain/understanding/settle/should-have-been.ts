import { inRole, type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'

/** "lunch 12 should have been 10, and bus 2.50": whether that puts it right, or only tells what was charged too much, stays open. */
export function shouldHaveBeen(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(({ norm }) => /^(?:should|shouldve)$/.test(norm))
  if (at < 2) return pieces
  const next = pieces.findIndex(({ type }, index) => index > at && type === 'amount')
  const old = pieces.findLastIndex(({ type }, index) => index < at && type === 'amount')
  if (next < 0 || old < 1 || !wished.test(phraseText(pieces.slice(old + 1, next)))) return pieces
  return pieces.map((piece, index) => {
    if (index === at) return inRole(piece, { type: 'word', norm: 'or', capital: false })
    return index > old && index < next ? quiet(piece) : piece
  })
}
const wished = /^ (?:(?:it|that|but|and|which|um) )*(?:should have|shouldve) (?:only |really )?been (?:only )?$/
