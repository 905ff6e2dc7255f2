import { toNumber } from '#domain/understanding/settle/settle-piece.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'

const priceLeads = new Set('for|was|cost|costs|me|=|came|to|is|were|about|like|around|um|a'.split('|'))

/** "dinner at six for thirty", "flight 482 cost me 310": with nothing else between, the number that the price words lead to is it. */
export function demoteBeforePrice(pieces: Piece[]): Piece[] {
  const bundled = new Set<Piece>()
  const settled = pieces.map((piece, at) => {
    if (piece.type !== 'amount' || piece.struck || piece.money.marked || piece.money.decimal) return piece
    let later = at + 1
    while (pieces[later]?.type === 'word' && priceLeads.has(pieces[later]?.norm ?? '')) later += 1
    const price = pieces[later]
    const led = pieces.slice(at + 1, later).some((between) => /^(for|was|cost|costs|came|is|were)$/.test(between.norm))
    if (isCountOf(pieces, at)) return toNumber(piece)
    const bundle = pieces[at + 1]?.norm === 'for' && later === at + 2 && piece.money.count <= 12
    if (bundle && price?.type === 'amount') bundled.add(price)
    return led &&
      price?.type === 'amount' &&
      !price.struck &&
      (price.doubt !== 'party' || piece.money.count < price.money.count) &&
      (price.doubt !== 'counts' || piece.money.count < price.money.count) &&
      pieces[at - 1]?.type !== 'repair'
      ? toNumber(piece)
      : piece
  })
  return settled.map((piece) => (piece.type === 'amount' && bundled.has(piece) ? { ...piece, doubt: null } : piece))
}

/** "8 dumplings for 9.50": a number in front of things whose price follows. */
function isCountOf(pieces: readonly Piece[], at: number): boolean {
  const thing = pieces[at + 1]
  const before = pieces[at - 1]
  if (thing?.type !== 'name' || !thing.norm.endsWith('s') || thing.entry.display !== null) return false
  if (
    before &&
    before.type !== 'separator' &&
    before.type !== 'end' &&
    !/^(got|bought|had|ordered|i|we)$/.test(before.norm)
  )
    return false
  const price = pieces[at + 3]
  return (
    /^(for|at|was|were|cost)$/.test(pieces[at + 2]?.norm ?? '') &&
    price?.type === 'amount' &&
    (price.money.decimal || price.money.marked)
  )
}
