import { strandsOf } from '#domain/understanding/strand.ts'
import { isPaidByOther } from '#domain/understanding/words/payers.ts'
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
  const unhappened = withoutUnhappened(input)
  if (unhappened) return unhappened
  const no = input.findIndex((_, at) => refuses(input, at))
  if (no < 1) return input
  const end = skip(input, no + 3, ({ norm }) => behind.test(norm))
  if (end < input.length && !isPause(input[end])) return input
  let start = no
  while (start > 0 && joins.test(normBefore(input, start))) start -= 1
  const from = refusedFrom(input.slice(0, start))
  const refused = input.slice(from, start)
  const isLater = input.slice(end).some(isAmount)
  if (
    !(isLater ? isOne(refused) && !isOfSeveral(input, no) : isOfOthers(refused) && input.slice(0, from).some(isAmount))
  )
    return input
  const pieces = [...input]
  silence(pieces, from, end)
  return isLater && !isPause(pieces[end]) ? pausedBefore(pieces, new Set([end])) : pieces
}

/** "coffee 4 and lunch 12 never happened": the one that it stands right behind, where another is told before. */
function withoutUnhappened(input: readonly Piece[]): Piece[] | null {
  const at = input.findIndex(
    ({ norm }, index) => denying.test(norm) && /^happen(?:ed)?$/.test(normAt(input, index + 1)),
  )
  if (at < 1 || at + 2 < input.length || !isAmount(input[at - 1])) return null
  const from = strandsOf(input.slice(0, at)).at(-1)?.from ?? 0
  const told = input.slice(from, at)
  if (!input.slice(0, from).some(isAmount) || !isOne(told) || !told.some(({ type }) => type === 'name')) return null
  const pieces = [...input]
  silence(pieces, from, input.length)
  return pieces
}
const denying = /^(?:never|didnt)$/

function refuses(pieces: readonly Piece[], at: number): boolean {
  const norm = normAt(pieces, at)
  const isRefusal = norm === 'dont' || (norm === 'not' && normBefore(pieces, at) === 'do')
  return isRefusal && writing.test(normAt(pieces, at + 1)) && pointing.test(normAt(pieces, at + 2))
}
const writing = /^(?:count|add|log|record|include|write|put|track|save|enter)$/
const pointing = /^(?:it|that|this|them|those)$/
const behind = /^(?:one|down|in|please|penny|though|for|me|as|mine)$/
const joins = /^(?:so|and|but|please|then|,|do)$/

/** Where it begins what was told right before: with its price, where only what became of it stands last ("lunch was 12, work paid"). */
function refusedFrom(before: readonly Piece[]): number {
  const strands = strandsOf(before)
  const isTold = ({ pieces }: { pieces: readonly Piece[] }): boolean =>
    !goesOn.test(phraseText(pieces)) && pieces.some((piece) => isAmount(piece) || piece.type === 'name')
  return strands.findLast(isTold)?.from ?? 0
}
const goesOn = /^ (?:but|though|because|cause|since) /

/** One thing that was told whole, with its price or without one: of a part of it nobody knows how much is refused. */
function isOne(refused: readonly Piece[]): boolean {
  const prices = refused.filter(isAmount).length
  const isNamed = prices === 1 || refused.some(({ type }) => type === 'name')
  return prices < 2 && isNamed && !refused.some(({ norm }) => /^(?:half|third|quarter|part|some|rest)$/.test(norm))
}

/** "lunch 12 and dinner 30, don't count them" */
function isOfSeveral(pieces: readonly Piece[], no: number): boolean {
  return /^(?:them|those)$/.test(normAt(pieces, no + 2)) && pieces.slice(0, no).filter(isAmount).length > 1
}

/** "coffee 4, dinner was on Dave so don't log it"; of "coffee 4, lunch 12, don't count that" all may be refused. */
function isOfOthers(refused: readonly Piece[]): boolean {
  return !refused.some(isAmount) && refused.some(({ type }) => type === 'name') && isPaidByOther(phraseText(refused))
}
