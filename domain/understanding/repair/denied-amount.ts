import { isContent } from '#domain/understanding/repair/repair-words.ts'
import { isLink, isPause } from '#domain/understanding/repair/slip-words.ts'
import type { AmountPiece, Piece } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'

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

/** "14, not 12 each", "not 12 but 14", "400 for milk, not 400, 40": which of two amounts is none. "it was 14 not 12" is an order. */
export function deniedAt(pieces: readonly Piece[], at: number): Slip | null {
  const denied = pieces[at]
  const wrong = pieces[at + 1]
  if (denied?.norm !== 'not' || wrong?.type !== 'amount' || wrong.doubt === 'counts') return null
  const before = pieces.findLastIndex(({ type }, index) => type === 'amount' && index < at)
  const told = pieces[before]
  const between = pieces.slice(before + 1, at)
  const again = told?.type === 'amount' && told.money.amountMinor === wrong.money.amountMinor
  if (told?.type === 'amount' && !again && between.every(isPause))
    return isLink(prior(pieces, before))
      ? null
      : { old: wrong, fresh: told, start: told.from, end: wrong.to, kept: [told.to, denied.from] }
  let next = at + 2
  while (isPause(pieces[next]) || isLink(pieces[next]) || pieces[next]?.norm === 'but') next += 1
  const fresh = pieces[next]
  if (fresh?.type !== 'amount') return null
  const named = again && between.some(isContent)
  const start = again ? told.from : denied.from
  return { old: wrong, fresh, start, end: fresh.to, kept: named ? [told.to, denied.from] : [start, start] }
}
