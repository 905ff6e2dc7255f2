import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'

/** What some words without a name tell, as told of an entry that is there: its name, its category and the way of its money. Null where they tell no single one. */
export async function toldLike(
  context: Context,
  speaker: Speaker,
  { entry, words }: { entry: Transaction; words: string },
): Promise<Understanding | null> {
  const { merchant, category } = entry
  const like = { merchant, category, categoryKnown: true, kind: entry.amountMinor < 0 ? 'income' : 'spend' } as const
  const heard = await interpret(context, { ...speaker, message: `${merchant} ${words}`, last: null })
  const [told, ...more] = heard.frames
  if (more.length > 0) return null
  if (told?.intent === 'add')
    return { ...heard, frames: [{ ...told, transaction: { ...told.transaction, ...like } }], drafts: [] }
  return told?.intent === 'clarify' ? { ...heard, frames: [{ ...told, draft: { ...told.draft, ...like } }] } : null
}
