import type { Understanding } from '#domain/understanding/frame.ts'
import type { KnownCall } from '#web/voice/client-tools.ts'

/**
 * Whether the agent may write what it asks for. Figures never come from a model: where the person's words are known, the
 * amount must be among them. Returns the reason for a refusal, told to the agent, or null.
 */
export function refusalOf(
  call: Extract<KnownCall, { name: 'addTransaction' }>,
  reading: Understanding | null,
): string | null {
  if (!reading) return null
  if (reading.frames.some((frame) => frame.intent === 'clarify')) {
    return 'Not saved. The app has asked the person which amount it was; wait for the answer.'
  }
  const heard = reading.frames.flatMap((frame) => (frame.intent === 'add' ? [frame.transaction.amountMinor] : []))
  return heard.some((amount) => amount === call.input.amountMinor)
    ? null
    : 'Not saved. The person did not say that amount. Ask for it.'
}
