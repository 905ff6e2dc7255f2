import { fillers } from '#domain/understanding/words/function-words.ts'
import type { AmountPiece, Piece } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

export type Range = [AmountPiece, AmountPiece]

/** "fifteen or fifty", "between 20 and 30", "20 to 30": no single amount was said. */
export function findRanges(pieces: readonly Piece[]): Range[] {
  const ranges: Range[] = []
  const kept = pieces.filter((piece) => !piece.struck)
  for (const [at, piece] of kept.entries()) {
    if (piece.type !== 'amount') continue
    const joint = jointAfter(kept, at)
    let second = joint + 1
    while (second < joint + 5 && kept[second]?.type === 'word' && skipped.has(normAt(kept, second))) second += 1
    const [direct, other] = [kept[joint], kept[second]]
    if (other?.type === 'amount' && joins(kept, at, joint)) ranges.push([piece, other])
    else if (joint > at + 1 && direct?.type === 'amount' && !hasComma(kept, at, joint)) ranges.push([piece, direct])
  }
  return ranges
}

const skipped = wordSet('was it is maybe like perhaps um even about more possibly a actually the probably')
const joints = new Set(['or', 'slash', 'to', '-', '–', '/'])

/** Where the word that joins two amounts stands, courtesies aside. */
function jointAfter(kept: readonly Piece[], at: number): number {
  const isSound = (index: number): boolean => kept[index]?.type === 'word' && fillers.has(normAt(kept, index))
  let joint = at + 1
  while (isSound(joint)) joint += 1
  if (kept[joint]?.norm === ',' || kept[joint]?.norm === '…') joint += 1
  while (isSound(joint) && kept[joint + 1]?.norm === 'or') joint += 1
  return joint
}

function joins(kept: readonly Piece[], at: number, joint: number): boolean {
  const norm = normAt(kept, joint)
  return joints.has(norm) || (norm === 'and' && prior(kept, at)?.norm === 'between')
}

function hasComma(kept: readonly Piece[], from: number, to: number): boolean {
  return kept.slice(from + 1, to).some((between) => between.norm === ',')
}
