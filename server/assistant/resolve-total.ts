import type { Understanding } from '#domain/understanding/frame.ts'
import type { PreparedCall } from '#server/assistant/open-choice.ts'
import { isNo, isShort, plainWords } from '#server/assistant/reply-words.ts'
import { bareAmount } from '#server/assistant/resolve-question.ts'
import type { Speaker } from '#server/assistant/speaker.ts'

/** The entry whose new amount was asked for: "add 5 to the coffee" says by how much, not what it comes to. */
export type OpenTotal = { id: string }

/** The call that a said total makes; null for a message that names none. */
export function readTotal(
  { id }: OpenTotal,
  { speaker, understanding }: { speaker: Speaker; understanding: Understanding },
): PreparedCall | 'dropped' | null {
  const amountMinor = bareAmount({ ...speaker, understanding })
  if (amountMinor !== null) return { name: 'updateTransaction', input: { id, amountMinor } }
  const words = plainWords(speaker.message)
  return isNo(words) && isShort(words) ? 'dropped' : null
}
