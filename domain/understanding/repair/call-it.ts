import { isAmount, type Piece } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'

/**
 * "parking was 4 but the machine ate a fiver so call it 5": what the price is to be comes last, and why it is another is told between.
 * The last amount stands in the place of the first. Where another thing is named between, each may have a price of its own.
 */
export function calledIt(pieces: Piece[]): Piece[] {
  const call = pieces.findIndex(({ norm }, at) => norm === 'call' && normAt(pieces, at + 1) === 'it')
  const told = pieces.findIndex(isAmount)
  const price = pieces[call + 2]
  if (call < 0 || told < 0 || told > call || !isAmount(price) || call + 3 < pieces.length) return pieces
  const why = pieces.slice(told + 1, call)
  if (why[0]?.norm !== 'but' || why.at(-1)?.norm !== 'so') return pieces
  if (why.some(({ type }) => type === 'name' || type === 'day')) return pieces
  return pieces.slice(0, told).some(({ type }) => type === 'name') ? [...pieces.slice(0, told), price] : pieces
}
