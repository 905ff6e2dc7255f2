import { isAtShop, type Placed } from '#domain/understanding/settle/reckoning.ts'
import { withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { coupon, giftCard, points } from '#domain/understanding/words/reduction-words.ts'

/**
 * "the basket was 64 at H&M, 25 came off a gift card and I paid the other 39", "shoes 80, 30 came off a voucher": what was no money of one's own
 * is left out of the price; "dinner 50, 20 cash and 30 on card" is all one's own. A gift card for 25 beside a shirt was bought.
 */
export function besideCredit(pieces: Piece[], [whole, first, second, ...more]: readonly Placed[]): Piece[] | null {
  if (!whole || !first || more.length > 0 || first.minor >= whole.minor) return null
  const [lead, how] = [pieces.slice(whole.at + 1, first.at), pieces.slice(first.at + 1, second?.at)].map(phraseText)
  if (!second && creditLeads.test(lead ?? '') && takenOff.test(how ?? ''))
    return paidAt(pieces, whole, whole.minor - first.minor)
  if (!leads.test(lead ?? '')) return null
  if (!second) return creditAlone.test(how ?? '') ? paidAt(pieces, whole, whole.minor - first.minor) : null
  const rest = phraseText(pieces.slice(second.at + 1))
  if (first.minor + second.minor !== whole.minor || !ofMeans.test(rest)) return null
  if (creditAndRest.test(how ?? '')) return paidAt(pieces, whole, second.minor)
  const isOwn = meansAndRest.test(how ?? '') && !isNoPrice.test(phraseText(pieces.slice(0, whole.at)))
  return isOwn ? paidAt(pieces, whole, whole.minor) : null
}
/** "balance 100, 40 cash and 60 in the bank" */
const isNoPrice = / (?:balance|budget|sales|takings|tips) /

/** "lunch was 30, paid 10 in cash and the rest on card" is all one's own; "… 10 with a voucher and the rest on card" is what the voucher left. */
export function restByMeans(
  pieces: readonly Piece[],
  [whole, part, ...more]: readonly Placed[],
  { from, to }: { from: number; to: number },
): Piece[] | null {
  if (!whole || !part || more.length > 0 || part.at > from || part.minor >= whole.minor) return null
  const [lead, how, rest] = [
    pieces.slice(whole.at + 1, part.at),
    pieces.slice(part.at + 1, from),
    pieces.slice(from, to),
  ].map(phraseText)
  if (!leads.test(lead ?? '') || !restOfMeans.test(rest ?? '')) return null
  if (creditOnly.test(how ?? '')) return paidAt(pieces, whole, whole.minor - part.minor)
  return meansAndRest.test(how ?? '') ? paidAt(pieces, whole, whole.minor) : null
}

/** The price with what was paid of it, and silent behind it how that was. */
function paidAt(pieces: readonly Piece[], { at, piece }: Placed, paid: number): Piece[] {
  return pieces.map((other, index) => {
    if (index === at) return withAmount(piece, paid)
    const isKept = other.type === 'end' || other.type === 'day' || isAtShop(pieces, index)
    return index > at && !isKept ? quiet(other) : other
  })
}

/** "40 on credit" is paid later, and all the same. */
const credit = `(?:${giftCard}|${coupon}|store credit|gift balance|rebate|${points})s?`
const means = '(?:cash|card|credit|debit card|credit card|debit|visa|amex|mastercard|paypal|account|bank|pocket)'
const leads =
  /^ (?:(?:at|in|from) (?:the )?(?:[^\d ]+ ){1,3}?)?(?:(?:and|but|then|i|we|of which|used|had|paid|put|with|an?|my|the) )*$/
const off =
  '(?:(?:of it|of that|was|were|is|came|went|got|taken|paid|covered) )*(?:(?:off|on|from|with|by|in|out of|using) )*'
const ofCredit = `${off}(?:(?:an?|my|the|our|some) )?${credit} (?:(?:came off|money|balance) )?`
const theRest = '(?:the )?(?:other|rest|remaining|remainder) '
const creditAndRest = pattern`^ (?:${ofCredit}|(?:came|was|taken|got) off )(?:(?:and|so|but|then) )*(?:(?:i|we) )?(?:(?:only|just|then) )*(?:paid )?(?:${theRest})?(?:(?:was|of|only|just) )*$`
const creditOnly = pattern`^ ${ofCredit}(?:and )?$`
const restOfMeans = pattern`^ (?:the )?(?:rest|remainder) (?:(?:was|i|paid|put|on|in|by|with) )*(?:(?:(?:my|the) )?${means} )?$`
const creditAlone = pattern`^ (?:(?:of it|of that) )?(?:came|was|were|is|got|taken|covered) ${ofCredit}(?:(?:and|so) )?(?:(?:i|we) paid ${theRest}|${theRest}(?:was )?(?:(?:on|by|in|with) (?:my )?)?${means} )?$
  |^ (?:on|from|with) (?:(?:an?|my|the) )?${credit} (?:and )?(?:(?:i|we) paid )?${theRest}(?:was )?(?:(?:on|by|in|with) )?(?:my )?(?:${means} )?$`
const creditLeads = pattern`^ (?:(?:and|but|then|an?|my|the) )*${credit} (?:took|knocked|got|saved) (?:(?:me|us|another) )*$`
const takenOff = pattern`^ (?:off )?(?:(?:it|that) )?(?:(?:and|so) )?(?:(?:(?:i|we) )?paid ${theRest})?$`
const meansAndRest = pattern`^ (?:(?:was|in|on|by|with|from|out of) )*(?:my )?${means} (?:(?:and|then) )*(?:${theRest}(?:was )?)?$`
const ofMeans = pattern`^ (?:(?:myself|today|yesterday|(?:(?:was )?(?:on|by|with|in|from|out of) )?(?:(?:my|the) )?(?:own )?${means}) )*$`
