import { inRole, isAmount, type Piece, phraseText } from '#domain/understanding/words/piece.ts'

/** "I spent 60 at Home Depot, scratch that, it was Lowe's": the name is put right, and the one price that was told stands, where nothing else is told behind. */
export function renamedAtOnce(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(({ type, norm }) => type === 'repair' && scratched.test(norm))
  const scratch = pieces[at]
  const [before, behind] = [pieces.slice(0, Math.max(0, at)), pieces.slice(at + 1)]
  if (!scratch || before.filter(isAmount).length !== 1 || behind.some(isAmount)) return pieces
  const isNamed = itWas.test(phraseText(behind)) && behind.some(({ type }) => type === 'name')
  return isNamed ? pieces.with(at, inRole(scratch, { type: 'repair', norm: 'no wait', cancels: false })) : pieces
}
const scratched = /^(?:scratch|scrap|strike) (?:that|it)$/
const itWas = /^ (?:it|that) was (?:(?:actually|at|from) )*(?:\S+ ){1,3}$/
