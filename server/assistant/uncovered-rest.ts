import type { Understanding } from '#domain/understanding/frame.ts'
import { understand } from '#domain/understanding/understand.ts'
import { parts } from '#server/assistant/model/telling-part.ts'
import type { Speaker } from '#server/assistant/speaker.ts'

/** Fewer words than these are a courtesy, not a request. */
const LEAST_ASKED = 3
const LEAST_TOLD = 4

/**
 * What of a message the local engine left aside while it took the rest: a question that it cannot answer ("coffee 4, was this month
 * any wilder?"), or a sentence of its own that means nothing to it. Null when it took everything, or nothing.
 */
export function uncoveredRest(
  { message, today, currency }: Speaker,
  { frames }: Understanding,
): { text: string; isAsked: boolean } | null {
  if (frames.every(({ intent }) => intent === 'other')) return null
  const rest = parts(message).flatMap(({ told, asked }) => [
    ...(hasWords(told, LEAST_TOLD) && told !== message.trim() ? [{ text: told, isAsked: false }] : []),
    ...(hasWords(asked, LEAST_ASKED) ? [{ text: asked, isAsked: true }] : []),
  ])
  const uncovered = rest.filter(({ text }) =>
    understand(text, { today, currency }).frames.every(
      (frame) => frame.intent === 'other' && frame.topic === 'unknown',
    ),
  )
  if (uncovered.length === 0) return null
  return { text: uncovered.map(({ text }) => text).join(' '), isAsked: uncovered.some(({ isAsked }) => isAsked) }
}

function hasWords(text: string, least: number): boolean {
  return (text.match(/\p{L}+/gu) ?? []).length >= least
}
