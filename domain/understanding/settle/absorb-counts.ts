import { isContent } from '#domain/understanding/entries/segment.ts'
import { holdsSoMany, isLabelWord, isLengthWord, isUnitWord } from '#domain/understanding/money/number-role.ts'
import { inRole, isAmount, isCapital, isPause, type Piece, quiet, silence } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** The words around a count say nothing of what was bought: "3 kg of", "table for six", "size 9", "pack of 12". */
export function absorbCounts(pieces: Piece[]): Piece[] {
  const result = [...pieces]
  const isPriced = pieces.some(isAmount)
  for (const [at, piece] of pieces.entries()) {
    const of = pieces[at + 1]
    if (
      of?.norm === 'of' &&
      /^(kilo|kg|litre|liter|dozen|gram|grams|pounds?)$/.test(piece.norm) &&
      isContent(pieces[at + 2])
    ) {
      silence(result, /^(?:half|third|quarter)$/.test(normBefore(pieces, at)) ? at - 1 : at, at + 2)
    }
    if (piece.type !== 'number') continue
    const unit = result[at + 1]
    if (unit?.norm === 'pack' && isAlone(pieces, at)) {
      result[at] = inRole(piece, { type: 'word', capital: true })
      continue
    }
    if (
      unit &&
      (unit.type === 'word' || unit.type === 'name') &&
      (isUnitWord(unit.norm) || isLengthWord(unit.norm)) &&
      !sharing.has(unit.norm) &&
      (isPriced || !measures.has(unit.norm)) &&
      !(containers.has(unit.norm) && isAlone(pieces, at)) &&
      (unit.type === 'word' || result[at + 2]?.norm === 'of' || inParts.test(unit.norm))
    ) {
      result[at + 1] = quiet(unit)
      const of = result[at + 2]
      if (of && /^(of|olds?)$/.test(of.norm)) result[at + 2] = quiet(of)
    } else if (unit?.norm === 'of' && !/^(us|them)$/.test(normAt(pieces, at + 2))) result[at + 1] = quiet(unit)
    const before = prior(result, at)
    const label = before?.norm === 'for' || before?.norm === 'of' ? at - 2 : at - 1
    const labelled = result[label]
    if (
      labelled &&
      (labelled.type === 'word' || labelled.type === 'name') &&
      !isNamedSo(result, label, at) &&
      !(labelled.type === 'name' && /^Tra/.test(labelled.entry.category)) &&
      (isLabelWord(labelled.norm) || (before?.norm === 'of' && holdsSoMany(labelled.norm)))
    )
      silence(result, label, at)
  }
  return result
}

/** "Studio 54 tickets": a capital tells a name; "Size 10 shoes" only begins a sentence with one. */
function isNamedSo(pieces: readonly Piece[], label: number, number: number): boolean {
  const [said, next] = [pieces[label], pieces[number + 1]]
  if (!isCapital(said)) return false
  return (label > 0 && pieces[label - 1]?.type !== 'end') || isCapital(next)
}

/** "a 6 pack for thirteen and wine for eighteen": nothing else tells what was in it. */
function isAlone(pieces: readonly Piece[], count: number): boolean {
  return !isNamed(pieces, count, -1) && !isNamed(pieces, count + 1, 1)
}

/** Whether a thing is told beside it, up to the next pause; a price may stand between them. */
function isNamed(pieces: readonly Piece[], from: number, step: 1 | -1): boolean {
  for (let at = from + step; Math.abs(at - from) < NEAR; at += step) {
    const piece = pieces[at]
    if (!piece || isPause(piece)) return false
    if (isContent(piece)) return true
  }
  return false
}
const NEAR = 8

/** "a TV for 600 in 12 installments" */
const inParts = /^install?ments$|^instalments$/
const containers = wordSet('pack packs case box bag crate tray')
/** Beside no price they tell what the number is of: "10,000 steps". */
const measures = wordSet('steps calories degrees')
const sharing = wordSet('ways way people persons guys x times *')
