import { isContent } from '#domain/understanding/entries/segment.ts'
import { isPriced, isWaived } from '#domain/understanding/settle/without-waived.ts'
import { determiners } from '#domain/understanding/words/function-words.ts'
import { isAmount, isPause, type Piece, pausedBefore, phraseText, silence } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * "museum was free but parking was 20", "free parking, dinner 40", "drinks 20 dessert was on the house": what cost nothing lends its name
 * to no price beside it, and denies none.
 */
export function withoutFree(input: readonly Piece[]): Piece[] {
  // "coffee 4 but it was free": of the coffee, as nothing else is told
  if (isWaived(input) && input.findIndex(parts) > input.findIndex(isAmount)) return [...input]
  const pieces = [...input]
  const pauses = new Set<number>()
  for (const at of input.keys()) {
    const told = freeAt(input, at)
    if (!told) continue
    const [from, to] = told
    const end = input[to]
    const isPausedBehind = !end || parts(end)
    if (!isPriced(input.slice(0, from)) && !isPriced(nextTold(input, isPausedBehind ? to + 1 : to))) continue
    if (prior(input, from)?.type === 'amount') pauses.add(from)
    if (!isPausedBehind) pauses.add(to)
    for (let index = from; index < to || (index === to && isPausedBehind); index += 1)
      if (input[index]?.type === 'word' || input[index]?.type === 'name') silence(pieces, index)
  }
  return pausedBefore(pieces, pauses)
}

/** From where to where it is said that something cost nothing, with "free" or "on the house" at a place; null where that says it of nothing. */
function freeAt(pieces: readonly Piece[], at: number): readonly [number, number] | null {
  const isFree = pieces[at]?.norm === 'free'
  const behind = isFree ? at + 1 : onTheHouse(pieces, at)
  if (behind === at) return null
  const from = pieces.findLastIndex((piece, index) => index < at && parts(piece)) + 1
  const found = pieces.findIndex((piece, index) => index >= behind && parts(piece))
  const end = found < 0 ? pieces.length : found
  const apart = pieces.findLastIndex(({ type }, index) => index < at && type === 'amount') + 1
  const thing = apart > from && tellsAnew(pieces, apart, at) ? apart : from
  const next = isContent(pieces[behind]) && isPriced(pieces.slice(behind, end)) ? behind : end
  if (wasFree(pieces, thing, at) && where.test(phraseText(pieces.slice(behind, next)))) return [thing, next]
  const to = isFree ? besideBought(pieces, at, end) : end
  return isFree && isFreeThing(pieces, from, at, to) ? [from, to] : null
}

/** "they gave me a free coffee with lunch 12": where the thing begins that was bought; the end where none is told with it. */
function besideBought(pieces: readonly Piece[], at: number, end: number): number {
  const isTold = pieces[at + 2]?.norm === 'with' && pieces[at + 3]?.type === 'name' && pieces[at + 4]?.type === 'amount'
  return isTold && at + 4 < end ? at + 3 : end
}

/** Where it ends, "on the house"; where it begins for all else. */
function onTheHouse(pieces: readonly Piece[], at: number): number {
  return pieces[at]?.norm === 'on' && pieces[at + 1]?.norm === 'the' && pieces[at + 2]?.norm === 'house' ? at + 3 : at
}

/** "drinks 20 dessert was free": behind a price a thing, and that it was. */
function tellsAnew(pieces: readonly Piece[], from: number, to: number): boolean {
  const thing = determiners.has(normAt(pieces, from)) ? from + 1 : from
  return pieces[thing]?.type === 'name' && /^(?:was|were|is|are)$/.test(normBefore(pieces, to))
}

function parts(piece: Piece): boolean {
  return isPause(piece) || piece.norm === 'but'
}

/** "the museum was", "dessert", where free stands behind it; not "the milk, lactose free". */
function wasFree(pieces: readonly Piece[], from: number, at: number): boolean {
  const before = pieces.slice(from, at)
  return (
    before.some((piece) => isContent(piece) || /^(?:entry|it)$/.test(piece.norm)) &&
    before.every(({ norm }) => !isOpen(norm)) &&
    !before.some(({ type }) => type === 'amount' || type === 'number') &&
    !without.has(before.at(-1)?.norm ?? '')
  )
}
/** What may stand behind it that it is told of. */
const where = /^ (?:(?:um|today|yesterday|tonight|so|too|again) )*(?:(?:at|in|for|with) (?:(?:the|my|our) )?\S+ )?$/
const without = wordSet(
  'alcohol caffeine cage dairy duty fat gluten hands lactose meat nut oil pain smoke sugar tax toll',
)

/** Told of what was only thought, or asked. */
function isOpen(norm: string): boolean {
  return /^(?:if|not|wasnt|isnt|thought|is it|how|what|which|until|when)$/.test(norm)
}

/** "free parking", "got a free coffee": with no price of its own. */
function isFreeThing(pieces: readonly Piece[], from: number, at: number, to: number): boolean {
  const behind = pieces.slice(at + 1, to)
  return (
    isContent(behind[0]) &&
    !called.has(normAt(behind, 0)) &&
    behind.every(({ type, norm }) => (type === 'word' && norm !== 'so') || type === 'name' || type === 'day') &&
    !pieces.slice(from, at).some((piece) => isContent(piece) || piece.type === 'amount' || isOpen(piece.norm))
  )
}
const called = wordSet('people range weights weight hand agent kick trial')

/** What is told up to the next pause. */
function nextTold(pieces: readonly Piece[], from: number): readonly Piece[] {
  const end = pieces.findIndex((piece, at) => at > from && parts(piece))
  return pieces.slice(from, end < 0 ? undefined : end)
}
