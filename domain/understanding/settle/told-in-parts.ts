import { isContent } from '#domain/understanding/entries/segment.ts'
import { setAside } from '#domain/understanding/settle/settle-piece.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import type { AmountPiece, Piece } from '#domain/understanding/words/piece.ts'
import { silence } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'

/**
 * "spent 50 at Target, 30 on clothes and 20 on toys": what one place took, and behind it what that was, to the cent. Only the parts
 * are written; the whole would count them twice. A part that has a place of its own ("20 at Walmart") is none.
 */
export function toldInParts(input: readonly Piece[]): Piece[] {
  const pieces = [...input]
  for (const [at, whole] of input.entries()) {
    if (whole.type !== 'amount' || whole.struck || !isAtPlace(input, at)) continue
    if (!isPartedBehind(input, at, whole)) continue
    let to = at + 1
    while (pieces[to] && !isPause(pieces[to])) to += 1
    silence(pieces, at + 1, to)
    pieces[at] = setAside(whole)
    return pieces
  }
  return pieces
}

function isAtPlace(pieces: readonly Piece[], at: number): boolean {
  return placed.test(pieces[at + 1]?.norm ?? '')
}
const placed = /^(?:at|in|from)$/

/** Whether what is told behind it, thing by thing, comes to the same, and ends there. */
function isPartedBehind(pieces: readonly Piece[], at: number, whole: AmountPiece): boolean {
  let [rest, parts] = [whole.money.amountMinor ?? 0, 0]
  for (let next = at + 1; next < pieces.length; next += 1) {
    const piece = pieces[next]
    if (piece?.type !== 'amount' || piece.struck) continue
    if (!opens(pieces, next) || !isPriceOfThing(pieces, next) || piece.money.currency !== whole.money.currency)
      return false
    rest -= piece.money.amountMinor ?? 0
    parts += 1
    if (rest < 0) return false
    if (rest === 0) return parts > 1 && isLastPart(pieces, next + 1)
  }
  return false
}

/** Nothing but a pause, or a sound, between what was told before and the amount. */
function opens(pieces: readonly Piece[], at: number): boolean {
  const before = prior(pieces, at)
  if (before?.type === 'word' && fillers.has(before.norm)) return opens(pieces, at - 1)
  return isPause(before)
}

/** "30 on clothes", "40 groceries", but not "20 at Walmart" or "20 more". */
function isPriceOfThing(pieces: readonly Piece[], at: number): boolean {
  const next = pieces[at + 1]
  return /^(?:on|for|was|were|in)$/.test(next?.norm ?? '') || isContent(next)
}

/** Behind the last part stands no other amount before the pause. */
function isLastPart(pieces: readonly Piece[], from: number): boolean {
  const end = pieces.findIndex((piece, at) => at >= from && isPause(piece))
  return pieces
    .slice(from, end < 0 ? undefined : end)
    .every(({ type, norm }) => type !== 'amount' && !placed.test(norm))
}

function isPause(piece: Piece | undefined): boolean {
  return piece?.type === 'separator' || piece?.type === 'end'
}
