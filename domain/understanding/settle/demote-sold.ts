import { isPlural } from '#domain/understanding/lexicon/lexicon.ts'
import { toNumber } from '#domain/understanding/settle/settle-piece.ts'
import { isAmount, type Piece } from '#domain/understanding/words/piece.ts'
import { normBefore } from '#domain/understanding/words/prior.ts'

/** "sold forty two flat whites today": how many of what is sold one by one, where nothing tells what came in. */
export function demoteSold(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(({ type, struck }) => type === 'amount' && !struck)
  const [count, thing] = [pieces[at], pieces[at + 1]]
  if (count?.type !== 'amount' || !/^(?:sold|selling)$/.test(normBefore(pieces, at))) return pieces
  if (count.money.marked || count.money.decimal || !Number.isInteger(count.money.count)) return pieces
  if (thing?.type !== 'name' || thing.entry.display !== null || !isPlural(thing.norm)) return pieces
  if (thing.entry.category !== 'Food & Dining' || pieces.slice(at + 1).some(isAmount)) return pieces
  return [...pieces.slice(0, at), toNumber(count), ...pieces.slice(at + 1)]
}
