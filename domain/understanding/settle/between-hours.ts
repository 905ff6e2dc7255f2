import { inRole, isPause, type Piece, silence } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "parking between 3 and 5 was 12", "parked 3 till 5 for 12": two hours of the clock beside the price are no range of prices. */
export function betweenHours(pieces: Piece[]): Piece[] {
  const worked = pieces.findIndex((_, at) => isRangeOfHours(pieces, at) && isOfShift(pieces, at))
  if (worked >= 0) {
    const told = [...pieces]
    silence(told, pieces.findLastIndex((piece, at) => at < worked && isPause(piece)) + 1, worked + 3)
    return told
  }
  const first = pieces.findIndex((_, at) => isFirstHour(pieces, at))
  if (first < 0) return pieces
  return pieces.map((piece, at) => (at === first || at === first + 2 ? inRole(piece, { type: 'time' }) : piece))
}

function isRangeOfHours(pieces: readonly Piece[], at: number): boolean {
  return joints.has(normAt(pieces, at + 1)) && isHour(pieces[at]) && isHour(pieces[at + 2])
}

/** "my shift was 2 to 10 and …", "the shop opens 9 to 6, …": how long somebody works, told whole beside what was paid. */
function isOfShift(pieces: readonly Piece[], at: number): boolean {
  let lead = at - 1
  while (leadsToHour.has(normAt(pieces, lead))) lead -= 1
  return shifts.has(normAt(pieces, lead)) && isPause(pieces[at + 3])
}
const leadsToHour = wordSet('was were is are from between um')
const shifts = wordSet('shift shifts open opens opened hours worked working works')

function isFirstHour(pieces: readonly Piece[], at: number): boolean {
  if (!isRangeOfHours(pieces, at)) return false
  const [from, joint, to] = [pieces[at], pieces[at + 1], pieces[at + 2]]
  if (!joint) return false
  const lead = normBefore(pieces, at)
  if ((joint.norm === 'and') !== (lead === 'between') || movers.has(normBefore(pieces, at, 2))) return false
  const next = pieces.findIndex(({ type }, index) => index > at + 2 && type === 'amount')
  const price = pieces[next]
  if (price?.type !== 'amount' || [from, to].some((hour) => countOf(hour) === price.money.count)) return false
  const isOpening = at === 1 && (lead === 'between' || lead === 'from') && !isPricedOn(pieces[at + 3])
  return isOpening || pieces.slice(at + 3, next).every((piece) => isPause(piece) || leadsToPrice.has(piece.norm))
}

/** "between 3 and 5 on coffee": two prices. */
function isPricedOn(piece: Piece | undefined): boolean {
  return piece?.norm === 'on' || piece?.norm === 'for'
}

const joints = wordSet('to till til until and')
/** "went from 3 to 5": a price that rose or fell. */
const movers = wordSet('went gone up down cut reduced dropped raised lowered knocked marked jumped rose fell')
const leadsToPrice = wordSet('was were is for cost costs came to it i we paid the me us charged only just um')

function countOf(piece: Piece | undefined): number {
  return piece?.type === 'amount' ? piece.money.count : 0
}

/** A bare number that a clock shows. */
function isHour(piece: Piece | undefined): boolean {
  if (piece?.type !== 'amount' || piece.money.marked || piece.money.decimal) return false
  return Number.isInteger(piece.money.count) && piece.money.count > 0 && piece.money.count <= HOURS
}
const HOURS = 12
