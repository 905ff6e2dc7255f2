import type { Day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

/**
 * Whether the local engine finds nothing against writing the words down: no "don't", no "almost", no remark on prices, no order
 * to break in, and no amount that was said in two ways.
 */
export function mayBeWritten(text: string, given: { today: Day; currency: string }): boolean {
  const { frames } = understand(text, given)
  return !frames.some(
    (frame) =>
      (frame.intent === 'other' && againstWriting.has(frame.topic)) ||
      (frame.intent === 'clarify' && (frame.reason === 'two_readings' || frame.reason === 'unusual_amount')),
  )
}

const againstWriting = new Set(['negated', 'hypothetical', 'hostile', 'remark'])
