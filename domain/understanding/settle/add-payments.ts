import { isContent } from '#domain/understanding/entries/segment.ts'
import { withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { paymentWords } from '#domain/understanding/words/function-words.ts'
import { type AmountPiece, type Piece, quiet } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'

const between = /^(in|by|on|with|from|the|my|a|via|using|our|um)$/
const means = /^(down|finance|klarna|debit card|credit card|apple pay|google pay|paypal|venmo|deposit|upfront)$/

/** "paid 20 cash and 30 card for shoes": one thing that was paid in several ways is one entry of the whole. */
export function addPayments(pieces: Piece[]): Piece[] {
  const amounts = [...pieces.keys()].filter((at) => pieces[at]?.type === 'amount' && !pieces[at]?.struck)
  const ways = amounts.map((at) => meansAfter(pieces, at))
  const [first, ...rest] = amounts
  if (first === undefined || rest.length === 0 || ways.includes(0) || isTornApart(pieces, amounts)) return pieces
  if (thingsBeside(pieces, new Set(ways)) > 1) return pieces
  const parts = amounts.map((at) => pieces[at] as AmountPiece)
  const [paid] = parts
  if (!paid || parts.some(({ money }) => money.amountMinor === null || money.currency !== paid.money.currency))
    return pieces
  const sum = parts.reduce((total, { money }) => total + (money.amountMinor ?? 0), 0)
  const silent = new Set([...rest, ...ways])
  return pieces.map((piece, at) => (at === first ? withAmount(paid, sum) : silent.has(at) ? quiet(piece) : piece))
}

/** Where the way of paying stands after an amount; 0 when none does. */
function meansAfter(pieces: readonly Piece[], amount: number): number {
  let at = amount + 1
  while (between.test(normAt(pieces, at))) at += 1
  const norm = normAt(pieces, at)
  return paymentWords.has(norm) || means.test(norm) ? at : 0
}

function isTornApart(pieces: readonly Piece[], amounts: readonly number[]): boolean {
  return pieces.slice(amounts[0], amounts.at(-1)).some(({ type }) => type === 'end' || type === 'repair')
}

/** How many stretches of words name something that is no way of paying. */
function thingsBeside(pieces: readonly Piece[], ways: ReadonlySet<number>): number {
  let things = 0
  let inside = false
  for (const [at, piece] of pieces.entries()) {
    const named = isContent(piece) && !ways.has(at)
    if (named && !inside) things += 1
    inside = named || (inside && piece.type === 'word' && piece.norm !== 'um')
  }
  return things
}
