import { isContent } from '#domain/understanding/entries/segment.ts'
import { saidCount } from '#domain/understanding/settle/settle-piece.ts'
import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import { readNumber } from '#domain/understanding/words/read-number.ts'
import { pauseAfter, type Token } from '#domain/understanding/words/token.ts'

/**
 * "six coffees at two twenty five thirteen fifty": the price of one and what so many came to, in one breath. Where the numbers can be cut
 * in two in one way only so that the second is so many times the first, they get the pause there that others make.
 */
export function sumApart(tokens: readonly Token[], pieces: readonly Piece[]): readonly Token[] {
  for (const [at, price] of pieces.entries()) {
    if (price.type !== 'amount' || prior(pieces, at)?.norm !== 'at') continue
    const count = countBefore(pieces, at - 1)
    let end = price.from
    while (isNumberWord(normAt(tokens, end))) end += 1
    if (count === null || end - price.from < 2) continue
    const cuts = [...tokens.keys()].filter(
      (cut) => cut > price.from && cut < end && isSum(tokens.slice(price.from, cut), tokens.slice(cut, end), count),
    )
    const [cut] = cuts
    const lead = prior(tokens, cut ?? 0)
    if (cuts.length !== 1 || cut === undefined || !lead) continue
    const pause = pauseAfter(lead)
    return [...tokens.slice(0, cut), pause, ...tokens.slice(cut)]
  }
  return tokens
}

/** How many of the things there are that are named right in front of a place. */
function countBefore(pieces: readonly Piece[], at: number): number | null {
  let from = at
  while (isContent(prior(pieces, from))) from -= 1
  const count = from === at ? null : saidCount(prior(pieces, from))
  return count !== null && Number.isInteger(count) && count > 1 && count <= MOST_COUNTED ? count : null
}
const MOST_COUNTED = 50

function isSum(price: readonly Token[], sum: readonly Token[], count: number): boolean {
  return readings(price).some((one) => readings(sum).some((all) => Math.abs(one * count - all) < 0.005))
}

/** The ways to hear words that are one number, to their end. */
function readings(words: readonly Token[]): number[] {
  const read = readNumber(words, 0)
  if (read?.to !== words.length) return []
  return read.high === null ? [read.value] : [read.value, read.high]
}
