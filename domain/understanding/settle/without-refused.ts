import { strandsOf } from '#domain/understanding/strand.ts'
import {
  isAmount,
  isPause,
  type Piece,
  pausedBefore,
  phraseText,
  silence,
  skip,
} from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'

/**
 * "my wife paid for the movie so don't count that, I only bought the popcorn 23", "lunch was 12 but work paid so don't log that, and coffee 4":
 * what was told right before is refused, and what else is told beside it is not. Where nothing else has a price, all is refused.
 */
export function withoutRefused(input: Piece[]): Piece[] {
  const no = input.findIndex(
    ({ norm }, at) =>
      refusing.test(norm) && writing.test(normAt(input, at + 1)) && pointing.test(normAt(input, at + 2)),
  )
  if (no < 1) return input
  const end = skip(input, no + 3, ({ norm }) => behind.test(norm))
  let start = no
  while (start > 0 && joins.test(normBefore(input, start))) start -= 1
  if (end < input.length && !isPause(input[end])) return input
  const from = refusedFrom(input.slice(0, start))
  const refused = input.slice(from, start)
  const isLater = input.slice(end).some(isAmount)
  // "coffee 4, lunch 12, don't count that": of how much of it can't be known.
  if (
    !isLater &&
    (refused.some(isAmount) || !input.slice(0, from).some(isAmount) || !paidByOther.test(phraseText(refused)))
  )
    return input
  if (isLater && refused.filter(isAmount).length > 1) return input
  const pieces = [...input]
  silence(pieces, from, end)
  return isLater ? pausedBefore(pieces, new Set(isPause(pieces[end]) ? [] : [end])) : pieces
}
const refusing = /^(?:dont|not)$/
const writing = /^(?:count|add|log|record|include|write|put|track|save|enter)$/
const pointing = /^(?:it|that|this|them|those)$/
const behind = /^(?:one|down|in|please|penny|though|for|me|as|mine)$/
const joins = /^(?:so|and|but|please|then|,|do)$/

const paidByOther = / (?!i |we |just )\S+ (?:paid|covered|got|bought|treated|picked up|(?:was|were|is) on) /

/** Where it begins what was told right before: with its price, where only who paid it stands last ("lunch was 12 but work paid"). */
function refusedFrom(before: readonly Piece[]): number {
  const strands = strandsOf(before)
  let last = strands.length - 1
  while (last > 0 && goesOn.test(phraseText(strands[last]?.pieces ?? []))) last -= 1
  return strands[last]?.from ?? 0
}
const goesOn = /^ (?:but|though|because|cause|since) /
