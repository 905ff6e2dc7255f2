import { isContent } from '#domain/understanding/entries/segment.ts'
import { setAside } from '#domain/understanding/settle/settle-piece.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { type AmountPiece, isPause, type Piece, silence } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'

/**
 * "spent 50 at Target, 30 on clothes and 20 on toys", "spent 50 and that was 30 on clothes and 20 on toys": what one place took, and
 * behind it what that was, to the cent. Only the parts are written; the whole would count them twice. A part that has a place of its
 * own ("20 at Walmart") is none.
 */
export function toldInParts(input: readonly Piece[]): Piece[] {
  const pieces = [...input]
  for (const [at, whole] of input.entries()) {
    if (whole.type !== 'amount' || whole.struck) continue
    const isPlaced = isAtPlace(input, at)
    const place = isPlaced ? pauseFrom(input, at + 1) : at + 1
    const link = linkEnd(input, place)
    if (!(link > 0 || isPlaced) || !isPartedBehind(input, at, whole, link)) continue
    const before = input.findLastIndex((piece, index) => index < at && isPause(piece))
    if (link > 0) silence(pieces, before + 1, at)
    silence(pieces, at + 1, Math.max(link, place))
    pieces[at] = setAside(whole)
    return pieces
  }
  return pieces
}

function isAtPlace(pieces: readonly Piece[], at: number): boolean {
  return placed.test(normAt(pieces, at + 1))
}
const placed = /^(?:at|in|from)$/

/** Where the words end that lead from the whole to its parts, right behind it: "that was", "which is"; 0 where none do. */
function linkEnd(pieces: readonly Piece[], from: number): number {
  let at = from
  while (at < from + 3 && opensLink.test(normAt(pieces, at))) at += 1
  if (/^(?:thats|its)$/.test(normAt(pieces, at))) return at + 1
  return points.test(normAt(pieces, at)) && /^(?:was|is)$/.test(normAt(pieces, at + 1)) ? at + 2 : 0
}
const opensLink = /^(?:,|and|um|so)$/
const points = /^(?:that|which|it|this)$/

/** Whether what is told behind it, thing by thing, comes to the same, and ends there. */
function isPartedBehind(pieces: readonly Piece[], at: number, whole: AmountPiece, link: number): boolean {
  let [rest, parts] = [whole.money.amountMinor ?? 0, 0]
  for (let next = at + 1; next < pieces.length; next += 1) {
    const piece = pieces[next]
    if (piece?.type !== 'amount' || piece.struck) continue
    if (
      (next !== link && !opens(pieces, next)) ||
      !isPriceOfThing(pieces, next) ||
      piece.money.currency !== whole.money.currency
    )
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
  return pieces.slice(from, pauseFrom(pieces, from)).every(({ type, norm }) => type !== 'amount' && !placed.test(norm))
}

function pauseFrom(pieces: readonly Piece[], from: number): number {
  const end = pieces.findIndex((piece, at) => at >= from && isPause(piece))
  return end < 0 ? pieces.length : end
}
