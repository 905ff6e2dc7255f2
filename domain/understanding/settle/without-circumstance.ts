import { people, relatives } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type Piece, phraseText } from '#domain/understanding/words/piece.ts'

/**
 * "the tv was 800 but I got it for 650 online", "soup 4, bread 2, total 6 at work": where the amount is of what was told before, what
 * stands behind it names no other thing, but where or for whom that was.
 */
export function withoutCircumstance(pieces: Piece[]): Piece[] {
  const last = pieces.findLastIndex(({ type, norm }) => type === 'amount' || part.test(norm))
  if (last < 1) return pieces
  const found = pieces.findIndex(({ type }, at) => at > last && type === 'end')
  const tail = pieces.slice(last + 1, found < 0 ? pieces.length : found)
  const words = phraseText(tail)
  if (tail.length === 0 || !(circumstance.test(words) || isForWhom(tail, words))) return pieces
  const from = pieces.findLastIndex(({ type }, at) => at < last && type === 'amount')
  if (from < 0 || !ofThatBefore.test(phraseText(pieces.slice(from + 1, last)))) return pieces
  return pieces.filter((piece, at) => at <= last || at > last + tail.length || piece.type === 'day')
}

const part = /^(?:half|third|quarter|share)$/
const ofThatBefore = pattern` (?:it|them|that|one)(?: (?:for|at|was|cost|came to))?(?: (?:only|just|like|about))? $| (?:total|altogether)(?: (?:was|of))? $
  | my(?: own)? $`
const circumstance = pattern`^ (?:(?:online|downtown|there|over there|in (?:town|the end|the sales?|the city)|(?:at|from) (?:work|school|home|the office)
  |on (?:the )?way (?:home|back|there|to work)|on my way (?:home|back|to work)|um) )+$`

/** "for the kids", "with my wife" */
function isForWhom(tail: readonly Piece[], words: string): boolean {
  const who = tail.at(-1)?.norm ?? ''
  return forWhom.test(words) && (people.has(who) || relatives.has(who))
}
const forWhom = /^ (?:for|with) (?:(?:the|my|our) )?\S+ $/
