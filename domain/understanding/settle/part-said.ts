import { saidCount } from '#domain/understanding/settle/settle-piece.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'

/** In how many parts a whole falls, of which one is called so. */
export const partsCalled: ReadonlyMap<string, number> = new Map(
  Object.entries({ half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6 }),
)

/** A part of a whole, and the index after its last piece. */
export type PartSaid = { from: number; to: number; value: number; isPercent: boolean }

/** The part that is said from a place on: "a third", "his quarter", "two thirds", "60 percent"; null for all else, and for "a half". */
export function partSaid(pieces: readonly Piece[], from: number): PartSaid | null {
  const [said, next] = [pieces[from], normAt(pieces, from + 1)]
  const count = saidCount(said)
  // "two thirds" is read as a number of its own
  if (said && count !== null && count < 1 && severalParts.test(said.norm))
    return { from, to: from + 1, value: count, isPercent: false }
  if (count !== null && count < 100 && /^(?:percent|%)$/.test(next))
    return { from, to: from + 2, value: count / 100, isPercent: true }
  const ways = /^(?:an?|one|my|his|her|their)$/.test(said?.norm ?? '') ? oneOfParts.get(next) : undefined
  return ways === undefined ? null : { from, to: from + 2, value: 1 / ways, isPercent: false }
}
const severalParts = /(?:thirds|quarters|fourths|fifths|sixths|eighths|tenths)$/
const oneOfParts = new Map(Object.entries({ third: 3, quarter: 4, fifth: 5, sixth: 6 }))
