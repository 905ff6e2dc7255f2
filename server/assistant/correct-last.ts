import type { EditFrame, Frame, UnderstandingContext } from '#domain/understanding/frame.ts'

const opening = /^\W*(?:no|nope|sorry|actually|wait|i meant?)\b[\s,:]+(?:i meant? )?/i

/** What "no, groceries" puts right: the entry or the question before it. The rest of a question is asked again of `ask`. */
export type Correction = { edit: EditFrame } | { ask: string }

/** The bare thing behind a "no"; null where the words say more, or something was understood in them already. */
export function thingAfterNo(message: string, frames: readonly Frame[]): string | null {
  const thing = message.replace(opening, '')
  const [frame, ...more] = frames
  const isOpen =
    (frame?.intent === 'other' && (frame.topic === 'negated' || frame.topic === 'unknown')) ||
    (frame?.intent === 'clarify' && frame.reason === 'no_amount')
  return thing !== message && isOpen && more.length === 0 ? thing : null
}

/** Takes a thing without an amount as a correction of what was said last; null where there is nothing to correct, or it is no thing. */
export function readCorrection(
  thing: string,
  { frames, last }: { frames: readonly Frame[]; last: UnderstandingContext['last'] | null },
): Correction | null {
  const [frame] = frames
  if (frame?.intent !== 'clarify' || frame.reason !== 'no_amount') return null
  if (last?.intent === 'summary') return { ask: `what about ${thing}` }
  const { merchant, category, categoryKnown } = frame.draft
  if (last?.intent !== 'add' || !merchant) return null
  const change = { merchant, ...(category && categoryKnown ? { category } : {}) }
  return { edit: { intent: 'edit', change, spans: frame.spans, confidence: frame.confidence } }
}
