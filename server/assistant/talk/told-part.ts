import { singularWords } from '#server/assistant/talk/name-fit.ts'

/** "lumber 286.40 at Home Depot" of "lumber 286.40 at Home Depot, screws 18.95": what of a list tells of a place. */
export function partOf(message: string, merchant: string): string {
  const name = singularWords(merchant)
  const parts = message.split(/,(?!\d)|\band\b/i)
  return parts.find((part) => name.every((word) => singularWords(part).includes(word))) ?? ''
}
