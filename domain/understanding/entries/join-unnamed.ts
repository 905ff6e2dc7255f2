import { amountIndex, type Entry } from '#domain/understanding/entries/entry.ts'
import { isParted, merge } from '#domain/understanding/entries/rival-amounts.ts'
import { isNoName } from '#domain/understanding/guards/guard-meaning.ts'
import { isLabelWord, isUnitWord } from '#domain/understanding/money/number-role.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { normBefore } from '#domain/understanding/words/prior.ts'

/**
 * A second amount whose name names nothing that is bought ("tyres 200 fitted 240", "sand 20 bag pallet $96", "60, call it 50")
 * belongs to the entry before: which of the two was paid stays open.
 */
export function joinUnnamed(entries: readonly Entry[]): Entry[] {
  const joined: Entry[] = []
  for (const entry of entries) {
    const before = joined.at(-1)
    if (before?.amount && entry.amount && before.kind === entry.kind && isSame(before, entry))
      joined.splice(-1, 1, { ...merge(before, entry), merchant: before.merchant, category: before.category })
    else joined.push(entry)
  }
  return joined
}

function isSame(before: Entry, entry: Entry): boolean {
  if (isNoName(entry) || isManner(entry)) return true
  if (entry.merchant === null && entry.pieces.some(({ norm }) => /^(but|only|charged)$/.test(norm))) return true
  const money = [before.amount?.money, entry.amount?.money]
  if (money[0]?.marked || money[0]?.decimal || !(money[1]?.marked || money[1]?.decimal)) return false
  return !isParted(before, entry) && (!entry.category.known || isMeasure(wordAfter(before, entry)))
}

/** "fitted", "installing": how it was done, not what was bought; "and 25 for weeding" is a job of its own. */
function isManner(entry: Entry): boolean {
  const { merchant, category, pieces } = entry
  if (merchant === null || category.known || merchant.includes(' ')) return false
  const at = pieces.findIndex(({ norm }) => norm === merchant.toLowerCase())
  const word = pieces[at]
  const isJoined = pieces[0]?.norm === 'and' || /^(for|on|from)$/.test(normBefore(pieces, at))
  if (at > amountIndex(entry) && isJoined) return false
  return word?.type === 'word' && !word.capital && /[a-z]{3}(ed|ing)$/.test(word.norm)
}

/** The word that stands right after the first of the two amounts. */
function wordAfter(before: Entry, entry: Entry): Piece | undefined {
  const at = amountIndex(before)
  return before.pieces[at + 1] ?? entry.pieces[0]
}

function isMeasure(piece: Piece | undefined): boolean {
  return piece !== undefined && !piece.struck && (isUnitWord(piece.norm) || isLabelWord(piece.norm))
}
