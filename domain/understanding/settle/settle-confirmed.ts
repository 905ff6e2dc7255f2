import { type AmountPiece, isPause, type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'

/** An amount that is said once more, to be sure of it, is no second one. */
export function settleConfirmed(pieces: Piece[]): Piece[] {
  return withoutPraise(withoutAssured(withoutStill(pieces)))
}

/** "ice cream 5 bucks, best 5 bucks ever" */
function withoutPraise(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(({ norm }, index) => superlative.test(norm) && pieces[index + 1]?.type === 'amount')
  const again = pieces[at + 1]
  const isSaid = pieces.some(
    (piece, index) =>
      index < at &&
      piece.type === 'amount' &&
      again?.type === 'amount' &&
      piece.money.amountMinor === again.money.amountMinor,
  )
  if (!isSaid || !ever.test(phraseText(pieces.slice(at + 2)))) return pieces
  return pieces.map((piece, index) => (index >= at && !isPause(piece) ? quiet(piece) : piece))
}
const superlative = /^(?:best|worst|easiest|hardest|dumbest|happiest|saddest)$/
const ever = /^ (?:(?:i|ive|we|weve) )?(?:ever |have |spent |in (?:my|a) (?:life|while)|all (?:day|week|year) )+$/

/** "fifty, I think, yeah, fifty": between the two nothing is told, and they are assured. */
function withoutAssured(pieces: Piece[]): Piece[] {
  const assent = pieces.findIndex(({ norm }) => assents.test(norm))
  let [from, to] = [assent - 1, assent + 1]
  if (assent < 0) return pieces
  while (isSaidBetween(pieces[from])) from -= 1
  while (isSaidBetween(pieces[to])) to += 1
  const [first, again] = [pieces[from], pieces[to]]
  if (first?.type !== 'amount' || again?.type !== 'amount') return pieces
  if (first.money.amountMinor !== again.money.amountMinor) return pieces
  return pieces.map((piece, at) => (at > from && at <= to ? quiet(piece) : piece))
}
const assents = /^(?:yeah|yes|yep|yup|right|definitely|exactly|correct|indeed)$/
const hedges = /^(?:i|think|guess|believe|maybe|probably|about|uh|um|erm|hmm|it|was|is|its|that|thats|so|for|sure|oh)$/

function isSaidBetween(piece: Piece | undefined): boolean {
  return (
    piece !== undefined &&
    piece.type !== 'amount' &&
    (isPause(piece) || assents.test(piece.norm) || hedges.test(piece.norm))
  )
}

/** "coffee was 5, still 5 at Dunkin": only the place is new. */
function withoutStill(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(
    ({ norm }, index) =>
      norm === 'still' && /^(at|from)$/.test(normAt(pieces, index + 2)) && isPause(prior(pieces, index)),
  )
  const again = pieces[at + 1]
  const first = pieces.findLast((piece, index): piece is AmountPiece => piece.type === 'amount' && index < at)
  if (!first || again?.type !== 'amount' || again.money.amountMinor !== first.money.amountMinor) return pieces
  return pieces.map((piece, index) => (index >= at - 1 && index <= at + 1 ? quiet(piece) : piece))
}
