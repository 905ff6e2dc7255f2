import { isContent } from '#domain/understanding/repair/repair-words.ts'
import { isLink, isPause } from '#domain/understanding/repair/slip-words.ts'
import { type AmountPiece, isAmount, type Piece } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'

/**
 * An amount and the one that takes its place. What was said from `start` to `end` becomes the tokens of `fresh`, and behind them
 * those of `kept`, which stood between the two.
 */
export type Slip = {
  old: AmountPiece
  fresh: AmountPiece
  start: number
  end: number
  kept: [from: number, to: number]
}

/** "14, not 12 each", "not 12 but 14", "400 for milk, not 400, 40", "not the 14 dollar one the 19 dollar charger": which of two amounts is none. "it was 14 not 12" is an order. */
export function deniedAt(pieces: readonly Piece[], at: number): Slip | null {
  const denied = pieces[at]
  const named = /^(the|that)$/.test(normAt(pieces, at + 1)) ? at + 2 : at + 1
  const wrong = pieces[named]
  if (denied?.norm !== 'not' || wrong?.type !== 'amount' || wrong.doubt === 'counts') return null
  const before = pieces.findLastIndex(({ type }, index) => type === 'amount' && index < at)
  const told = pieces[before]
  const between = pieces.slice(before + 1, at)
  const again = told?.type === 'amount' && told.money.amountMinor === wrong.money.amountMinor
  const isPlain = between.every(isPause)
  if (told?.type === 'amount' && !again && between.every(saysNothing)) {
    // "fuel was 650 not 600" alone is an order.
    if (isLink(prior(pieces, before)) && (isPlain || !pieces.slice(named + 1).some(isAmount))) return null
    const kept: Slip['kept'] = [told.to, isPlain ? denied.from : told.to]
    return { old: wrong, fresh: told, start: told.from, end: wrong.to, kept }
  }
  let next = named + 1
  if (named > at + 1 && (pieces[next]?.norm === 'one' || isContent(pieces[next]))) next += 1
  if (next > named + 1) while (isPause(pieces[next]) || /^(the|but)$/.test(normAt(pieces, next))) next += 1
  while (isPause(pieces[next]) || isLink(pieces[next]) || pieces[next]?.norm === 'but') next += 1
  const fresh = pieces[next]
  // "not 648 it was 684" alone is an order.
  if (fresh?.type !== 'amount' || (at === 0 && next === pieces.length - 1)) return null
  const kept = again && between.some(isContent)
  const start = again ? told.from : denied.from
  return { old: wrong, fresh, start, end: fresh.to, kept: kept ? [told.to, denied.from] : [start, start] }
}

/** A pause, or a word that only owns to the slip: "650, sorry, not 600". */
function saysNothing(piece: Piece): boolean {
  return isPause(piece) || owning.test(piece.norm)
}
const owning = /^(?:sorry|so sorry|oops|whoops|i mean|no|actually|wait)$/
