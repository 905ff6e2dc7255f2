import { type AmountPiece, type Piece, quiet } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'

/** "coffee was 5, still 5 at Dunkin": the amount said once more, where only the place is new, is no second entry. */
export function settleConfirmed(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(
    ({ norm }, index) =>
      norm === 'still' && /^(at|from)$/.test(pieces[index + 2]?.norm ?? '') && isPause(prior(pieces, index)),
  )
  const again = pieces[at + 1]
  const first = pieces.findLast((piece, index): piece is AmountPiece => piece.type === 'amount' && index < at)
  if (!first || again?.type !== 'amount' || again.money.amountMinor !== first.money.amountMinor) return pieces
  return pieces.map((piece, index) => (index >= at - 1 && index <= at + 1 ? quiet(piece) : piece))
}

function isPause(piece: Piece | undefined): boolean {
  return piece?.type === 'separator' || piece?.type === 'end'
}
