import type { EditFrame, Frame, UnderstandingContext } from '#domain/understanding/frame.ts'

const opening = /^\W*(?:no|nope|sorry|actually|wait|i meant?)\b[\s,:]+(?:i meant? )?/i

/** What "no, groceries" puts right: the entry or the question before it. The rest of a question is asked again of `ask`. */
export type Correction = { edit: EditFrame } | { ask: string }

/**
 * Reads a bare thing after a "no" as a correction of what was said last; null where it is news of its own. An amount makes it one,
 * and so does silence before it.
 */
export function readCorrection(
  message: string,
  { frames, last }: { frames: readonly Frame[]; last: UnderstandingContext['last'] | null },
): Correction | null {
  const [frame, ...more] = frames
  const thing = message.replace(opening, '')
  if (!last || more.length > 0 || thing === message) return null
  if (frame?.intent !== 'clarify' || frame.reason !== 'no_amount') return null
  if (last.intent === 'summary') return { ask: `what about ${thing}` }
  const { merchant, category, categoryKnown } = frame.draft
  if (last.intent !== 'add' || !merchant) return null
  const change = { merchant, ...(category && categoryKnown ? { category } : {}) }
  return { edit: { intent: 'edit', change, spans: frame.spans, confidence: frame.confidence } }
}
