import { isContent } from '#domain/understanding/entries/segment.ts'
import { together } from '#domain/understanding/settle/settle-lists.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import {
  type AmountPiece,
  isAmount,
  isPause,
  type Piece,
  pausedBefore,
  quiet,
  shaped,
  skip,
} from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** One thing and its price, from the verb or the article that leads to them. */
type Item = {
  from: number
  to: number
  /** The first word that leads to it: "spent", "a"; empty where none does. */
  lead: string
  things: readonly Piece[]
  price: AmountPiece
  isPriceFirst: boolean
  /** The words between the two: "came to", "on", or nothing. */
  link: string
  /** Where those words begin. */
  linked: number
}

/**
 * "gift came to 11 noodles came to 5", "spent 35 tacos 75 shell 9 beer", "paid 6 for cat food samosas 13": who dictates a list makes no
 * pause. Where a sentence is nothing but things with a price each, and can be cut into them in one way only, each number is the price of
 * its own thing, whatever it might count there, and the items get the pauses between them that others make. The same pieces where it is
 * no such list.
 */
export function dictatedList(pieces: Piece[]): Piece[] {
  const items = itemsOf(pieces)
  if (!items) return pieces
  const isAlike = items.every(
    ({ link, isPriceFirst }) => link === items[0]?.link && isPriceFirst === items[0].isPriceFirst,
  )
  const known = items.filter(({ things }) => things.some(isKnown)).length
  if (2 * known <= items.length || !items.every((item) => isPriced(item, items, isAlike))) return pieces
  const starts = items.slice(1).flatMap(({ from }) => (isPause(prior(pieces, from)) ? [] : from))
  const quieted = new Set(
    items.map(({ isPriceFirst, link, linked }) => (!isPriceFirst && misleading.has(link) ? linked : -1)),
  )
  const priced = pieces.map((piece, at) => {
    if (quieted.has(at)) return quiet(piece)
    return piece.type === 'amount' && piece.doubt !== null ? shaped({ ...piece, doubt: null }) : piece
  })
  return pausedBefore(priced, new Set(starts))
}
/** In front of a price they would else lead to an hour or to a party, or stand for a sort of thing. */
const misleading = wordSet('at for like')

/** All that is said as items, two at least; null where it is more than these, or could be cut in another way. */
function itemsOf(pieces: readonly Piece[]): Item[] | null {
  if (pieces.filter(isAmount).length < 2) return null
  const opening = skip(pieces, 0, ({ type, norm }) => type === 'day' || fillers.has(norm))
  // From each place: in how many ways the rest can be cut, and the item that the only one begins with.
  const ways: number[] = []
  const first: (Item | undefined)[] = []
  ways[pieces.length] = 1
  for (let at = pieces.length - 1; at >= opening; at -= 1) {
    const items = itemsAt(pieces, at).filter(({ to }) => (ways[to] ?? 0) > 0)
    ways[at] = items.reduce((sum, { to }) => sum + (ways[to] ?? 0), 0)
    first[at] = items[0]
  }
  if (ways[opening] !== 1) return null
  const items: Item[] = []
  for (let item = first[opening]; item; item = first[item.to]) items.push(item)
  return items.length > 1 ? items : null
}

/** What may be told from a place on: "jollof came to 13", "35 tacos", "four on coffee"; of these as long and as short as its words allow. */
function itemsAt(pieces: readonly Piece[], from: number): Item[] {
  const start = skip(pieces, from, isOneOf(leads))
  const linked = skip(pieces, start, isContent)
  const price = skip(pieces, linked, isOneOf(links))
  if (linked > start)
    return itemAt({ pieces, from, thing: [start, linked], link: [linked, price], price, to: price + 1 })
  const thing = skip(pieces, start + 1, isOneOf(linksBehind))
  const most = skip(pieces, thing, isContent)
  const items: Item[] = []
  for (let to = thing + 1; to <= most; to += 1)
    items.push(...itemAt({ pieces, from, thing: [thing, to], link: [start + 1, thing], price: start, to }))
  return items
}

type Place = {
  pieces: readonly Piece[]
  from: number
  to: number
  thing: [number, number]
  link: [number, number]
  price: number
}

