import { singularWords } from '#server/assistant/talk/name-fit.ts'

/**
 * "lumber 286.40 at Home Depot" of "lumber 286.40 at Home Depot, screws 18.95": what of a list tells of a place. Of a place that it tells of
 * several times the part at `nth`, from 0.
 */
export function partOf(message: string, merchant: string, nth = 0): string {
  const name = singularWords(merchant)
  const parts = message.split(/,(?!\d)|\band\b/i)
  const told = parts.filter((part) => name.every((word) => singularWords(part).includes(word)))
  return told[nth] ?? told[0] ?? ''
}
