import { isContent } from '#domain/understanding/entries/segment.ts'
import { bearsNumber, isUnitWord } from '#domain/understanding/money/number-role.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { isPause, shaped } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** Where things are had together: "lunch two sandwiches 12" is one entry, "milk 2 eggs 5" are two. */
export const together = wordSet(`
  aquarium arcade breakfast brunch bar bakery billiards bowling butcher bus cafe canteen cinema concert cab chemist
  dinner deli delivery food festival ferry flight greengrocer gym golf groceries hotel karaoke
  laser tag laundromat laundry lunch
  meal market match movie movies museum musical metro opera pub pool pharmacy restaurant supper snack shop store supermarket shopping
  theatre theater train tram tube taxi takeaway takeout zoo
`)
/** More than these are seldom counted out in one breath. */
const MOST_COUNTED = 12

/** Numbered things that are also bought for little: "wrapping paper 6 card 4". */
const sold = /^(card|game|box|book|top|match)$/

/**
 * In a list as it is dictated, without a pause ("apples 3 oranges 4 bananas 2"), the number after a thing is its price even
 * where the next thing stands in the plural, as if it were counted.
 */
export function settleLists(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) =>
    piece.type === 'amount' && !piece.struck && piece.doubt !== null && isListed(pieces, at)
      ? shaped({ ...piece, doubt: null })
      : piece,
  )
}

function isListed(pieces: readonly Piece[], at: number): boolean {
  const [thing, amount] = [prior(pieces, at), pieces[at]]
  if (!thing || amount?.type !== 'amount' || thing.struck || !opensItem(pieces, at - 1)) return false
  if (thing.type !== 'name' && !(isContent(thing) && goesOn(pieces, at))) return false
  if (amount.doubt === 'beside')
    return (
      (amount.money.count > MOST_COUNTED || sold.test(thing.norm.split(' ').at(-1) ?? '')) && standsInList(pieces, at)
    )
  const branded = thing.type === 'name' && thing.entry.display !== null
  if (amount.doubt !== 'counts' || branded || !pricedNext(pieces, at + 1)) return false
  const isKnownNext = [at + 1, at + 2].some((next) => pieces[next]?.type === 'name')
  if (amount.money.count <= MOST_COUNTED && !isKnownNext && !isMeasured(pieces, at - 1)) return false
  if (isCountedOut(pieces, at - 1)) return false
  return (
    !bearsNumber(thing.norm) &&
    (amount.money.count > MOST_COUNTED || !(isHadThere(pieces, at, thing.norm) || places.test(thing.norm)))
  )
}

/** "500 grams of coffee 12 filters 3": how much of it there is was told before it, so that the number behind it is its price. */
function isMeasured(pieces: readonly Piece[], thing: number): boolean {
  return prior(pieces, thing)?.norm === 'of' && isUnitWord(normBefore(pieces, thing, 2))
}

/** "lunch two sandwiches 12"; no meal is made of what "lunch 12 socks 6" tells. */
function isHadThere(pieces: readonly Piece[], at: number, place: string): boolean {
  const next = pieces[at + 1]
  const isFood = next?.type !== 'name' || /^(?:Food|Ent)/.test(next.entry.category)
  return together.has(place) && (isFood || !meals.test(place))
}
const meals = /^(?:breakfast|brunch|lunch|dinner|supper|snack|meal|takeaway|takeout)$/

/** "happy hour two drinks 9", "coffee shop 2 lattes 11" */
const places = / (?:hour|shop|store|market|house|truck|stand|night)$|(?:^| )(?:fair|sale)$/

/** "1 latte 2 muffins 11", "lunch 2 sandwiches 1 soda 12": the first number stands before its thing, so all of them count. */
function isCountedOut(pieces: readonly Piece[], thing: number): boolean {
  let first = thing
  while (isContent(prior(pieces, first))) first -= 1
  const count = prior(pieces, first)
  if (count?.type !== 'number' && !(count?.type === 'amount' && count.doubt === 'counts')) return false
  const before = prior(pieces, first, 2)
  if (!isContent(before)) return true
  return together.has(before?.norm ?? '') || isCountedOut(pieces, first - 2)
}

/** A word that is nowhere known is a thing of the list where another price came before it, or its number is too high for a count. */
function goesOn(pieces: readonly Piece[], at: number): boolean {
  const amount = pieces[at]
  if (amount?.type === 'amount' && amount.money.count > MOST_COUNTED) return true
  return pieces
    .slice(Math.max(0, at - 4), at)
    .some((piece) => piece.type === 'amount' && !piece.struck && piece.doubt === null)
}

/** Nothing but a pause, a verb, a filler or the price of the thing before stands in front of the item; "to the game two tickets 90" is none. */
function opensItem(pieces: readonly Piece[], at: number): boolean {
  let first = at
  while (first > at - 2 && prior(pieces, first) && isContent(prior(pieces, first))) first -= 1
  const before = prior(pieces, first)
  const visited = first === at && before?.norm === 'the' && /^(to|at|in)$/.test(normBefore(pieces, first, 2))
  return !before || !(visited || isContent(before))
}

/** A thing and right after it its own price; "three cones 4 each" counts. */
function pricedNext(pieces: readonly Piece[], from: number): boolean {
  let at = from
  while (at < from + 3 && isContent(pieces[at])) at += 1
  const price = pieces[at]
  return at > from && price?.type === 'amount' && !price.struck && !/^(each|apiece)$/.test(normAt(pieces, at + 1))
}

/** The thing before or the thing after has a price of its own, and the amount ends its item. */
function standsInList(pieces: readonly Piece[], at: number): boolean {
  const next = pieces[at + 1]
  if (prior(pieces, at)?.norm === 'flight' && (isContent(next) || /^(to|from|at|cost|was|is)$/.test(next?.norm ?? '')))
    return false
  // "game 4 tickets 60"
  if (/^tickets?$/.test(next?.norm ?? '')) return false
  const filler = next?.type === 'word' && (fillers.has(next.norm) || /^(for|in|with|on)$/.test(next.norm))
  const ends = !next || filler || isPause(next) || next.type === 'day' || isContent(next)
  const priced = pieces[at + 1]?.type === 'separator' ? at + 2 : at + 1
  return ends && (pricedNext(pieces, priced) || pricedBefore(pieces, at - 2))
}

function pricedBefore(pieces: readonly Piece[], from: number): boolean {
  let at = from
  while (pieces[at]?.type === 'separator' || /^(an?|the|my)$/.test(normAt(pieces, at))) at -= 1
  const price = pieces[at]
  return price?.type === 'amount' && !price.struck && pricedThing(pieces, at)?.type === 'name'
}

/** What the price at a place is of: "hotel 210", "the hotel was 210", "hotel in Denver 210". */
function pricedThing(pieces: readonly Piece[], price: number): Piece | undefined {
  const before = prior(pieces, price)
  if (before?.norm === 'was') return prior(pieces, price, 2)
  const isPlace = before?.type === 'word' && isContent(before) && /^(?:in|at)$/.test(normBefore(pieces, price, 2))
  return isPlace ? prior(pieces, price, 3) : before
}
