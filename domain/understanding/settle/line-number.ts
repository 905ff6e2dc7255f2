import type { LexiconEntry } from '#domain/understanding/lexicon/lexicon.ts'
import { toNumber } from '#domain/understanding/settle/settle-piece.ts'
import { ends, inRole, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "took the 38 to work, 1.75", "the 38 was forty minutes late", "bus 73 into town 1.75": which bus it was. */
export function lineNumber(pieces: Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    if (piece.type !== 'amount' || !leads.test(normBefore(pieces, at))) return piece
    const { marked, decimal, count, otherMinor } = piece.money
    if (marked || decimal || otherMinor !== null || !Number.isInteger(count) || count > MOST_LINES) return piece
    if (normBefore(pieces, at) !== 'the') return isLineWithFare(pieces, at, count) ? toNumber(piece) : piece
    if (ran.test(phraseText(pieces.slice(at + 1, at + FAR)))) return toNumber(piece)
    if (!taking.test(normBefore(pieces, at, 2)) || !going.test(normAt(pieces, at + 1))) return piece
    return isPricedNext(pieces, at)
      ? inRole(piece, { type: 'name', norm: 'bus', entry: bus, capital: false })
      : toNumber(piece)
  })
}

const leads = /^(?:the|bus|tram|locker)$/

/** "bus 73 into town 1.75": a number too high to count as one by itself, and behind where it went the fare, which ends what is told. */
function isLineWithFare(pieces: readonly Piece[], at: number, line: number): boolean {
  const next = pieces.findIndex(({ type }, index) => index > at && type === 'amount')
  const fare = pieces[next]
  if (line <= FEW_LINES || fare?.type !== 'amount' || next - at > FAR || fare.money.count >= line) return false
  const between = pieces.slice(at + 1, next)
  const way = between.find(({ type }) => type !== 'separator' && type !== 'day')
  const isWay = !way || wayTo.has(way.norm)
  // "bus 120 for two"
  if (normBefore(pieces, next) === 'for' && !fare.money.marked && !fare.money.decimal) return false
  const isPaid = fare.money.marked || fare.money.decimal || fare.money.count <= MOST_OF_FARE
  const isLast = ends(pieces[next + 1]) || pieces[next + 1]?.type === 'day'
  const isOfAnother = between.some(
    ({ type, norm }, index) =>
      norm === 'and' || (type === 'name' && !wayTo.has(norm) && !toPlace.has(normBefore(between, index))),
  )
  return isWay && isPaid && isLast && !isOfAnother
}
const MOST_OF_FARE = 20
/** Up to these a number may as well be the fare, which its doubt tells. */
const FEW_LINES = 60
const toPlace = wordSet('to into from at the my')
const wayTo = wordSet('to into from at home back there downtown uptown across in out was cost for fare ticket')

/** The fare comes with nothing of its own named before it; "took the 5 to San Diego, gas 40" tells of a road. */
function isPricedNext(pieces: readonly Piece[], at: number): boolean {
  const next = pieces.findIndex(({ type }, index) => index > at && type === 'amount')
  const lead = pieces[next - 1]
  return lead?.type === 'separator' || /^(?:for|was|cost|paid)$/.test(lead?.norm ?? '')
}

const MOST_LINES = 999
const FAR = 7
/** How a bus ran: "was late", "never came". */
const ran =
  /^ (?:(?:was|is|were) (?:(?:so|really|very|about|over|\S+ (?:um )?(?:minutes?|mins|hours?)|an hour|half an hour|running|completely|totally) )*(?:late|early|delayed|packed|full|rammed|cancell?ed|stuck)|never (?:came|showed|turned up)|didnt (?:come|show|turn up|stop)|broke down) /
const taking = /^(?:took|take|caught|rode|riding|hopped)$/
const going = /^(?:to|home|into|downtown|uptown|across|back)$/
const bus: LexiconEntry = { words: ['bus'], category: 'Transportation', price: 'small', display: 'Bus' }
