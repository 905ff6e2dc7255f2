import { toNumber } from '#domain/understanding/settle/settle-piece.ts'
import { ends, isAmount, isPause, type Piece } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'

/** "combo 2 with large fries, 9.49", "menu 3 at the Thai place 13": which meal of the board it was, where its price ends what is told; "combo 9, drink 3" tells two. */
export function menuNumber(pieces: Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    if (piece.type !== 'amount' || !/^(?:combo|menu)$/.test(normBefore(pieces, at))) return piece
    const { marked, decimal, count } = piece.money
    if (marked || decimal || !Number.isInteger(count) || count > MOST_ON_BOARD) return piece
    const next = pieces.findIndex((other, index) => index > at && isAmount(other))
    const price = pieces[next]
    if (price?.type !== 'amount' || price.money.count <= count || !ends(pieces[next + 1])) return piece
    const between = pieces.slice(at + 1, next)
    const isPaused = isPause(between.at(-1)) && !between.some(({ norm }) => norm === 'and')
    // "combo 9 at 12"
    const isAt = between.length > 1 && /^(?:at|from|with)$/.test(normAt(between, 0)) && !between.some(isPause)
    return isPaused || isAt ? toNumber(piece) : piece
  })
}
const MOST_ON_BOARD = 30
