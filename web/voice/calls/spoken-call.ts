import type { Understanding } from '#domain/understanding/frame.ts'
import type { AddCall } from '#web/voice/calls/client-tools.ts'

/**
 * Whether the agent may write what it asks for. Figures never come from a model: the amount must be among the person's words, and
 * nothing is written while the app has asked something. Just after a lost line only what was said before it is taken: new words are
 * saved by the app when it has heard them whole. Returns the reason for a refusal, told to the agent, or null.
 */
export function refusalOf(
  call: AddCall,
  reading: Understanding | null,
  { question, isResumed }: { question: string | null; isResumed: boolean },
): string | null {
  if (question !== null) return `Not saved. The app has asked: "${question}" Wait for the answer.`
  if (!reading) return 'Not saved. Those words are about an account or a card, and the app has dealt with them.'
  const heard = reading.frames.flatMap((frame) => (frame.intent === 'add' ? [frame.transaction] : []))
  const sameAmount = heard.filter(({ amountMinor }) => amountMinor === call.input.amountMinor)
  if (sameAmount.length === 0) return 'Not saved. The person did not say that amount. Ask for it.'
  const isSame = sameAmount.some(({ merchant }) => merchant.toLowerCase() === call.input.merchant.toLowerCase())
  return isResumed && !isSame ? 'Not saved yet. The app saves it as soon as it has heard all of it.' : null
}
