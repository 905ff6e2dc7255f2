import { minor } from '#domain/money.ts'
import type { AmountPiece, Piece } from '#domain/understanding/words/piece.ts'
import { shaped, struckOut } from '#domain/understanding/words/piece.ts'

/** The same stretch as a mere number: it counts, labels or dates something. */
export function toNumber({ from, to, start, end, norm, struck, money }: AmountPiece): Piece {
  return shaped({ type: 'number', from, to, start, end, norm, struck, count: money.count })
}

/** A number that is taken back: it counts for nothing, and is shown struck through. */
export function setAside(piece: AmountPiece): Piece {
  return struckOut(toNumber(piece))
}

/** An amount with another value, beyond doubt. */
export function withAmount(piece: AmountPiece, amountMinor: number): AmountPiece {
  const settled = Number.isSafeInteger(amountMinor) && amountMinor > 0 ? minor(amountMinor) : null
  return shaped({ ...piece, doubt: null, money: { ...piece.money, amountMinor: settled, otherMinor: null } })
}

/** An amount that may be another, of which one is to be chosen. */
export function withOther(piece: AmountPiece, otherMinor: number): AmountPiece {
  return otherMinor > 0
    ? shaped({ ...piece, money: { ...piece.money, otherMinor: minor(otherMinor), decimal: false } })
    : piece
}

/** The place of a price that was not told: what is named beside it is to be asked for. */
export function untold(piece: AmountPiece): AmountPiece {
  return shaped({ ...piece, doubt: null, money: { ...piece.money, amountMinor: null, otherMinor: null, vague: true } })
}

/** An amount that stands, and is known. */
export function isPriced(piece: Piece | undefined): piece is AmountPiece {
  return piece?.type === 'amount' && !piece.struck && piece.money.amountMinor !== null
}

/** What an amount comes to in minor units; 0 for what is none. */
export function minorOf(piece: Piece | undefined): number {
  return piece?.type === 'amount' ? (piece.money.amountMinor ?? 0) : 0
}

/** The only price that is told, but for numbers at some places, and where it stands; null where there is none or another. */
export function onlyPriced(
  pieces: readonly Piece[],
  isOther: (at: number) => boolean = () => false,
): { at: number; piece: AmountPiece } | null {
  const [at, ...more] = [...pieces.keys()].filter((index) => !isOther(index) && isPriced(pieces[index]))
  const piece = at === undefined ? undefined : pieces[at]
  return at === undefined || more.length > 0 || !isPriced(piece) ? null : { at, piece }
}

/** So many times an amount, in both ways to hear it: "two nights at one forty nine each" is 298, or 2.98. */
export function multiplied(piece: AmountPiece, times: number): AmountPiece {
  const { amountMinor, otherMinor } = piece.money
  const product = withAmount(piece, Math.round((amountMinor ?? 0) * times))
  const other = otherMinor === null ? null : withAmount(piece, Math.round(otherMinor * times)).money.amountMinor
  return shaped({ ...product, money: { ...product.money, otherMinor: other } })
}

/** How many a number says there are, read as an amount or not; null for money that is marked as such, and for what is no number. */
export function saidCount(piece: Piece | undefined): number | null {
  if (piece?.type === 'number') return piece.count
  return piece?.type === 'amount' && !piece.money.marked ? piece.money.count : null
}

/** A round sum as one note is worth: 5, 20, 100. */
export function isNote({ money }: AmountPiece): boolean {
  return /^[125]0*$/.test(String(money.count)) && money.count > 1
}
