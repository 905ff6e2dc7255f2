import { isContent } from '#domain/understanding/entries/segment.ts'
import { isLabelWord, isUnitWord } from '#domain/understanding/money/number-role.ts'
import { type Piece, quiet, silence } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** The words around a count say nothing of what was bought: "3 kg of", "table for six", "size 9", "pack of 12". */
export function absorbCounts(pieces: Piece[]): Piece[] {
  const result = [...pieces]
  const named = pieces.filter((piece) => isContent(piece)).length > 1
  for (const [at, piece] of pieces.entries()) {
    const of = pieces[at + 1]
    if (
      of?.norm === 'of' &&
      /^(kilo|kg|litre|liter|dozen|gram|grams|pounds?)$/.test(piece.norm) &&
      isContent(pieces[at + 2])
    ) {
      result[at] = quiet(piece)
      result[at + 1] = quiet(of)
    }
    if (piece.type !== 'number') continue
    const unit = result[at + 1]
    if (
      unit &&
      (unit.type === 'word' || unit.type === 'name') &&
      isUnitWord(unit.norm) &&
      !sharing.has(unit.norm) &&
      (named || !containers.has(unit.norm)) &&
      (unit.type === 'word' || result[at + 2]?.norm === 'of')
    ) {
      result[at + 1] = quiet(unit)
      const of = result[at + 2]
      if (of && /^(of|olds?)$/.test(of.norm)) result[at + 2] = quiet(of)
    } else if (unit?.norm === 'of' && !/^(us|them)$/.test(pieces[at + 2]?.norm ?? '')) result[at + 1] = quiet(unit)
    const before = prior(result, at)
    const label = before?.norm === 'for' || before?.norm === 'of' ? at - 2 : at - 1
    const labelled = result[label]
    if (
      labelled &&
      (labelled.type === 'word' || labelled.type === 'name') &&
      !labelled.capital &&
      !(labelled.type === 'name' && /^Tra/.test(labelled.entry.category)) &&
      isLabelWord(labelled.norm)
    )
      silence(result, label, at)
  }
  return result
}

const containers = wordSet('pack packs case box bag crate tray')
const sharing = wordSet('ways way people persons guys x times *')
