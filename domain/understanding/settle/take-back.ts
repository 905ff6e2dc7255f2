import { isContent } from '#domain/understanding/entries/segment.ts'
import { saidCount, toNumber } from '#domain/understanding/settle/settle-piece.ts'
import { type Piece, phraseText, quiet, shaped } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'

/**
 * "3 shirts for 20 each but returned one": of what is counted, so many went back, and their price with them. Where anything else before
 * the price could be the count, it is left alone.
 */
export function takeBack(pieces: Piece[]): Piece[] {
  const each = pieces.findIndex(({ norm }) => /^(?:each|apiece)$/.test(norm))
  const verb = pieces.findIndex(({ norm }, at) => at > each && /^(?:returned|took|sent|gave|brought)$/.test(norm))
  if (each < 0 || verb < 0 || !returned.test(phraseText(pieces.slice(verb)))) return pieces
  const back = pieces.slice(verb).reduce((most, piece) => Math.max(most, countOf(piece)), 0)
  const counts = [...pieces.keys()].filter((index) => index < each - 1 && countOf(pieces[index]) > 0)
  // "lunch 12 and 3 shirts 20 each": the lunch is another entry.
  const begins = pieces.findLastIndex(({ type }, index) => index < (counts.at(-1) ?? 0) && type === 'separator')
  const [at, ...others] = counts.filter((index) => index > begins || !isContent(prior(pieces, index)))
  const bought = at === undefined ? undefined : pieces[at]
  if (back === 0 || at === undefined || others.length > 0 || !isContent(pieces[at + 1])) return pieces
  const counted = bought?.type === 'amount' ? toNumber(bought) : bought
  if (counted?.type !== 'number' || counted.count <= back) return pieces
  const kept = counted.count - back
  return pieces.map((piece, index) => {
    if (index === at) return shaped({ ...counted, count: kept })
    return index >= verb || (kept === 1 && index === each) ? quiet(piece) : piece
  })
}
const returned =
  /^ (?:returned \S+ (?:back )?|(?:took|sent|gave|brought) (?:back \S+|\S+ back) )(?:of (?:them|those|these) )?(?:today |later )?$/

/** How many of a thing it says; 0 for what counts nothing. */
function countOf(piece: Piece | undefined): number {
  if (piece?.norm === 'one') return 1
  const count = saidCount(piece) ?? 0
  return piece?.type === 'number' || Number.isInteger(count) ? count : 0
}
