import type { Understanding } from '#domain/understanding/frame.ts'
import type { PreparedCall } from '#server/assistant/entries/open-choice.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { bareAmount } from '#server/assistant/waiting/said-in-answer.ts'

/** The entry whose new amount was asked for: "add 5 to the coffee" says by how much, not what it comes to. */
export type OpenTotal = { id: string }

/** The call that a said total makes; null for a message that names none. */
export function readTotal(
  { id }: OpenTotal,
  { speaker, understanding }: { speaker: Speaker; understanding: Understanding },
): PreparedCall | null {
  const amountMinor = bareAmount({ ...speaker, understanding })
  return amountMinor === null ? null : { name: 'updateTransaction', input: { id, amountMinor } }
}
