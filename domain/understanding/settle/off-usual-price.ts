import { isPercent } from '#domain/understanding/settle/add-percents.ts'
import { onlyPriced, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { type Piece, phraseText, quiet, silence } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'

/** "got the jacket half price, it's normally 120", "20% off, usually 50": what was paid of the only price that is told. */
export function offUsualPrice(pieces: Piece[]): Piece[] {
  const told = onlyPriced(pieces)
  if (!told || notReduced.test(phraseText(pieces))) return pieces
  const { at, piece: price } = told
  const usual = usualLead.exec(phraseText(pieces.slice(Math.max(0, at - MOST_OF_LEAD), at)))?.[1]
  const cut = cutIn(pieces)
  if (usual === undefined || !cut) return pieces
  const result = [...pieces]
  result[at] = withAmount(price, Math.round(((price.money.amountMinor ?? 0) * (100 - cut.percent)) / 100))
  silence(result, cut.from, cut.to)
  silence(result, at - usual.trim().split(' ').length, at)
  return result.map((piece, index) => (index > at && piece.norm === 'full price' ? quiet(piece) : piece))
}
const MOST_OF_LEAD = 5
const usualLead =
  / ((?:(?:its|theyre|it|they|(?:it|that) (?:is|was)|they (?:are|were)) )?(?:normally|usually|originally|regularly) (?:(?:its|it is|is|was|are|were|theyre|they are|cost|costs|go for|goes for|at|about) )*)$/
/** It was not bought so, or not by the person, or only one of two was: "second pair half price". */
const notReduced =
  / (?:not|isnt|wasnt|didnt|should|supposed|would|wouldve|missed|tomorrow|next|if|when|wait|waiting|second|2nd|get one|get the|go half|is (?:the|it)) /

/** How much was taken off, and from where to where that is told. */
function cutIn(pieces: readonly Piece[]): { percent: number; from: number; to: number } | null {
  for (const [at, piece] of pieces.entries()) {
    const next = normAt(pieces, at + 1)
    if (piece.norm === 'half' && (next === 'price' || next === 'off')) return { percent: 50, from: at, to: at + 2 }
    const isCut = piece.type === 'number' && isPercent(pieces[at + 1]) && normAt(pieces, at + 2) === 'off'
    if (isCut && piece.count > 0 && piece.count < 100) return { percent: piece.count, from: at, to: at + 3 }
  }
  return null
}
