import { isContent } from '#domain/understanding/entries/segment.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { payers } from '#domain/understanding/words/payers.ts'
import { isPause, type Piece, silence } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "lunch was 13 paid by my boss snack 3": what somebody else paid is nothing beside what one paid oneself; "paid by Venmo" one did. */
export function withoutOthersPaid(input: Piece[]): Piece[] {
  const paid = input.findIndex(({ norm }, at) => norm === 'paid' && input[at + 1]?.norm === 'by')
  if (paid < 1) return input
  const who = whose.has(normAt(input, paid + 2)) ? paid + 3 : paid + 2
  const price = /^(?:was|were|,)$/.test(normBefore(input, paid)) ? paid - 2 : paid - 1
  if (!isOther(input[who]) || input[price]?.type !== 'amount' || isJoined(input, who + 1)) return input
  const from = input.findLastIndex((piece, at) => at < price && (piece.type === 'amount' || isPause(piece))) + 1
  const item = input.slice(from, price)
  if (!item.some(isContent) || item.some(({ norm }) => earned.has(norm))) return input
  const pieces = [...input]
  silence(pieces, from, who + 1)
  return pieces
}
const whose = wordSet('my our the his her')

function isOther(piece: Piece | undefined): boolean {
  return piece?.type === 'word' && (namesPerson(piece.norm) || payers.has(piece.norm))
}
/** What one is paid for oneself. */
const earned = wordSet('invoice invoices i we got fee gig job shift commission')

/** "paid by Sam and me" */
function isJoined(pieces: readonly Piece[], at: number): boolean {
  return pieces[at]?.norm === 'and' && /^(?:me|i|myself|us)$/.test(normAt(pieces, at + 1))
}
