import { isContent } from '#domain/understanding/entries/segment.ts'
import { isPlural } from '#domain/understanding/lexicon/lexicon.ts'
import { isPriced, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { determiners } from '#domain/understanding/words/function-words.ts'
import { type AmountPiece, isAmount, type Piece, quiet } from '#domain/understanding/words/piece.ts'
import { normBefore, prior } from '#domain/understanding/words/prior.ts'

/** One of the things, from its article or number to its name; `times`: how many of it. */
type Item = { from: number; to: number; times: number }

/** "a coffee and a muffin, 4 each": every one of the things gets the price, told behind it. */
export function spreadEach(pieces: Piece[]): Piece[] {
  const each = pieces.findIndex((piece, at) => /^(each|apiece|ea)$/.test(piece.norm) && isPriced(prior(pieces, at)))
  const price = prior(pieces, each)
  if (each < 1 || price?.type !== 'amount') return pieces
  const first = pricesFrom(pieces, each - 1)
  const items = itemsBefore(pieces, first)
  if (items.length < 2) return pieces
  // "a latte and a muffin, 5 and 3.50 each": as many prices as things, each with its own.
  const prices = pieces.slice(first, each).filter(isAmount)
  if (prices.length > 1 && prices.length !== items.length) return pieces
  const spread = pieces.slice(0, items[0]?.from)
  for (const [index, { from, to, times }] of items.entries()) {
    spread.push(...pieces.slice(from, to), priceOf(prices.length > 1 ? (prices[index] ?? price) : price, times))
    spread.push(...pieces.slice(to, items[index + 1]?.from ?? to))
  }
  return [...spread, ...pieces.slice(each).map((piece, at) => (at === 0 ? quiet(piece) : piece))]
}

/** Where the prices begin that are joined up to the last one: "5 and 3.50". */
function pricesFrom(pieces: readonly Piece[], last: number): number {
  let first = last
  while (prior(pieces, first)?.norm === 'and' && isPriced(prior(pieces, first, 2))) first -= 2
  return first
}

function priceOf(price: AmountPiece, times: number): AmountPiece {
  return withAmount(price, (price.money.amountMinor ?? 0) * times)
}

/** The things in front of a price, joined by "and"; none where it is not known how many of one there are. */
function itemsBefore(pieces: readonly Piece[], price: number): Item[] {
  const items: Item[] = []
  let to = price
  while (leads.test(normBefore(pieces, to))) to -= 1
  let isJoined = false
  for (;;) {
    const item = itemAt(pieces, to)
    if (!item) break
    items.unshift(item)
    to = item.from
    while (prior(pieces, to)?.type === 'separator') {
      to -= 1
      isJoined ||= pieces[to]?.norm === 'and'
    }
    if (to === item.from) break
  }
  const isKnown = items.every(({ from, to: end, times }) => times > 1 || !pieces.slice(from, end).some(isManyOf))
  return isJoined && isKnown ? items : []
}
const leads = /^(?:for|at|was|were|are|is|cost|,)$/

/** The thing that ends right before a place; null where none does. */
function itemAt(pieces: readonly Piece[], to: number): Item | null {
  let from = to
  while (isContent(prior(pieces, from))) from -= 1
  if (!pieces.slice(from, to).some(({ type }) => type === 'name')) return null
  const lead = prior(pieces, from)
  if (lead?.type === 'number' && Number.isInteger(lead.count)) return { from: from - 1, to, times: lead.count }
  return { from: lead && determiners.has(lead.norm) ? from - 1 : from, to, times: 1 }
}

function isManyOf({ type, norm }: Piece): boolean {
  return type === 'name' && isPlural(norm)
}
