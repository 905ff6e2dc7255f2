import { isContent } from '#domain/understanding/entries/segment.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isAmount, isPause, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'

/**
 * "dinner would have been 80 with the wine, without it I paid 52": what it would have cost has no part in what it did; nor has "the taxi would
 * have been 60" in "… so I took the bus for 4". Alone each is what was not paid.
 */
export function withoutWouldBe(input: Piece[]): Piece[] {
  if (!input.some(({ norm }) => norm.startsWith('would'))) return input
  const at = input.findIndex((_, index) => wouldBe.test(phraseText(input.slice(index, index + 3))))
  const price = input.findIndex((piece, index) => index > at && isAmount(piece))
  const paid = input.findIndex((piece, index) => index > price && isAmount(piece))
  if (at < 1 || paid < 0 || !leadsToPrice.test(phraseText(input.slice(at, price)))) return input
  const turn = input.findIndex((piece, index) => index > price && (isPause(piece) || turns.test(piece.norm)))
  if (turn < 0 || turn > paid || input[turn]?.type === 'end') return input
  const told = phraseText(input.slice(turn, paid))
  if (/ (?:would|wouldve|if|id|had (?!an? |the |my )) /.test(told)) return input
  const pieces = [...input]
  // "my sister drove, I gave her 20 for gas"
  const isSame = ofTheSame.test(told) && normAt(input, paid + 1) !== 'for'
  if (!isSame && !isOfAnother(input, turn, paid)) return input
  const start = input.findLastIndex((piece, index) => index < at && isPause(piece)) + 1
  const next = isSame ? -1 : statedApart(input, turn, paid)
  silence(pieces, isSame ? at : start, isSame ? paid : Math.max(turn, next) + 1)
  return pieces
}
const wouldBe = /^ (?:would have|wouldve) (?:been|cost)/
const leadsToPrice =
  /^ (?:would have|wouldve) (?:been|cost) (?:(?:me|us|about|around|like|over|at least|another|nearly|almost) )*$/
const turns = /^(?:but|so|without|instead)$/

/** "… without it I paid", "… but it was", "… did it myself for" */
const ofTheSame = pattern`^ (?:(?:but|and|so|without|with|instead|luckily|it|that|them|(?:(?:i|we) )?(?:had|used) (?:an?|the|my) \S+|the \S+|a \S+|um) )*?(?:(?:i|we) (?:(?:only|just|actually|ended up) )*(?:paid|paying|spent|got (?:it|them|one|mine) for|gave (?:him|her|them))
  |(?:it|they|that) (?:(?:only|just) )*(?:was|were|cost|came to)|(?:got|found|bought) (?:it|them|one|mine) (?:for|at)|was|paid|did it (?:myself|ourselves) for) (?:(?:only|just|like|about) )*$`

/** "… so I took the bus for": another thing, that was had. */
function isOfAnother(pieces: readonly Piece[], turn: number, paid: number): boolean {
  if (statedApart(pieces, turn, paid) > 0) return true
  const verb = pieces.findIndex(({ norm }, at) => at > turn && at < paid && has.test(norm))
  if (verb < 0 || /^(?:not|never|didnt|to)$/.test(normAt(pieces, verb - 1))) return false
  return pieces.slice(verb + 1, paid).some(isContent) || isContent(pieces[paid + 1])
}
const has = /^(?:took|got|bought|had|grabbed|ordered|booked|paid|went|made|cooked|used|rented)$/

/** "… so I skipped it, the bag was": where the pause stands behind which another thing is priced; -1 where none is. */
function statedApart(pieces: readonly Piece[], turn: number, paid: number): number {
  const pause = pieces.findLastIndex((piece, at) => at > turn && at < paid && isPause(piece))
  const told = pieces.slice(pause + 1, paid)
  return pause > 0 && told.some(isContent) && /^(?:was|were|cost)$/.test(normAt(pieces, paid - 1)) ? pause : -1
}
