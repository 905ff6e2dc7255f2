import { isPriced, minorOf, setAside } from '#domain/understanding/settle/settle-piece.ts'
import { type AmountPiece, type Piece, quiet } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'

/** An amount with a value, and where among the pieces it stands. */
export type Placed = { at: number; piece: AmountPiece; minor: number }

/** Every amount that stands and is known, in the order told. */
export function placedIn(pieces: readonly Piece[]): Placed[] {
  return [...pieces.entries()].flatMap(([at, piece]) => (isPriced(piece) ? [{ at, piece, minor: minorOf(piece) }] : []))
}

/** A way to reckon with the amounts: the pieces as they are then, or null where the words tell of something else. */
export type Reckon = (pieces: Piece[], amounts: readonly Placed[]) => Piece[] | null

/** The pieces with one price set aside that was not paid, and what only tells of it silent. */
export function without(
  pieces: readonly Piece[],
  unpaid: Placed,
  tells: (piece: Piece, at: number) => boolean = () => false,
): Piece[] {
  return pieces.map((piece, at) => {
    if (at === unpaid.at) return setAside(unpaid.piece)
    return tells(piece, at) ? quiet(piece) : piece
  })
}

/** "the total was 52.18 at Trader Joe's, …": where it was stays said, whatever is reckoned around it. */
export function isAtShop(pieces: readonly Piece[], at: number): boolean {
  const isShop = (piece: Piece | undefined): boolean => piece?.type === 'name' && piece.entry.display !== null
  const leads = (piece: Piece | undefined): boolean => /^(at|from|in)$/.test(piece?.norm ?? '')
  return (isShop(pieces[at]) && leads(prior(pieces, at))) || (leads(pieces[at]) && isShop(pieces[at + 1]))
}

/** "… 30 for gas", "… 40 parking": the amount is that of another thing. */
export function goesOn(pieces: readonly Piece[], at: number): boolean {
  return pieces[/^(for|on)$/.test(normAt(pieces, at)) ? at + 1 : at]?.type === 'name'
}
