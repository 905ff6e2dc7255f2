import { type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'

/** "put 100 on top of my car payment": what is paid more for is named behind it. */
export function onTopOf(input: Piece[]): Piece[] {
  const pieces = [...input]
  for (const [at, { type }] of input.entries())
    if (type === 'amount' && extra.test(phraseText(pieces.slice(at + 1, at + 5)))) silence(pieces, at + 1, at + 4)
  return pieces
}
const extra = /^ on top of (?:my|our|the) $/
