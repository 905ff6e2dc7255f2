import { isContent } from '#domain/understanding/entries/segment.ts'
import { determiners, fillers } from '#domain/understanding/words/function-words.ts'
import { isAmount, isPause, type Piece, shaped } from '#domain/understanding/words/piece.ts'

/**
 * "Electric, 88. The gas bill is 34. Trash pickup, 25.", "coffee 4 and my phone bill is 50": where prices are told one after the other,
 * "is" tells what one was paid as "was" does. Alone it may be a remark on a price.
 */
export function toldPrices(pieces: Piece[]): Piece[] {
  if (!pieces.some(({ norm }) => norm === 'is')) return pieces
  const sentences = pricedApart(pieces, ({ type }) => type === 'end')
  // "coffee 4 and the milk is 3, sorry" puts an entry right
  const isJoined = sentences === pieces && !pieces.some(({ norm }) => norm === 'sorry')
  return isJoined ? pricedApart(pieces, isPause, isBilled) : sentences
}

/** "my phone bill is 50", "lunch is 25"; behind a mere joint, "and dinner is 7" and "my flight is 204" tell a time or a number. */
function isBilled(item: readonly Piece[], joint: Piece | undefined): boolean {
  const price = item.find(isAmount)
  const isPrice = price?.type === 'amount' && (price.money.marked || price.money.count > LAST_HOUR)
  const isNoHour = isPrice || joint?.norm === ','
  return item.some(
    (piece) =>
      piece.type === 'name' &&
      (piece.entry.category === 'Bills' || (isNoHour && piece.entry.category === 'Food & Dining')),
  )
}

const LAST_HOUR = 12

function pricedApart(
  pieces: Piece[],
  isEnd: (piece: Piece) => boolean,
  isMeant: (item: readonly Piece[], joint: Piece | undefined) => boolean = () => true,
): Piece[] {
  const ends = [...pieces.keys()].filter((at) => pieces[at] && isEnd(pieces[at]))
  if (ends.length === 0) return pieces
  const bounds = [-1, ...ends, pieces.length]
  const items = bounds.slice(1).map((end, at) => pieces.slice((bounds[at] ?? -1) + 1, end))
  const said = items.filter((item) => isPriced(item)).flatMap((item) => item.filter(isContent).map(({ norm }) => norm))
  if (said.length === 0) return pieces
  const told = new Set(
    items
      .filter(
        (item, at) =>
          isPriced(item, 'is') &&
          isMeant(item, pieces[bounds[at] ?? -1]) &&
          !item.some((piece) => isContent(piece) && said.includes(piece.norm)),
      )
      .flatMap((item) => item.filter(({ norm }) => norm === 'is')),
  )
  return told.size === 0 ? pieces : pieces.map((piece) => (told.has(piece) ? shaped({ ...piece, norm: 'was' }) : piece))
}

/** One thing and its price, with nothing but a pause or a verb between them. */
function isPriced(item: readonly Piece[], verb = 'was'): boolean {
  const kept = item.filter(({ type, norm }) => type !== 'separator' && !fillers.has(norm) && !determiners.has(norm))
  const things = kept.findIndex((piece) => !isContent(piece))
  const price = kept.slice(things)
  const isVerb = price[0]?.norm === verb
  if (verb === 'is' && (!isVerb || !kept.some(({ type }) => type === 'name') || item.some(isOfOthers))) return false
  return things > 0 && things < 4 && price.length === (isVerb ? 2 : 1) && price.at(-1)?.type === 'amount'
}

/** "The steak is 30 there", "his tea is 3", "water is around 40": a price of which nobody says that it was paid. */
function isOfOthers({ norm }: Piece): boolean {
  return /^(?:there|here|now|about|around|like|roughly|usually|his|her|their|your)$/.test(norm)
}
