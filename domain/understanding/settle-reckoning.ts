import type { AmountPiece, Piece } from '#domain/understanding/piece.ts'
import { quiet, toNumber, withAmount } from '#domain/understanding/settle-piece.ts'

type Placed = { at: number; piece: AmountPiece; minor: number }

/**
 * Numbers that only reckon with the others: the note that was handed over and the change that came back ("gave her 20 for a
 * 12.50 lunch, got 7.50 back"), a total in front of the parts that make it up ("total 52, groceries 40, cat food 12").
 */
export function settleReckoning(pieces: Piece[]): Piece[] {
  const amounts = pieces.flatMap((piece, at) =>
    piece.type === 'amount' && !piece.struck && piece.money.amountMinor !== null
      ? [{ at, piece, minor: piece.money.amountMinor as number }]
      : [],
  )
  if (amounts.length < 2 || amounts.length > 12) return pieces
  return changeGiven(pieces, amounts) ?? leadingTotal(pieces, amounts) ?? pieces
}

function changeGiven(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const back = amounts.findIndex(({ at }, index) => index > 0 && isChange(pieces, at + 1))
  const change = amounts[back]
  const given = amounts.slice(0, back).find(({ at }) => isHandedOver(pieces, at))
  if (!change || !given || given.minor <= change.minor) return null
  const price = amounts.find((amount) => amount !== given && amount.minor === given.minor - change.minor)
  if (!price && amounts.length > 2) return null
  return pieces.map((piece, at) => {
    if (at === given.at) return price ? { ...toNumber(given.piece), struck: true } : withAmount(given.piece, given.minor - change.minor)
    if (at === change.at) return { ...toNumber(change.piece), struck: true }
    return at > change.at - 3 && at < change.at + 3 && /^(got|get|back|change)$/.test(piece.norm) ? quiet(piece) : piece
  })
}

function isChange(pieces: readonly Piece[], at: number): boolean {
  const norm = pieces[at]?.norm
  return norm === 'back' || norm === 'change' || (norm === 'in' && pieces[at + 1]?.norm === 'change')
}

/** "gave the cashier 20", "handed over a 50", "paid with a 20". */
function isHandedOver(pieces: readonly Piece[], at: number): boolean {
  const lead = pieces.slice(Math.max(0, at - 4), at)
  return lead.some(({ norm }) => /^(gave|handed)$/.test(norm)) || lead.slice(-2).some(({ norm }) => norm === 'with')
}

function leadingTotal(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const [total, ...parts] = amounts
  const sum = parts.reduce((all, { minor }) => all + minor, 0)
  if (!total || parts.length < 2 || sum !== total.minor) return null
  const lead = pieces.slice(Math.max(0, total.at - 4), total.at)
  if (!lead.some(({ norm }) => /^(total|altogether|all|bill)$/.test(norm))) return null
  return pieces.map((piece, at) =>
    at === total.at ? toNumber(total.piece) : at < total.at && lead.includes(piece) ? quiet(piece) : piece,
  )
}
