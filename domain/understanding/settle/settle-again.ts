import { type AmountPiece, ends, type Piece, quiet, shaped } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'

/** A price that was told before is said once more without its number. */
export function settleAgain(pieces: Piece[]): Piece[] {
  return pieces.some(({ norm }) => norm === 'same') ? sameForAll(sameOnce(pieces)) : pieces
}

/** "coffee 4 this morning and the same again after lunch", "… and the same on Tuesday": one more of what was told. */
function sameOnce(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(
    ({ norm }, index) => norm === 'same' && (anew.test(normAt(pieces, index + 1)) || isOnDay(pieces, index)),
  )
  const amounts = pieces.filter(isAmount)
  const [amount] = amounts
  const same = pieces[at]
  if (!amount || !same || amounts.length > 1 || at < pieces.indexOf(amount) || isPriceOfThing(pieces, at)) return pieces
  return pieces.map((piece, index) => {
    if (index === at) return repeated(amount, same)
    const when = /^(after|before|at|with)$/.test(normBefore(pieces, index))
    const said = index === at - 1 || (index === at + 1 && piece.norm !== 'again') || (when && index > at + 1)
    return said && piece.type !== 'day' && piece.type !== 'separator' ? quiet(piece) : piece
  })
}
const anew = /^(again|thing|for|yesterday)$/

/** "the same on Tuesday", "the same amount yesterday", "and yesterday the same". */
function isOnDay(pieces: readonly Piece[], at: number): boolean {
  const isOfPrice = /^(amount|price)$/.test(normAt(pieces, at + 1))
  if (isDated(pieces, isOfPrice ? at + 2 : at + 1)) return true
  const before = prior(pieces, at)?.norm === 'the' ? at - 2 : at - 1
  return at === pieces.length - 1 && pieces[before]?.type === 'day' && prior(pieces, before)?.norm === 'and'
}

function isDated(pieces: readonly Piece[], at: number): boolean {
  const [first, second] = pieces.slice(at)
  return first?.type === 'day' || (first?.norm === 'on' && second?.type === 'day')
}

/** "hat 15 and gloves the same", "20 on lunch, same on dinner": other things at the price before them. */
function sameForAll(pieces: Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    const told = piece.norm === 'same' && isPriceOfThing(pieces, at) ? priceBefore(pieces, at) : undefined
    return told ? repeated(told, piece) : piece
  })
}

/** Whether the word stands where the price of a thing would: behind its name, or with "on" or "for" before it. */
function isPriceOfThing(pieces: readonly Piece[], at: number): boolean {
  const named = (piece: Piece | undefined): boolean => piece?.type === 'name' && !piece.struck
  const next = /^(?:price|amount|cost|again|too)$/.test(normAt(pieces, at + 1)) ? at + 2 : at + 1
  const of = /^(?:the|a|an|my|our|some)$/.test(normAt(pieces, next + 1)) ? next + 2 : next + 1
  if (/^(?:on|for)$/.test(normAt(pieces, next))) return named(pieces[of])
  let before = at - 1
  while (/^(?:the|for|was|were|cost|is|are|also)$/.test(normAt(pieces, before))) before -= 1
  return named(pieces[before]) && ends(pieces[next])
}

const MOST_BETWEEN = 4

/** The last price before the clause that has none of its own. */
function priceBefore(pieces: readonly Piece[], at: number): AmountPiece | undefined {
  const before = pieces.slice(0, at)
  const begun = before.findLastIndex(({ type }) => type === 'separator')
  const price = before.findLastIndex(isAmount)
  // "lunch 20 dinner the same": nobody paused.
  if (price > begun) return at - price > MOST_BETWEEN ? undefined : before.slice(price).find(isAmount)
  return begun < 0 ? undefined : before.slice(0, begun).findLast(isAmount)
}

function isAmount(piece: Piece): piece is AmountPiece {
  return piece.type === 'amount' && !piece.struck
}

function repeated(amount: AmountPiece, { from, to, start, end }: Piece): AmountPiece {
  return shaped({ ...amount, from, to, start, end, doubt: null, correctedFrom: null })
}
