import { isContent } from '#domain/understanding/entries/segment.ts'
import { determiners, fillers } from '#domain/understanding/words/function-words.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { isCount, isPause } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/** The items of a list: from which piece to which each goes. */
type Items = [from: number, to: number][]

/** More than these nobody keeps in mind to price them afterwards. */
const MOST_ITEMS = 6

/**
 * "tea and cake 3, 2", "coffee and tea were 4 and 3 respectively", "12 and 8 on lunch and a taxi": things in one list and as many
 * prices in another. The words of a sentence with each price behind its thing; the same words where there is no such pair.
 */
export function pairLists(tokens: readonly Token[], pieces: readonly Piece[]): readonly Token[] {
  const from = pieces.findIndex(({ type }, at) => type === 'amount' && pricedNext(pieces, at) > 0)
  if (from < 0) return tokens
  const prices: Items = []
  for (let at = from; at >= 0; at = pricedNext(pieces, at)) prices.push([at, at + 1])
  const end = (prices.at(-1)?.[1] ?? from) + (isRespectively(pieces[prices.at(-1)?.[1] ?? from]) ? 1 : 0)
  if (prices.length > MOST_ITEMS) return tokens
  const whole = prices.map(([at]) => tokens.slice(pieces[at]?.from, pieces[at]?.to))
  // "a shirt, a hat and shoes for 20 15 and 60": as many prices as things, so that 20 15 is no 20.15.
  const apart = whole.flatMap((price) => (isTwoNumbers(price) ? price.map((number) => [number]) : [price]))
  const all = apart.length > whole.length ? thingsBefore(pieces, from, apart.length) : null
  const ahead = all ?? thingsBefore(pieces, from, prices.length)
  const told = all ? apart : whole
  const things = ahead ?? thingsBehind(pieces, end, prices.length)
  // "a latte and two muffins, 5 and 3.50 each": the last price is that of one.
  const many = (ahead ?? []).map(([start]) => isCount(pieces[start]))
  const isEach = eachOne.test(normAt(pieces, end)) && many.at(-1) === true && !many.slice(0, -1).includes(true)
  if (!things || (ahead && !isEach && !closes(pieces[end]))) return tokens
  const first = Math.min(from, things[0]?.[0] ?? from)
  const last = Math.max(end, things.at(-1)?.[1] ?? end)
  const after = isRespectively(pieces[last]) ? last + 1 : last
  const cut = ([start, stop]: readonly [number, number]): Token[] =>
    tokens.slice(pieces[start]?.from, prior(pieces, stop)?.to)
  const joint = pieces.findIndex((piece, at) => at > from && isJoint(piece))
  const day = pieces.slice(things.at(-1)?.[1], from).filter(({ type }) => type === 'day')
  const paired = things.flatMap((thing, at) => [
    ...(ahead && at === 0 ? day.flatMap((said) => tokens.slice(said.from, said.to)) : []),
    ...(at > 0 && joint >= 0 ? cut([joint, joint + 1]) : []),
    ...cut(thing),
    ...(told[at] ?? []),
  ])
  return [...tokens.slice(0, pieces[first]?.from), ...paired, ...tokens.slice(prior(pieces, after)?.to)]
}

const eachOne = /^(?:each|apiece|ea)$/

/** How many of a thing there are, in front of it. */

function isTwoNumbers(words: readonly Token[]): boolean {
  return words.length === 2 && words.every(({ kind, norm }) => kind === 'number' && /^\d+$/.test(norm))
}

function isRespectively(piece: Piece | undefined): boolean {
  return piece?.norm === 'respectively'
}

function closes(piece: Piece | undefined): boolean {
  return !piece || isPause(piece) || piece.type === 'day' || fillers.has(piece.norm)
}

/** Where the price after this one stands, with nothing but a comma or an "and" between them; -1 where none does. */
function pricedNext(pieces: readonly Piece[], at: number): number {
  const next = pieces[at + 1]
  if (isMarked(pieces[at]) && isMarked(next)) return at + 1
  if (next?.type !== 'separator' || !/^(,|and)$/.test(next.norm)) return -1
  const to = next.norm === ',' && pieces[at + 2]?.norm === 'and' ? at + 3 : at + 2
  return pieces[to]?.type === 'amount' ? to : -1
}

/** "$40" */
function isMarked(piece: Piece | undefined): boolean {
  return piece?.type === 'amount' && piece.money.marked
}

function isJoint(piece: Piece | undefined): boolean {
  return piece?.type === 'separator' && /^(,|and)$/.test(piece.norm)
}

const leadsToPrices = /^(was|were|cost|for|at|:|went|through|cleared|came|out|to|both)$/

/** So many things in front of the prices, each with at least one word that is known to be sold. */
function thingsBefore(pieces: readonly Piece[], end: number, count: number): Items | null {
  let at = end
  while (
    at > 0 &&
    (isJoint(pieces[at - 1]) || pieces[at - 1]?.type === 'day' || leadsToPrices.test(normAt(pieces, at - 1)))
  )
    at -= 1
  const things: Items = []
  while (things.length < count) {
    let from = at
    while (from > 0 && isWordOfThing(prior(pieces, from)) && !isLed(pieces, from, at)) from -= 1
    if (isCount(prior(pieces, from))) from -= 1
    if (!isThing(pieces.slice(from, at))) return null
    things.unshift([from, at])
    if (things.length === count) break
    at = from
    while (at > 0 && isJoint(pieces[at - 1])) at -= 1
    if (at === from && !isLed(pieces, from, things[0]?.[1] ?? from)) return null
  }
  const before = prior(pieces, things[0]?.[0] ?? 0)
  return isJoint(before) && prior(pieces, things[0]?.[0] ?? 0, 2)?.type !== 'amount' ? null : things
}

/** "a shirt a hat", "gas lunch": the article begins the thing, and its name where nothing else stands between two. */
function isLed(pieces: readonly Piece[], from: number, to: number): boolean {
  const led = /^(an?|the)$/.test(normAt(pieces, from))
  const apart = pieces[from]?.type === 'name' && prior(pieces, from)?.type === 'name'
  return (led || apart) && isThing(pieces.slice(from, to))
}

/** "12 and 8 on lunch and a taxi". */
function thingsBehind(pieces: readonly Piece[], start: number, count: number): Items | null {
  if (!/^(on|for)$/.test(normAt(pieces, start))) return null
  const things: Items = []
  for (let at = start + 1; things.length < count; ) {
    let to = at
    while (isWordOfThing(pieces[to])) to += 1
    if (!isThing(pieces.slice(at, to))) return null
    things.push([at, to])
    if (things.length < count && !isJoint(pieces[to])) return null
    at = to
    while (things.length < count && isJoint(pieces[at])) at += 1
  }
  const end = things.at(-1)?.[1] ?? start
  return closes(pieces[end]) || isRespectively(pieces[end]) ? things : null
}

function isWordOfThing(piece: Piece | undefined): boolean {
  return (isContent(piece) && !isRespectively(piece)) || (piece?.type === 'word' && determiners.has(piece.norm))
}

function isThing(words: readonly Piece[]): boolean {
  return words.length < 5 && words.some(({ type }) => type === 'name')
}
