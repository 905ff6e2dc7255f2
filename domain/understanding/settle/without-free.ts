import { isContent } from '#domain/understanding/entries/segment.ts'
import { type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * "museum was free but parking was 20", "free parking, dinner 40": what cost nothing lends its name to no price beside it, and denies
 * none.
 */
export function withoutFree(input: readonly Piece[]): Piece[] {
  const pieces = [...input]
  for (const [at, { norm }] of input.entries()) {
    if (norm !== 'free') continue
    const from = input.findLastIndex((piece, index) => index < at && parts(piece)) + 1
    const found = input.findIndex((piece, index) => index > at && parts(piece))
    const to = found < 0 ? input.length : found
    if (!(wasFree(input, from, at, to) || isFreeThing(input, from, at, to))) continue
    if (!isPriced(input.slice(0, from)) && !isPriced(nextTold(input, to + 1))) continue
    for (let index = from; index <= to; index += 1)
      if (input[index]?.type === 'word' || input[index]?.type === 'name') silence(pieces, index)
  }
  return pieces
}

function parts(piece: Piece): boolean {
  return piece.type === 'separator' || piece.type === 'end' || piece.norm === 'but'
}

/** "the museum was free", and no other word behind it; not "the milk, lactose free". */
function wasFree(pieces: readonly Piece[], from: number, at: number, to: number): boolean {
  const before = pieces.slice(from, at)
  return (
    before.some((piece) => isContent(piece) || /^(?:entry|it)$/.test(piece.norm)) &&
    before.every(({ norm }) => !isOpen(norm)) &&
    !before.some(({ type }) => type === 'amount' || type === 'number') &&
    !without.has(before.at(-1)?.norm ?? '') &&
    where.test(phraseText(pieces.slice(at + 1, to)))
  )
}
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
    !called.has(behind[0]?.norm ?? '') &&
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

/** A thing with its price. */
function isPriced(told: readonly Piece[]): boolean {
  return told.some(isContent) && told.some(({ type, struck }) => type === 'amount' && !struck)
}
