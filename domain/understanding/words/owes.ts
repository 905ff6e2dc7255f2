import type { Piece } from '#domain/understanding/words/piece.ts'

/** "Bob owes me half", "she still owes 10": where "owes" stands behind whom an index names; -1 where they owe nothing. */
export function owesAt(pieces: readonly Piece[], who: number): number {
  const at = pieces[who + 1]?.norm === 'still' ? who + 2 : who + 1
  return pieces[at]?.norm === 'owes' ? at : -1
}
