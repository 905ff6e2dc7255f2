import { wholeOf } from '#domain/understanding/entries/price-range.ts'
import { type AmountPiece, type Piece, shaped } from '#domain/understanding/words/piece.ts'

/**
 * "boots one sixty five but had a twenty dollar coupon so one forty five": of the two ways to hear a pair, the whole one is meant where
 * three amounts in a row reckon up with it, and the last is told as what they come to.
 */
export function settleReadings(pieces: Piece[]): Piece[] {
  const amounts = pieces.filter((piece): piece is AmountPiece => piece.type === 'amount' && !piece.struck)
  if (amounts.every(({ money }) => money.otherMinor === null)) return pieces
  const meant = new Set<Piece>()
  for (const [at, first] of amounts.entries()) {
    const row = [first, amounts[at + 1], amounts[at + 2]]
    const isOpen = row.some((piece) => piece?.money.otherMinor != null)
    if (isOpen && isResult(pieces, amounts[at + 2]) && !addsUp(row, lowest) && addsUp(row, highest))
      for (const piece of row) if (piece) meant.add(piece)
  }
  return meant.size === 0
    ? pieces
    : pieces.map((piece) =>
        piece.type === 'amount' && meant.has(piece) ? shaped({ ...piece, money: wholeOf(piece.money) }) : piece,
      )
}

/** "so one forty five", "total two sixty"; in "lunch four ten, tea ten, coffee four twenty" the third is one more. */
function isResult(pieces: readonly Piece[], last: AmountPiece | undefined): boolean {
  if (!last) return false
  const at = pieces.indexOf(last)
  return pieces.slice(Math.max(0, at - 2), at + 2).some(({ norm }) => results.test(norm))
}
const results = /^(?:so|total|altogether|makes|comes|came|leaves)$/

function addsUp(row: readonly (AmountPiece | undefined)[], minorOf: (piece: AmountPiece) => number): boolean {
  const [first = 0, second = 0, third = 0] = row.map((piece) => (piece ? minorOf(piece) : 0))
  return third > 0 && second > 0 && (first - second === third || first + second === third)
}

function lowest({ money }: AmountPiece): number {
  return money.amountMinor ?? 0
}

function highest({ money }: AmountPiece): number {
  return money.otherMinor ?? money.amountMinor ?? 0
}
