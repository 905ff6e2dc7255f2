import { isContent } from '#domain/understanding/entries/segment.ts'
import { goesOn } from '#domain/understanding/settle/reckoning.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { type AmountPiece, and, inRole, type Piece, pausedBefore } from '#domain/understanding/words/piece.ts'

/** Two prices with a comma between may be one that was put right; three, with "and" before the last, are told in a row. */
const LEAST = 3

/**
 * "prescriptions 12, 7 and 5", "gas 40, 35 and 38 this week", "charges 100 100 and 200": prices in a row, each of which is paid as if
 * "and" stood between all.
 */
export function priceRow(input: readonly Piece[]): Piece[] {
  const pieces = [...input]
  const joined = new Set<number>()
  let row: number[] = []
  for (const [at, piece] of input.entries()) {
    if (piece.type !== 'amount' || piece.struck) continue
    const last = row.at(-1)
    const gap = last === undefined ? [] : input.slice(last + 1, at)
    row =
      last !== undefined && gap.every(isPause) && (gap.length > 0 || isPlain(input[last], piece)) ? [...row, at] : [at]
    if (row.length < LEAST || !gap.some(isAnd) || isContent(input[at + 1]) || goesOn(input, at + 1)) continue
    for (let index = row[0] ?? at; index < at; index += 1) {
      const [here, next] = [input[index], input[index + 1]]
      if (here?.norm === ',') pieces[index] = inRole(here, and)
      if (here?.type === 'amount' && next?.type === 'amount') joined.add(index + 1)
    }
  }
  return pausedBefore(pieces, joined)
}

/** "100 100": neither counts or numbers anything. */
function isPlain(first: Piece | undefined, second: AmountPiece): boolean {
  return first?.type === 'amount' && first.doubt === null && second.doubt === null
}

function isPause({ type, norm }: Piece): boolean {
  return (type === 'separator' && /^(?:,|and)$/.test(norm)) || (type === 'word' && fillers.has(norm))
}

function isAnd({ norm }: Piece): boolean {
  return norm === 'and'
}
