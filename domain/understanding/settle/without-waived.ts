import { isContent } from '#domain/understanding/entries/segment.ts'
import { setAside } from '#domain/understanding/settle/settle-piece.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { ends, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'

/**
 * "coffee 4, no wait it was free, bagel 3", "main 22 and dessert 8, they took it off the bill": what was not charged in the end is taken
 * back with its price, where another price stands.
 */
export function withoutWaived(input: readonly Piece[]): Piece[] {
  const pieces = [...input]
  for (const [at, price] of input.entries()) {
    if (price.type !== 'amount' || price.struck) continue
    const to = waivedUntil(input, at + 1)
    const from = input.findLastIndex(({ type }, index) => index < at && (type === 'amount' || type === 'end')) + 1
    if (to < 0 || !isPriced([...input.slice(0, from), ...input.slice(to)])) continue
    silence(pieces, from, to)
    pieces[at] = setAside(price)
  }
  return pieces
}

/** "dessert 8, they took it off the bill": the one price was not charged in the end. */
export function isWaived(pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex(({ type }) => type === 'amount')
  return at >= 0 && waivedUntil(pieces, at + 1) === pieces.length
}

/** Where it ends that the price before that place was not charged in the end; -1 where nothing says so. */
function waivedUntil(pieces: readonly Piece[], from: number): number {
  const after = pieces.findIndex(({ type }, at) => at >= from && type === 'amount')
  const last = after < 0 ? pieces.length : after
  const to = [...pieces, undefined].findLastIndex(
    (_, at) => at > from && at <= last && ends(pieces[at]) && isTakenBack(phraseText(pieces.slice(from, at))),
  )
  const named = waivedThing.exec(phraseText(pieces.slice(from, Math.max(from, to))))?.[1]
  const isOfOther = named !== undefined && !pieces.slice(Math.max(0, from - 5), from).some(({ norm }) => norm === named)
  return isOfOther ? -1 : to
}
function isTakenBack(said: string): boolean {
  return waived.test(said) || wentBack.test(said)
}
const waived = pattern`^ (?:(?:but|oh|um|no|nope|wait|actually|sorry|hang on|hold on|no wait|no actually|well|then|turns out) )*(?:(?:it|that) (?:was|turned out|ended up)
  (?: actually| being)? (?:free|comped|waived|on the house)|they took (?:it|that|the \S+) off|(?:they|he|she|the \S+) (?:(?:actually|then|just|kindly) )*(?:took (?:it|that|the \S+) off
  (?: (?:the|my|our) (?:bill|tab|check|total))|(?:didnt|did not) charge (?:me|us)(?: for (?:it|that))?|(?:comped|waived) (?:it|that|the \S+)))(?: (?:after all|in the end|though|today))* $`
/** "bought a jacket for 90 and returned it": what went back was not paid in the end; "returned it, got 80 back" tells what came. */
const wentBack = pattern`^ (?:(?:dollars|bucks|pounds|quid|euros|um|,|and|but|then|i|we|just) )*(?:returned (?:it|them)|(?:sent|took|brought) (?:it|them) back)(?: (?:after all|again|today
  |yesterday|later|though))* $`
/** "they took the dessert off" */
const waivedThing = / (?:took|comped|waived) the (\S+) /

/** A thing with its price. */
export function isPriced(told: readonly Piece[]): boolean {
  return told.some(isContent) && told.some(({ type, struck }) => type === 'amount' && !struck)
}
