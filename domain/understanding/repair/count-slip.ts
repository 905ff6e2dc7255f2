import { isMarker, isPause } from '#domain/understanding/repair/slip-words.ts'
import { isAmount, type Piece } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'
import { vessels } from '#domain/understanding/words/vessels.ts'

/** How many there were, put right: which piece was said first, which is meant, and where the words of the correction stand. */
export type CountSlip = { old: Piece; fresh: Piece; from: Piece; last: Piece }

const FEWEST_PIECES = 6

/**
 * "two coffees at 4 each, no, three coffees", "120 each, two of them, no three", "two bottles of wine, no three, 36 together": how many, and
 * not for how much; null without any.
 */
export function countSlipIn(pieces: readonly Piece[]): CountSlip | null {
  if (pieces.length < FEWEST_PIECES) return null
  const each = pieces.findIndex(({ norm }) => /^(each|apiece)$/.test(norm))
  for (let at = Math.max(each, 0) + 1; at < pieces.length; at += 1) {
    if (!isMarker(pieces, at)) continue
    let next = at + 1
    while (isPause(pieces[next]) || isMarker(pieces, next)) next += 1
    const found = each >= 0 || isPricedBehind(pieces, next) ? counted(pieces, at, next) : null
    if (found) return found
  }
  return null
}

/** "three, 36 together": behind the pause stands what so many came to. */
function isPricedBehind(pieces: readonly Piece[], at: number): boolean {
  return isPause(pieces[at + 1]) && isAmount(pieces[at + 2])
}

function counted(pieces: readonly Piece[], at: number, next: number): CountSlip | null {
  const fresh = pieces[next]
  const named = pieces[next + 1]
  const last = named?.type === 'name' ? named : fresh
  const behind = pieces[last === fresh ? next + 1 : next + 2]
  if (!fresh || !last || !isCount(fresh) || (behind && !isPause(behind) && behind.type !== 'end')) return null
  const old = pieces.findLastIndex((piece, index) => index < at && isCount(piece) && counts(pieces, index, named))
  const [first, from] = [pieces[old], isPause(prior(pieces, at)) ? prior(pieces, at) : pieces[at]]
  return first && from ? { old: first, fresh, from, last } : null
}

/** What stands behind it is what the correction names too, or "of them"; a bare number behind a price is another price. */
function counts(pieces: readonly Piece[], at: number, named: Piece | undefined): boolean {
  const [next, then] = [pieces[at + 1], pieces[at + 2]]
  if (named?.type === 'name') return next?.norm === named.norm
  if (next && vessels.test(next.norm) && then?.norm === 'of') return true
  return next?.norm === 'of' && /^(them|those|these)$/.test(then?.norm ?? '')
}

const MOST = 20

function isCount(piece: Piece): boolean {
  if (piece.type === 'number') return true
  return piece.type === 'amount' && !piece.money.marked && !piece.money.decimal && piece.money.count < MOST
}
