import type { Transaction } from '#domain/transaction.ts'
import { singularWords } from '#server/assistant/talk/name-fit.ts'
import type { StandingTurn } from '#server/assistant/talk/standing-entries.ts'

/**
 * "lumber 286.40 at Home Depot" of "lumber 286.40 at Home Depot, screws 18.95": what of a list tells of a place. Of a place that it tells of
 * several times the part at `nth`, from 0.
 */
function partOf(message: string, merchant: string, nth = 0): string {
  const name = singularWords(merchant)
  const parts = message.split(/,(?!\d)|\band\b/i)
  const told = parts.filter((part) => name.every((word) => singularWords(part).includes(word)))
  return told[nth] ?? told[0] ?? ''
}

/** Each entry of a turn with what of its sentence tells of it; of an entry alone that is all of it. */
export function partsOfTurn({ message, entries }: StandingTurn): { entry: Transaction; part: string }[] {
  return entries.map((entry) => {
    const alike = entries.filter(({ merchant }) => merchant === entry.merchant)
    return { entry, part: entries.length === 1 ? message : partOf(message, entry.merchant, alike.indexOf(entry)) }
  })
}
