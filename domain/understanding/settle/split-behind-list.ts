import { isContent } from '#domain/understanding/entries/segment.ts'
import { roundShare } from '#domain/understanding/settle/multiply-amounts.ts'
import { untold, withOther } from '#domain/understanding/settle/settle-piece.ts'
import { waysOf } from '#domain/understanding/settle/split.ts'
import { type AmountPiece, ends, isAmount, isPause, type Piece, shaped } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import { joinsSharers, sharing } from '#domain/understanding/words/sharers.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * "lunch 9 and dinner 21, both split with Rita": how they were shared is said of the first too. "Electricity 80. Water 30. Split with Anna.":
 * behind a pause nobody can know whether that is said of all or of the last alone, and each before the last is asked for.
 */
export function splitBehindList(pieces: Piece[]): Piece[] {
  const shared = sharedList(pieces)
  if (!shared) return pieces
  const { before, tail, isOfAll } = shared
  if (!isOfAll) return pieces.map((piece) => (before.includes(piece) ? perhapsShared(piece, tail) : piece))
  const copied = tail.map((piece) => shaped({ ...piece, to: piece.from, end: piece.start }))
  return pieces.flatMap((piece) => (before.includes(piece) ? [piece, ...copied] : piece))
}

/** The amounts before the last of a list, and how the list was shared; null where that is said of one entry alone. */
export function sharedList(pieces: readonly Piece[]): { before: Piece[]; tail: Piece[]; isOfAll: boolean } | null {
  const verb = pieces.findIndex(({ norm }) => sharing.has(norm))
  const whose = prior(pieces, verb)
  if (verb < 0 || !whose || whose.norm === 'and' || named.has(normAt(pieces, verb + 1))) return null
  const isOfAll = whose.norm === 'both' || (whose.norm === 'all' && isPause(prior(pieces, verb, 2)))
  const end = pieces.findIndex((piece, at) => at > verb && isPause(piece) && !joinsSharers(pieces, at))
  const tail = pieces.slice(verb, end < 0 ? pieces.length : end)
  const told = pieces.slice(0, isOfAll ? verb - 1 : verb)
  const before = told.filter(isAmount).slice(0, -1)
  if (before.length === 0 || tail.some(({ type }) => type === 'amount' || type === 'name')) return null
  if (whose.norm === 'both') return before.length === 1 ? { before, tail, isOfAll } : null
  return isPause(told.at(-1)) && isList(told.slice(0, -1)) ? { before, tail, isOfAll } : null
}
/** What was shared is said behind the verb: "split it with Anna". */
const named = wordSet('it that the this my our')

/** Things and their prices, with nothing said of any of them. */
function isList(told: readonly Piece[]): boolean {
  return told.every((piece, at) => {
    if (piece.type === 'amount') return isContent(prior(told, at)) && ends(told[at + 1])
    return isPause(piece) ? prior(told, at)?.type === 'amount' : isContent(piece)
  })
}

function perhapsShared(piece: Piece, tail: readonly Piece[]): Piece {
  if (piece.type !== 'amount') return piece
  const ways = waysOf(tail)
  return ways === null ? untold(piece) : withOther(piece, shareOf(piece, ways))
}

function shareOf({ money }: AmountPiece, ways: number): number {
  return money.amountMinor === null || ways <= 1 ? 0 : roundShare(money.amountMinor, ways)
}
