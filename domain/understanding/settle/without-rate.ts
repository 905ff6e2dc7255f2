import { withoutBehindPrice } from '#domain/understanding/settle/behind-price.ts'
import { minorOf } from '#domain/understanding/settle/settle-piece.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { ends, isAmount, isPause, type Piece, phraseText } from '#domain/understanding/words/piece.ts'

/**
 * "Spotify 119 for the year, works out at 9.92 a month", "gym 360, that's only 30 a month": what the price before comes to by the month or the
 * day is worked out, and was not paid beside it. "Dinner 80, that's 20 a head" may be one's own part.
 */
export function withoutRate(input: Piece[]): Piece[] {
  return withoutBehindPrice(input, rateUntil)
}

/** Where the words end that tell of it; where they begin, if they do not. */
function rateUntil(pieces: readonly Piece[], from: number): number {
  const rate = pieces.findIndex((piece, at) => at >= from && isAmount(piece))
  const to = rate + 3
  if (rate < 0 || rate > from + LONGEST_LEAD || !ends(pieces[to])) return from
  const words = phraseText(pieces.slice(from, to))
  const isApart = isPause(pieces[from]) || isPause(pieces[from - 1])
  const isTold = worksOut.test(words) || (isApart && isOnly.test(words))
  return isTold && isPartOf(pieces, rate) ? to : from
}
/** In pieces. */
const LONGEST_LEAD = 8

/** So much a month is less than what was paid for all of them. */
function isPartOf(pieces: readonly Piece[], rate: number): boolean {
  const part = pieces[rate]
  const isMore = (piece: Piece): boolean => minorOf(piece) > minorOf(part)
  return pieces.slice(0, rate).some(isMore)
}
const lead = '(?:(?:and|so|which|it|that|the|price|then|basically|um) )*'
const about = '(?:(?:at|to|as|about|like|around|only|just|roughly|less than|under) )*'
const unit =
  '(?:an?|per|each|every) (?:month|week|day|year|night|hour|session|class|visit|lesson|wear|use|mile|km|litre|gallon|bottle|can) '
const worksOut = pattern`^ ${lead}(?:works|worked|comes|came|working|coming) out (?:to be )?${about}\S*\d\S* ${unitSaid}${unit}$`
const isOnly = pattern`^ ${lead}(?:thats|its|is|was|comes|came|makes it|making it|equals) ${about}\S*\d\S* ${unitSaid}${unit}$`
