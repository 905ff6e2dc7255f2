import { product } from '#domain/product.ts'
import type { Remark } from '#web/voice/drivers/driver.ts'

/** Lines of the conversation that an agent is given back. */
const MOST_RECALLED = 12
const LONGEST_REMARK = 300

export function wordsOnReply(text: string): string {
  return `The app answered the person: "${text}" Say the same in your own few words, and no other figure.`
}

/**
 * What an agent is told when a lost line stands again. `lastHeard`, the last words that came over it, may not stand in the
 * conversation yet.
 */
export function wordsOnResuming(remarks: readonly Remark[], lastHeard: string): string {
  const isMissing = lastHeard !== '' && !remarks.some(({ by, text }) => by === 'person' && text === lastHeard)
  const all = isMissing ? [...remarks, { by: 'person' as const, text: lastHeard }] : remarks
  const recalled = all.slice(-MOST_RECALLED).map(lineOf)
  return [
    'The line was lost for a moment and is back. Do not greet again.',
    ...(recalled.length > 0
      ? [
          'The conversation so far, all of it dealt with by the app:',
          ...recalled,
          'Go on from there; call no tool for any of it.',
        ]
      : ['Nothing was said before.']),
  ].join('\n')
}

function lineOf({ by, text }: Remark): string {
  const words = text.length > LONGEST_REMARK ? `${text.slice(0, LONGEST_REMARK)}…` : text
  return `${by === 'person' ? 'The person' : product.assistant}: "${words}"`
}