function itemAt({ pieces, from, to, thing, link, price: at }: Place): Item[] {
  const [things, price] = [pieces.slice(...thing), pieces[at]]
  if (price?.type !== 'amount' || price.struck || price.money.vague) return []
  if (things.length === 0 || things.length > MOST_WORDS_OF_THING) return []
  const said = pieces.slice(...link).map(({ norm }) => norm)
  const next = skip(pieces, to, isJoint)
  const end = pieces[next]?.type === 'day' && next + 1 === pieces.length ? next + 1 : next
  const lead = from === Math.min(thing[0], at) ? '' : normAt(pieces, from)
  return [{ from, to: end, lead, things, price, isPriceFirst: at < thing[0], link: said.join(' '), linked: link[0] }]
}
const MOST_WORDS_OF_THING = 3

function isOneOf(words: ReadonlySet<string>): (piece: Piece) => boolean {
  return ({ norm }) => words.has(norm)
}
const leads = wordSet('i we spent paid bought got grabbed then also a an the my some')
const pays = wordSet('i we spent paid')
/** Between a thing and its price. */
const links = wordSet('for at about around like was were cost came to set me back ran')
/** Between a price and its thing. */
const linksBehind = wordSet('on for at in')

function isJoint({ type, norm }: Piece): boolean {
  return type === 'separator' && /^(?:,|and|plus)$/.test(norm)
}

function isPriced(item: Item, items: readonly Item[], isAlike: boolean): boolean {
  if (isAlike) return item.isPriceFirst ? isPricedBefore(item, items) : isPricedBehind(item, items)
  const { price, link, things } = item
  if (!things.every(isKnown)) return false
  if (item.isPriceFirst) return link !== ''
  const isHour = link === 'at' && !price.money.marked && isVisited(things)
  const isParty = link === 'for' && (price.doubt === 'party' || (!isPrice(price) && isVisited(things)))
  if (isHour || isParty) return false
  if (link !== '' || isPrice(price)) return true
  const next = items[items.indexOf(item) + 1]
  return !next || next.isPriceFirst || next.lead !== ''
}

/** "dinner for 4 tacos for 20" may be for four people, "coffee at 4 lunch at 12" at those hours, and "lunch 2 sandwiches 12" counts. */
function isPricedBehind({ price, link, things }: Item, items: readonly Item[]): boolean {
  if (link === 'at') return isPrice(price) || items.some((item) => isPrice(item.price)) || !isVisited(things)
  if (link === 'for') return items.length > 2 || (items[0] !== undefined && isPrice(items[0].price))
  if (link !== '') return true
  // "flight 482 baggage 35"
  if (price.doubt === 'beside') return false
  if (items.length > 2) return !price.doubt || isPrice(price)
  return isPrice(price) && price.doubt !== 'label' && !isSoldThere(items)
}

function isKnown({ type }: Piece): boolean {
  return type === 'name'
}

function isVisited(things: readonly Piece[]): boolean {
  return things.some(({ norm }) => together.has(norm))
}

/** "ikea 20 plates 35", where "netflix 33 bananas 40" are two prices. */
function isSoldThere(items: readonly Item[]): boolean {
  const [place, thing] = items.map(({ things }) => things.find(isKnown))
  if (place?.type !== 'name' || thing?.type !== 'name') return true
  return place.entry.category === 'Shopping' || place.entry.category === thing.entry.category
}

/** "2 towels 45 taxi" may count the towels, and so may "45 target 3 shirts". */
function isPricedBefore({ price, link }: Item, items: readonly Item[]): boolean {
  const [first] = items
  if (!first || link !== '' || pays.has(first.lead) || isPrice(price)) return true
  const sure = items.filter((item) => isPrice(item.price)).length
  return items.length > 2 ? 2 * sure > items.length : isPrice(first.price) && !isSoldThere(items)
}

/** More than anybody counts out in one breath, and than an hour of the clock. */
function isPrice({ money: { marked, decimal, count } }: AmountPiece): boolean {
  return marked || decimal || count > MOST_COUNTED
}
const MOST_COUNTED = 12
