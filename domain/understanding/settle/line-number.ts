import type { LexiconEntry } from '#domain/understanding/lexicon/lexicon.ts'
import { toNumber } from '#domain/understanding/settle/settle-piece.ts'
import { inRole, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'

/** "took the 38 to work, 1.75", "the 38 was forty minutes late": which bus it was. */
export function lineNumber(pieces: Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    if (piece.type !== 'amount' || prior(pieces, at)?.norm !== 'the') return piece
    const { marked, decimal, count, otherMinor } = piece.money
    if (marked || decimal || otherMinor !== null || !Number.isInteger(count) || count > MOST_LINES) return piece
    if (ran.test(phraseText(pieces.slice(at + 1, at + FAR)))) return toNumber(piece)
    if (!taking.test(normBefore(pieces, at, 2)) || !going.test(normAt(pieces, at + 1))) return piece
    return isPricedNext(pieces, at)
      ? inRole(piece, { type: 'name', norm: 'bus', entry: bus, capital: false })
      : toNumber(piece)
  })
}

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
