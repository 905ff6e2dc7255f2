import { type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'

/**
 * "tipped him 2, told him to drive safe", "lent Sam 20, told him to pay me back Friday": what one told somebody behind a sum is no thing
 * that was bought. Who was to keep the change got a tip, and a sum that is told in it or right behind it stays told.
 */
export function withoutTold(input: Piece[]): Piece[] {
  const pieces = [...input]
  let isPriced = false
  for (const [at, joint] of input.entries()) {
    if (joint.type === 'amount') isPriced = true
    if (joint.type === 'end') isPriced = false
    if (!isPriced || joint.type !== 'separator') continue
    const to = toldUntil(input, at + 1)
    silence(pieces, at + 1, to)
  }
  return pieces
}

/** In pieces, what one tells somebody. */
const LONGEST = 14

/** Where it ends what somebody was told that begins there; its beginning where nobody was. */
function toldUntil(pieces: readonly Piece[], from: number): number {
  const told = telling.exec(phraseText(pieces.slice(from, from + LEAD)))
  if (!told) return from
  let to = from
  while (to < from + LONGEST && !closes(pieces[to])) to += 1
  if (!closes(pieces[to]) || pieces[to + 1]?.type === 'amount') return from
  const words = pieces.slice(from, to)
  const isBack = words.some(({ norm }) => asksBack.test(norm))
  const isOther = ({ type, norm }: Piece): boolean =>
    type === 'amount' || keeping.test(norm) || (type === 'day' && !isBack)
  return words.some(isOther) ? from : to
}
const LEAD = 8
const telling =
  /^ (?:(?:and|then|but|so|i|we|just|also|um) )*(?:(?:told|asked|reminded|warned|begged) (?:(?:the|my|our) )?\S+ (?:not )?to |thanked (?:him|her|them) )/
const keeping = /^(?:keep|change|tip|rest|half|split|share|third|quarter)$/
const asksBack = /^(?:back|repay|return)(?: |$)/

function closes(piece: Piece | undefined): boolean {
  return piece === undefined || piece.type === 'end' || (piece.type === 'separator' && piece.norm !== 'and')
}
