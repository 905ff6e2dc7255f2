import { titles } from '#domain/understanding/words/first-names.ts'
import {
  ends,
  isAmount,
  isPauseOrSound,
  type Piece,
  phraseText,
  shaped,
  silence,
} from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'

/**
 * "madam Adwoa paid the remaining 350 for her kaba": a customer paid what was left of her own order, and paid it to the person who tells
 * it. Told as what it is: "madam Adwoa paid me 350 for her kaba". One's family, and who stays without a name, paid somebody else.
 */
export function paidTheRest(input: Piece[]): Piece[] {
  const paid = input.findIndex(
    ({ norm }, at) => norm === 'paid' && /^(?:the|her|his|their)$/.test(normAt(input, at + 1)),
  )
  const amount = input.findIndex((piece, at) => at > paid && isAmount(piece))
  const article = input[paid + 1]
  if (paid < 1 || !article || !isCustomer(input, paid)) return input
  if (!whatIsLeft.test(phraseText(input.slice(paid + 2, amount)))) return input
  if (!ownThing.test(phraseText(input.slice(amount + 1, amount + 4)))) return input
  const pieces = [...input]
  silence(pieces, paid + 2, amount)
  pieces[paid + 1] = shaped({ ...article, norm: 'me' })
  return pieces
}
const whatIsLeft =
  /^ (?:remaining|rest|last|final|outstanding|balance)(?: (?:balance|amount|payment|part|bit|instal?lment))?(?: (?:of|was|um))* $/
const ownThing = /^ (?:\S+ )?for (?:her|his|their) $|^ for (?:her|his|their) \S/

/** "madam Adwoa": a title and a name, which begin what is told; a bare name may be a friend's, who paid somebody else. */
function isCustomer(pieces: readonly Piece[], paid: number): boolean {
  let from = paid
  while (from > 0 && from > paid - 3 && !ends(prior(pieces, from)) && !isPauseOrSound(prior(pieces, from))) from -= 1
  const isFirst = from === 0 || ends(prior(pieces, from)) || isPauseOrSound(prior(pieces, from))
  const [who, ...more] = pieces.slice(from, paid)
  if (!isFirst || !who) return false
  return formal.test(who.norm) && more.length > 0
}
const formal = new RegExp(`${titles.source}|^(?:madam|madame|sister|brother|chief|alhaji|alhaja)$`)
