import { type AmountPiece, type Piece, quiet, shaped } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'

/** "coffee 4 this morning and the same again after lunch": the amount before is said once more without its number. */
export function settleAgain(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(
    ({ norm }, index) => norm === 'same' && /^(again|thing|for|yesterday)$/.test(pieces[index + 1]?.norm ?? ''),
  )
  const amounts = pieces.filter((piece): piece is AmountPiece => piece.type === 'amount' && !piece.struck)
  const [amount] = amounts
  if (!amount || amounts.length > 1 || at < pieces.indexOf(amount)) return pieces
  const same = pieces[at]
  if (!same) return pieces
  const { from, to, start, end } = same
  return pieces.map((piece, index) => {
    if (index === at) return shaped({ ...amount, from, to, start, end, norm: amount.norm, doubt: null })
    const when = /^(after|before|at|with)$/.test(prior(pieces, index)?.norm ?? '')
    const said = index === at - 1 || (index === at + 1 && piece.norm !== 'again') || (when && index > at + 1)
    return said && piece.type !== 'day' && piece.type !== 'separator' ? quiet(piece) : piece
  })
}
