import { setAside } from '#domain/understanding/settle/settle-piece.ts'
import { type Piece, silence } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "gas 40, card 4412", "lunch 12 on the visa ending in 2210": the last four digits of the card that paid are no price beside another. */
export function cardNumber(input: Piece[]): Piece[] {
  const pieces = [...input]
  for (const [at, piece] of input.entries()) {
    if (piece.type !== 'amount' || piece.money.marked || !lastDigits.test(piece.norm)) continue
    const from = cardFrom(input, at)
    if (from < 0 || !input.some((other) => other.type === 'amount' && other !== piece && !other.struck)) continue
    silence(pieces, from, at)
    pieces[at] = setAside(piece)
  }
  return pieces
}

/** Four digits as they are printed on a card; a round number may be a price. */
const lastDigits = /^\d{2}(?!00)\d{2}$/

/**
 * Where the words begin that name the card a number tells: "card", "with my visa ending in"; -1 where it may be a price: "paid the credit
 * card 1450" pays its bill.
 */
function cardFrom(pieces: readonly Piece[], at: number): number {
  let card = at - 1
  while (endings.has(normAt(pieces, card))) card -= 1
  const name = normAt(pieces, card)
  let from = card
  while (kinds.has(normBefore(pieces, from))) from -= 1
  const before = prior(pieces, from)
  if (!cards.has(name)) return -1
  if (paidWith.has(before?.norm ?? '')) return from - 1
  const isBehind = before?.type === 'amount' || before?.type === 'day' || before?.norm === ','
  return isBehind && (card < at - 1 || ownCards.has(name)) ? from : -1
}
const endings = wordSet('ending ends in with number')
const ownCards = new Set(['card', 'debit card', 'bank card'])
const cards = new Set([...ownCards, 'credit card', 'visa', 'mastercard', 'amex'])
const kinds = wordSet('the my our credit debit bank visa mastercard amex')
const paidWith = wordSet('on with using via by from')
