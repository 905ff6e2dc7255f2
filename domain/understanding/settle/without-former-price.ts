import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { ends, isAmount, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'

/**
 * "charged me 180 for a cleaning that used to be 120", "385 at Shell, last week it was only 350", "the bill was 4180, up from 3600 last
 * month": what it cost before, told behind what it costs now, was not paid now, nor is its day that of the payment.
 */
export function withoutFormerPrice(input: Piece[]): Piece[] {
  const now = input.findIndex(isAmount)
  for (let from = now + 1; now >= 0 && from < input.length; from += 1) {
    const to = formerUntil(input, from)
    if (to === from) continue
    const pieces = [...input]
    silence(pieces, from, to)
    return withoutFormerPrice(pieces)
  }
  return input
}

/** Where the words end that tell of it; where they begin, if they do not. */
function formerUntil(pieces: readonly Piece[], from: number): number {
  if (!opening.test(phraseText(pieces.slice(from, from + 6)))) return from
  const last = Math.min(pieces.length, from + LONGEST)
  for (let to = last; to > from + 2; to -= 1)
    if (ends(pieces[to]) && former.test(phraseText(pieces.slice(from, to)))) return to
  return from
}
const LONGEST = 14

const before =
  '(?:last (?:time|week|month|year|summer|winter|spring|autumn|fall)|before|the (?:time|week|month|year) before|(?:an?|one|two|three|few|\\d|couple of) (?:weeks?|months?|years?) (?:ago|back)|when (?:i|we) (?:started|joined|moved in))'
const lead = '(?:(?:and|but|so|even though|though|when|a|,) )*'
const it = '(?:it|that|this|they|these|those|which)'
const only = '(?:(?:only|just|like|about|around|only like|still|always) )*'
const opening = pattern`^ ${lead}(?:${it} )?(?:used to|up from|down from|was|were|cost|last|i|we|it|they) `
const former = pattern`^ ${lead}(?:${it} used to (?:be|cost|pay|run|go for)(?: me| us)? ${only}\S*\d\S* ${unitSaid}
  |(?:up|down) from ${only}\S*\d\S* ${unitSaid}(?:${before} )?
  |${it} (?:was|were|cost)(?: me| us)? ${only}\S*\d\S* ${unitSaid}${before}
  |(?:i|we) (?:only )?(?:paid|pay) ${only}\S*\d\S* ${unitSaid}(?:for (?:it|that|the same|the same thing) )?${before}
  |last (?:time|week|month|year) ${it} (?:was|were|cost)(?: me| us)? ${only}\S*\d\S* ${unitSaid}) ?$`
