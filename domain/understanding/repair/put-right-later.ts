import { isContent } from '#domain/understanding/repair/repair-words.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'

/**
 * "Coffee 4. Bus 3. Actually, the coffee was 5.", "Lunch 12. Coffee 4. Lunch was 14.": a sentence that puts right what was told by its name
 * some sentences before. The stops from there up to the new price, which end nothing then.
 */
export function stopsToPutRight(pieces: readonly Piece[]): number[] {
  const ends = [...pieces.keys()].filter((at) => pieces[at]?.type === 'end')
  return ends.flatMap((end) => {
    const named = namedAfter(pieces, end + 1)
    const thing = pieces[named]
    if (!thing) return []
    const told = [...pieces.keys()].filter((at) => at < end && pieces[at]?.norm === thing.norm)
    const [first] = told
    if (first === undefined || told.length > 1 || !isPricedAt(pieces, first)) return []
    if (!takesBack(pieces[end + 1]) && !isBareOfDay(pieces.slice(first, named))) return []
    return ends.filter((other) => other > first && other < named)
  })
}

/** Where the thing stands whose price is put right by the sentence that begins at a place; -1 where none is. */
function namedAfter(pieces: readonly Piece[], from: number): number {
  let at = from
  while (/^(?:repair|separator|end)$/.test(pieces[at]?.type ?? '') || leads.test(normAt(pieces, at))) at += 1
  const isWhole = /^end$/.test(pieces[priceOf(pieces, at) + 1]?.type ?? 'end')
  return isContent(pieces[at]) && isPricedAt(pieces, at) && pieces[at + 1]?.type !== 'amount' && isWhole ? at : -1
}
const leads = /^(?:no|wait|actually|sorry|oh|um|the|my)$/

function takesBack(piece: Piece | undefined): boolean {
  return piece?.type === 'repair' || /^(?:no|wait|actually|sorry)$/.test(piece?.norm ?? '')
}

/** "Lunch 12. Coffee 4.": the price right behind its thing, which a verb then tells anew, and no other day in between. */
function isBareOfDay(told: readonly Piece[]): boolean {
  return told[1]?.type === 'amount' && !told.some(({ type }) => type === 'day')
}

/** "coffee 4", "the coffee was 4", "the coffee should be 4". */
function isPricedAt(pieces: readonly Piece[], at: number): boolean {
  return pieces[priceOf(pieces, at)]?.type === 'amount'
}

function priceOf(pieces: readonly Piece[], at: number): number {
  const [verb, be] = pieces.slice(at + 1, at + 3)
  if (verb?.norm === 'should' && be?.norm === 'be') return at + 3
  return /^(?:was|were)$/.test(verb?.norm ?? '') ? at + 2 : at + 1
}
