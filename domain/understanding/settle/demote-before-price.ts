import { isContent } from '#domain/understanding/entries/segment.ts'
import { singular } from '#domain/understanding/lexicon/lexicon.ts'
import { toNumber } from '#domain/understanding/settle/settle-piece.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { shaped } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

const priceLeads = wordSet('for was cost costs me = came to is were about like around um a')

/** "dinner at six for thirty", "flight 482 cost me 310": with nothing else between, the number that the price words lead to is it. */
export function demoteBeforePrice(pieces: Piece[]): Piece[] {
  const bundled = new Set<Piece>()
  const settled = pieces.map((piece, at) => {
    if (piece.type !== 'amount' || piece.struck || piece.money.marked || piece.money.decimal) return piece
    let later = at + 1
    while (pieces[later]?.type === 'word' && priceLeads.has(normAt(pieces, later))) later += 1
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
      prior(pieces, at)?.type !== 'repair'
      ? toNumber(piece)
      : piece
  })
  return settled.map((piece) =>
    piece.type === 'amount' && bundled.has(piece) ? shaped({ ...piece, doubt: null }) : piece,
  )
}

/** "8 dumplings for 9.50", "two new tires four hundred thirty each", "120 place cards for 48": a number that opens, in front of things whose price follows. */
function isCountOf(pieces: readonly Piece[], at: number): boolean {
  const [count, before] = [pieces[at], prior(pieces, at)]
  if (count?.type !== 'amount' || !Number.isInteger(count.money.count) || count.money.count > MOST_THINGS) return false
  if (before && !opens(before)) return false
  let end = at + 1
  while (end < at + 5 && isNoun(pieces[end])) end += 1
  const thing = prior(pieces, end)
  const lead = pieces[end]
  if (end === at + 1 || !(isPlural(thing) || isPricedAtOnce(pieces, end))) return false
  const came = lead?.norm === 'came' && pieces[end + 1]?.norm === 'to'
  const led = came || /^(for|at|was|were|cost)$/.test(lead?.norm ?? '')
  const price = pieces[end + Number(came) + Number(led || lead?.norm === ',')]
  if (price?.type !== 'amount' || price.struck) return false
  const firm = price.money.decimal || price.money.marked
  if (led) return firm || (count.money.count <= price.money.count && price.doubt === null)
  if (lead?.type === 'separator')
    return (
      firm &&
      count.money.count <= 12 &&
      !pieces
        .slice(end + 2)
        .some((piece) => isContent(piece) && !/^(pair|lot|set|two|three|four|all|everything)$/.test(piece.norm))
    )
  const priced = pieces.slice(end + 1, end + 3).some(({ norm }) => /^(each|apiece|ea|altogether|total)$/.test(norm))
  if (priced) return true
  const last = !pieces.slice(end + 1).some(isContent) && price.money.count >= 50
  return (firm || last) && count.money.count <= 12 && count.money.count < price.money.count
}

/** "two beer 9.80": as those say it who know no plural. */
function isPricedAtOnce(pieces: readonly Piece[], end: number): boolean {
  const [thing, price] = [prior(pieces, end), pieces[end]]
  const plain = thing?.type === 'name' && thing.entry.display === null
  return plain && price?.type === 'amount' && price.money.decimal && !isContent(pieces[end + 1])
}

/** Nobody buys more of a thing at once. */
const MOST_THINGS = 500

function opens({ type, norm }: Piece): boolean {
  return (
    type === 'separator' ||
    type === 'end' ||
    (type === 'word' &&
      (fillers.has(norm) ||
        /^(got|bought|had|ordered|i|we|grabbed|took|picked|up|get|sold|the|my|our|for)$/.test(norm)))
  )
}

function isNoun(piece: Piece | undefined): boolean {
  return (
    (isContent(piece) && !(piece?.type === 'name' && piece.entry.display !== null && piece.capital)) ||
    piece?.norm === 'new'
  )
}

function isPlural(piece: Piece | undefined): boolean {
  return (piece?.type === 'name' || piece?.type === 'word') && singular(piece.norm.split(' ').at(-1) ?? '') !== null
}
