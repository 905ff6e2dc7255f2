import { isFiller } from '#domain/understanding/repair/repair-words.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'

/** What takes an amount back, or says that another comes. */
export function isMarker(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  if (piece?.norm === 'well') return prior(pieces, at)?.norm !== 'as'
  if (piece?.norm === 'meant') return pieces[at + 1]?.type === 'amount'
  return piece?.type === 'repair' || piece?.norm === 'no'
}

/** What may stand between two tries and says nothing; "12 there 12 back" tells of two ways. */
export function isPause(piece: Piece | undefined): boolean {
  if (piece?.type === 'separator') return !/^(and|also|plus|then)$/.test(piece.norm)
  return (isFiller(piece) && piece?.norm !== 'there') || (piece?.type === 'end' && /^[.?]$/.test(piece.norm))
}

/** "22, that's 22". */
export function isLink(piece: Piece | undefined): boolean {
  return piece?.type === 'word' && /^(thats|its|that|it|is|was|were|meaning|as|in|ie)$/.test(piece.norm)
}
