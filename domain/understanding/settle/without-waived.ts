import { isContent } from '#domain/understanding/entries/segment.ts'
import { setAside } from '#domain/understanding/settle/settle-piece.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type AmountPiece, ends, isAmount, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'

/**
 * "coffee 4, no wait it was free, bagel 3", "main 22 and dessert 8, they took the main off": what was not charged in the end is taken back
 * with its price, where more is told.
 */
export function withoutWaived(input: readonly Piece[]): Piece[] {
  const pieces = [...input]
  for (const [at, price] of input.entries()) {
    if (price.type !== 'amount' || price.struck) continue
    const waiver = waiverBehind(input, at)
    if (!waiver) continue
    const { from, unpaid, to } = waiver
    const rest = [...input.slice(0, from), ...input.slice(unpaid + 1, at + 1), ...input.slice(to)]
    if (!isPriced(rest) && !input.slice(to).some(({ type }) => type === 'number')) continue
    silence(pieces, from, unpaid)
    silence(pieces, at + 1, to)
    pieces[unpaid] = setAside(input[unpaid] as AmountPiece)
    // "…, just the room at 209"
    const left = input.findIndex(({ type }, index) => index > to && type === 'amount') - 1
    if (input[left]?.norm === 'at') silence(pieces, left)
  }
  return pieces
}

/** "dessert 8, they took it off the bill": the one price was not charged in the end. */
export function isWaived(pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex(isAmount)
  const waiver = at < 0 ? null : waiverBehind(pieces, at)
  return waiver?.unpaid === at && waiver.to === pieces.length
}

type Waiver = { from: number; unpaid: number; to: number }

/** From where a price is told that was not charged in the end, and where it ends that says so: that of the thing which is named, or the price right before. */
function waiverBehind(pieces: readonly Piece[], price: number): Waiver | null {
  const from = price + 1
  const after = pieces.findIndex(({ type }, at) => at >= from && type === 'amount')
  const last = after < 0 ? pieces.length : after
  const to = [...pieces, undefined].findLastIndex(
    (_, at) => at > from && at <= last && ends(pieces[at]) && isTakenBack(phraseText(pieces.slice(from, at))),
  )
  if (to < 0) return null
  const named = waivedThing.exec(phraseText(pieces.slice(from, to)))?.[1]
  if (named === undefined) {
    const start = pieces.findLastIndex(({ type }, at) => at < price && /^(?:amount|end)$/.test(type)) + 1
    const isOnLoan =
      onLoan.test(phraseText(pieces.slice(start, price))) && wentBack.test(phraseText(pieces.slice(from, to)))
    return isOnLoan ? null : { from: start, unpaid: price, to }
  }
  const thing = pieces.findLastIndex(({ norm }, at) => at < from && norm === named)
  const unpaid = pieces.findIndex(({ type }, at) => at > thing && type === 'amount')
  const isPriceFirst = / (?:for|on) (?:(?:the|my) )?$/.test(phraseText(pieces.slice(Math.max(0, thing - 2), thing)))
  return thing < 0 || unpaid > price || pieces[unpaid]?.struck || isPriceFirst ? null : { from: thing, unpaid, to }
}

function isTakenBack(said: string): boolean {
  return waived.test(said) || wentBack.test(said)
}
const waived = pattern`^ (?:(?:but|oh|um|no|nope|wait|actually|sorry|hang on|hold on|no wait|no actually|well|then|turns out) )*(?:(?:it|that) (?:was|turned out|ended up)
  (?: actually| being)? (?:free|comped|waived|on the house)|they (?:took|left|knocked) (?:(?:it|that|the \S+) off|off the \S+)|(?:they|he|she|the \S+) (?:(?:actually|then|just|kindly) )*(?:(?:took|left|knocked) (?:it|that|the \S+) off
  (?: (?:the|my|our) (?:bill|tab|check|total))|(?:didnt|did not) charge (?:me|us)(?: for (?:it|that))?|(?:comped|waived) (?:it|that|the \S+)))(?: (?:after all|in the end|though|today))* $`
/** "bought a jacket for 90 and returned it": what went back was not paid in the end; "returned it, got 80 back" tells what came. */
const wentBack = pattern`^ (?:(?:dollars|bucks|pounds|quid|euros|um|,|and|but|then|i|we|just) )*(?:returned (?:it|them)|(?:sent|took|brought|gave) (?:it|them) back)(?: (?:after all|again|today
  |yesterday|later|though))* $`
/** "rented a drill for 25 and took it back", "Sam lent me 50 and I gave it back": what goes back was not bought. */
const onLoan = / (?:rented|hired|borrowed|lent|loaned|found) /
/** "they took the dessert off" */
const waivedThing = / (?:took|left|knocked|comped|waived) (?:off )?the (\S+) /

/** A thing with its price. */
export function isPriced(told: readonly Piece[]): boolean {
  return told.some(isContent) && told.some(({ type, struck }) => type === 'amount' && !struck)
}
