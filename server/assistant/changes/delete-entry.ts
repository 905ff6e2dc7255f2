import { AppError } from '#domain/errors.ts'
import type { DeleteFrame } from '#domain/understanding/frame.ts'
import { sayRemoved } from '#server/assistant/answers/taken-back.ts'
import type { Changed, ChangeScope } from '#server/assistant/make-changes.ts'

/** Deletes the entry that is named, or the one written last. */
export async function deleteEntry({ turn, speaker, key }: ChangeScope, frame: DeleteFrame): Promise<Changed> {
  const entry = await turn.newestEntry(frame.target?.merchant)
  if (!entry) throw new AppError('not_found')
  const { output } = await turn.run({ name: 'deleteTransaction', input: { id: entry.id }, key })
  return { saved: [], removed: [output.transaction], words: sayRemoved(output.transaction, speaker) }
}
