import { isContent } from '#domain/understanding/entries/segment.ts'
import { inherit } from '#domain/understanding/money/money-read.ts'
import { withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import {
  type AmountPiece,
  isPause,
  type Piece,
  phraseText,
  shaped,
  silence,
  struckOut,
} from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'

/** "a couple hundred on tires, two ten to be exact", "about 50 on gas, 48.70 exactly": the first was only about right. */
export function toldExactly(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(({ norm }) => exactly.test(norm))
  const fresh = prior(pieces, at)
  const next = pieces[at + 1]
  if (fresh?.type !== 'amount' || fresh.struck || (next && !isPause(next))) return pieces
  const pause = pieces.findLastIndex((piece, index) => index < at - 1 && isPause(piece))
  if (pieces.slice(pause + 1, at - 1).some(isContent)) return pieces
  const first = pieces.findLastIndex(({ type, struck }, index) => index < pause && type === 'amount' && !struck)
  const old = pieces[first]
  if (
    old?.type !== 'amount' ||
    pieces.slice(first, pause).some((piece, index, told) => isPause(piece) && told[index + 1]?.norm !== 'change')
  )
    return pieces
  const minor = nearOf(fresh, old)
  if (minor === null) return pieces
  const { money } = withAmount({ ...fresh, money: inherit(fresh.money, old.money) }, minor)
  const told = [...pieces]
  silence(told, pause + 1, at + 1)
  const exact = { ...fresh, money: { ...money, vague: false }, doubt: null, correctedFrom: old.money }
  told.splice(first, 1, struckOut(old), exact)
  return told
}
const exactly = /^(?:exactly|precisely|exact|precise)$/

/** The one way to hear the second that is about as much as the first. */
function nearOf({ money }: AmountPiece, old: AmountPiece): number | null {
  const about = old.money.amountMinor ?? 0
  const near = [money.amountMinor, money.otherMinor].filter(
    (minor): minor is NonNullable<typeof minor> => minor !== null && minor > about * LEAST && minor < about * MOST,
  )
  const isSame = money.currency === null || money.currency === old.money.currency
  return isSame && near.length === 1 ? (near[0] ?? null) : null
}
const LEAST = 0.6
const MOST = 1.5

/** "one twenty five for dinner, a hundred twenty five I mean": of two ways to hear the first, the one that is said out again. */
export function saidOut(pieces: Piece[]): Piece[] {
  const first = pieces.findIndex((piece) => piece.type === 'amount' && !piece.struck && piece.money.otherMinor !== null)
  const pause = pieces.findIndex((piece, index) => index > first && isPause(piece))
  const at = pieces.findIndex((piece, index) => index > pause && piece.type === 'amount' && !piece.struck)
  const [open, again] = [pieces[first], pieces[at]]
  if (first < 0 || pause < 0 || open?.type !== 'amount' || again?.type !== 'amount') return pieces
  const { amountMinor, otherMinor, currency } = again.money
  const isMeant = amountMinor !== null && [open.money.amountMinor, open.money.otherMinor].includes(amountMinor)
  const end = pieces.findIndex(({ type }, index) => index > at && type === 'end')
  const rest = pieces.slice(at + 1, end < 0 ? pieces.length : end)
  if (!isMeant || otherMinor !== null || currency !== open.money.currency) return pieces
  if (!leadsAgain.test(phraseText(pieces.slice(pause, at))) || !closes.test(phraseText(rest))) return pieces
  const told = pieces.map((piece) =>
    piece === open ? shaped({ ...open, money: { ...open.money, amountMinor, otherMinor: null } }) : piece,
  )
  silence(told, pause, at + 1 + rest.length)
  return told
}
const leadsAgain = pattern`^ (?:(?:thats|that is|as in|so|i mean|meaning|um|yeah|yes|its) )*$`
const closes = pattern`^ (?:(?:i mean|i meant|that is|um) )*$`
