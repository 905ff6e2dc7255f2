import type { Understanding } from '#domain/understanding/frame.ts'
import { subjectOf } from '#server/assistant/corrections/evidence/subject-of.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'

/** "no, seven. eleven was what I had left" of an entry of 11: what its amount was instead is no entry of its own. Null for any other sentence. */
export async function readOldAmountExplained(
  context: Context,
  speaker: Speaker,
  { understanding }: Heard,
): Promise<Understanding | null> {
  const [edit, told, ...more] = understanding.frames
  if (edit?.intent !== 'edit' || edit.change.amountMinor === undefined || told?.intent !== 'add' || more.length > 0)
    return null
  const { amountMinor, categoryKnown } = told.transaction
  const subject = categoryKnown ? null : await subjectOf(context, speaker)
  return subject && amountMinor === Math.abs(subject.entry.amountMinor)
    ? { ...understanding, frames: [edit], drafts: [] }
    : null
}
