import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { withLastInstead } from '#server/assistant/find/entry-before.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'

/** "the one before that was 15": what would be told of the last entry, of the one before it. Null for any other sentence. */
export async function readEarlierOne(
  context: Context,
  speaker: Speaker,
  { frames }: Understanding,
): Promise<Understanding | null> {
  const message = frames.some(({ intent }) => intent === 'add' || intent === 'clarify')
    ? withLastInstead(speaker.message)
    : null
  if (message === null) return null
  const [edit, ...more] = (await interpret(context, { ...speaker, message, last: null })).frames
  return edit?.intent === 'edit' && !edit.target && more.length === 0
    ? editOnly(speaker, { change: edit.change })
    : null
}
