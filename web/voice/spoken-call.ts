import type { Understanding } from '#domain/understanding/frame.ts'
import type { KnownCall } from '#web/voice/client-tools.ts'

/**
 * Whether the agent may write what it asks for. Figures never come from a model: the amount must be among the person's words, and
 * nothing is written while the app has asked something. Returns the reason for a refusal, told to the agent, or null.
 */
export function refusalOf(
  call: Extract<KnownCall, { name: 'addTransaction' }>,
  reading: Understanding | null,
  question: string | null,
): string | null {
  if (question !== null) return `Not saved. The app has asked: "${question}" Wait for the answer.`
  if (!reading) return null
  const heard = reading.frames.flatMap((frame) => (frame.intent === 'add' ? [frame.transaction.amountMinor] : []))
  return heard.some((amount) => amount === call.input.amountMinor)
    ? null
    : 'Not saved. The person did not say that amount. Ask for it.'
}
