import type { Frame } from '#domain/understanding/frame.ts'
import { understand } from '#domain/understanding/understand.ts'
import { drawFrom } from '#tests/evals/made-up.ts'
import { contextOf, type Judged } from '#tests/evals/score.ts'

/** Two tellings said one after the other, and whether each is read as it is alone. */
export type Joined = { joint: string; text: string; apart: string; together: string; as: 'read' | 'asked' | 'wrong' }

const joints = ['. ', ' and then '] as const
/** Longer ones are seldom said in one breath with another. */
const MOST_WORDS = 13

/**
 * Draws pairs of tellings of the same day that are read rightly, and joins them. Nobody wrote what a pair comes to, and everybody knows
 * it: what both come to. What a half, a tip or a correction of the one does to the other shows here.
 */
export function joinPairs(judged: readonly Judged[], count: number, seed: number): Joined[] {
  const draw = drawFrom(seed)
  const plain = judged.filter(isPlain)
  return Array.from({ length: count }, () => {
    const first = draw(plain)
    const second = draw(plain.filter(({ line }) => line.today === first.line.today))
    const joint = draw(joints)
    const text = first.line.text.replace(/[.!]\s*$/, '') + joint + second.line.text
    const frames = understand(text, contextOf(first.line)).frames
    const apart = toldBy([...first.understood.frames, ...second.understood.frames])
    const together = toldBy(frames)
    const asks = frames.some(({ intent }) => intent !== 'add')
    return { joint, text, apart, together, as: apart === together ? 'read' : asks ? 'asked' : 'wrong' }
  })
}

function isPlain({ line, verdict, understood }: Judged): boolean {
  return (
    verdict.whole &&
    !line.after &&
    !line.currency &&
    line.text.split(' ').length <= MOST_WORDS &&
    understood.frames.every((frame) => frame.intent === 'add' && frame.transaction.currency === undefined)
  )
}

/** Kinds and sums, in the order of their size: names may be told by what stands beside them. */
function toldBy(frames: readonly Frame[]): string {
  return frames
    .map((frame) =>
      frame.intent === 'add' ? `${frame.transaction.kind} ${frame.transaction.amountMinor}` : frame.intent,
    )
    .sort()
    .join(', ')
}

/** One row a joint: how many pairs, the share that is read as both alone, those that ask, and the wrong ledgers. */
export function joinedReport(pairs: readonly Joined[], shown = 40): string {
  const row = (name: string, list: readonly Joined[]): string => {
    const count = (as: Joined['as']): number => list.filter((pair) => pair.as === as).length
    return `${name.padEnd(14)} ${String(list.length).padStart(7)} ${((100 * count('read')) / list.length).toFixed(1).padStart(6)} ${String(count('asked')).padStart(6)} ${String(count('wrong')).padStart(6)}`
  }
  const failed = pairs.filter(({ as }) => as !== 'read')
  return [
    `${'joined'.padEnd(14)} ${'n'.padStart(7)} ${'read'.padStart(6)} ${'asked'.padStart(6)} ${'wrong'.padStart(6)}`,
    ...joints.map((joint) =>
      row(
        `…${joint}…`,
        pairs.filter((pair) => pair.joint === joint),
      ),
    ),
    row('all', pairs),
    '',
    ...failed
      .slice(0, shown)
      .map(({ as, text, apart, together }) => `  ${as}: ${text}\n    apart ${apart}\n    got   ${together}`),
  ].join('\n')
}
