import { fillers, moneyVerbs, prepositions, pronouns } from '#domain/understanding/words/function-words.ts'
import { type Piece, placeOf, silence } from '#domain/understanding/words/piece.ts'

const connectives = new Set(
  'it its they those these was were is that thats this should be to or the make more like i spent paid a in fact for said not cost costs add log put receipt bill statement looked look checked check at'.split(
    ' ',
  ),
)

export function isFiller(piece: Piece | undefined): boolean {
  return piece?.type === 'word' && fillers.has(piece.norm)
}

export function isStrong(piece: Piece | undefined): boolean {
  if (piece?.type === 'word') return piece.norm === 'no'
  return piece?.type === 'repair' && !weakOnly.has(piece.norm)
}

const weakOnly = new Set(
  'oh shoot|shoot|oh crap|oh snap|dang it|let me see|let me think|what am i saying|sorry|wait|hold on|hang on|oops|whoops|actually|well actually|pardon|oh wait|ah wait|it was actually'.split(
    '|',
  ),
)

export const additive = new Set(['wait', 'hold on', 'hang on', 'oh wait', 'ah wait', 'pardon'])

export function isConnective(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  if (piece?.type !== 'word' || !connectives.has(piece.norm)) return false
  if (piece.norm !== 'for' && piece.norm !== 'to') return true
  return pieces[at + 1]?.type === 'amount'
}

export function soften(pieces: Piece[], at: number, next: number, cancels: boolean): void {
  if (cancels) cancelAt(pieces, at, next)
  else silence(pieces, at, next)
}

export function cancelAt(pieces: Piece[], at: number, next: number): void {
  const first = pieces[at]
  if (!first) return
  silence(pieces, at, next)
  pieces[at] = { ...placeOf(first), type: 'repair', norm: 'cancel', cancels: true }
}

export function lastAmount(pieces: readonly Piece[], before: number): number | null {
  for (let at = before - 1; at >= 0; at -= 1) {
    const piece = pieces[at]
    if (piece?.type === 'amount' && !piece.struck) return at
    if (piece?.type === 'repair' && piece.norm === 'cancel') return null
  }
  return null
}

/** Commas between the old amount and the repair do not part two entries any more. */
export function silenceGap(pieces: Piece[], old: number, at: number): void {
  for (let between = old + 1; between < at; between += 1) {
    if (pieces[between]?.type === 'separator') silence(pieces, between)
  }
}

export function isContent(piece: Piece | undefined): boolean {
  if (!piece || piece.struck) return false
  if (piece.type === 'name') return true
  return (
    piece.type === 'word' &&
    !fillers.has(piece.norm) &&
    !pronouns.has(piece.norm) &&
    !prepositions.has(piece.norm) &&
    !moneyVerbs.has(piece.norm)
  )
}

export function isPreposition(piece: Piece | undefined): boolean {
  return piece?.type === 'word' && prepositions.has(piece.norm)
}
