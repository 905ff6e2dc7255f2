import type { Day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

/**
 * Whether the local engine finds nothing against writing the words down: no "don't", no "almost", no remark on prices, no order
 * to break in, no amount that was said in two ways, and nobody of whom it is open who paid whom.
 */
export function mayBeWritten(text: string, given: { today: Day; currency: string }): boolean {
  const { frames } = understand(text, given)
  return !frames.some(
    (frame) =>
      (frame.intent === 'other' && againstWriting.has(frame.topic)) ||
      (frame.intent === 'clarify' && openBeforeWriting.has(frame.reason)),
  )
}

const openBeforeWriting = new Set(['two_readings', 'unusual_amount', 'no_kind'])
const againstWriting = new Set(['negated', 'hypothetical', 'hostile', 'remark'])
