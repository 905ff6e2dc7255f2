import { isContent } from '#domain/understanding/entries/segment.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { inRole, type Piece } from '#domain/understanding/words/piece.ts'

/** Two prices with a comma between may be one that was put right; three, with "and" before the last, are told in a row. */
const LEAST = 3

/** "prescriptions 12, 7 and 5", "gas 40, 35 and 38 this week": prices in a row, each of which is paid as if "and" stood between all. */
export function priceRow(input: readonly Piece[]): Piece[] {
  const pieces = [...input]
  let row: number[] = []
  for (const [at, piece] of input.entries()) {
    if (piece.type !== 'amount' || piece.struck) continue
    const last = row.at(-1)
    const gap = last === undefined ? [] : input.slice(last + 1, at)
    row = last !== undefined && gap.length > 0 && gap.every(isPause) ? [...row, at] : [at]
    if (row.length < LEAST || !gap.some(isAnd) || isContent(input[at + 1])) continue
    for (let index = row[0] ?? at; index < at; index += 1) {
      const pause = pieces[index]
      if (pause?.norm === ',') pieces[index] = inRole(pause, { type: 'separator', norm: 'and' })
    }
  }
  return pieces
}

function isPause({ type, norm }: Piece): boolean {
  return (type === 'separator' && /^(?:,|and)$/.test(norm)) || (type === 'word' && fillers.has(norm))
}

function isAnd({ norm }: Piece): boolean {
  return norm === 'and'
}
