import { fillers, moneyVerbs, prepositions, pronouns } from '#domain/understanding/words/function-words.ts'
import { inRole, type Piece, silence } from '#domain/understanding/words/piece.ts'
import { itemsOf, wordSet } from '#domain/understanding/words/word-set.ts'

const connectives = wordSet(`
  a add at be bill cost costs checked check fact for it its is i in like log looked look make more
  not or paid put receipt should spent said statement they those these that thats this to the
  was were
`)

export function isFiller(piece: Piece | undefined): boolean {
  return piece?.type === 'word' && fillers.has(piece.norm)
}

export function isStrong(piece: Piece | undefined): boolean {
  if (piece?.type === 'word') return piece.norm === 'no'
  return piece?.type === 'repair' && !weakOnly.has(piece.norm)
}

const weakOnly = new Set(
  itemsOf(`
  actually|ah wait|dang it|hold on|hang on|it was actually|let me see|let me think
  oh shoot|oh crap|oh snap|oops|oh wait|pardon|shoot|sorry
  what am i saying|wait|whoops|well actually
`),
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
  pieces[at] = inRole(first, { type: 'repair', norm: 'cancel', cancels: true })
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
