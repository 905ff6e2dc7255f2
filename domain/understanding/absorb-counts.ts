import { isLabelWord, isUnitWord } from '#domain/understanding/number-role.ts'
import type { Piece } from '#domain/understanding/piece.ts'
import { quiet } from '#domain/understanding/settle-piece.ts'

/** The words around a count say nothing of what was bought: "3 kg of", "table for six", "size 9", "pack of 12". */
export function absorbCounts(pieces: Piece[]): Piece[] {
  const result = [...pieces]
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'number') continue
    const unit = result[at + 1]
    if (
      unit &&
      (unit.type === 'word' || unit.type === 'name') &&
      isUnitWord(unit.norm) &&
      !sharing.has(unit.norm) &&
      (unit.type === 'word' || result[at + 2]?.norm === 'of')
    ) {
      result[at + 1] = quiet(unit)
      const of = result[at + 2]
      if (of?.norm === 'of') result[at + 2] = quiet(of)
    } else if (unit?.norm === 'of') result[at + 1] = quiet(unit)
    const before = result[at - 1]
    const label = before?.norm === 'for' || before?.norm === 'of' ? at - 2 : at - 1
    const named = result[label]
    if (named && (named.type === 'word' || named.type === 'name') && !named.capital && isLabelWord(named.norm)) {
      for (let index = label; index < at; index += 1) {
        const part = result[index]
        if (part) result[index] = quiet(part)
      }
    }
  }
  return result
}

const sharing = new Set('ways|way|people|persons|guys|x|times|*'.split('|'))
