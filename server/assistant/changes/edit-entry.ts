import { AppError } from '#domain/errors.ts'
import type { EditFrame } from '#domain/understanding/frame.ts'
import { nameEntry } from '#server/assistant/answers/name-entry.ts'
import type { Changed, ChangeScope } from '#server/assistant/make-changes.ts'

/** Changes the entry that is named, or the one written last: "make that 15", "that was groceries". */
export async function editEntry({ turn, speaker, key }: ChangeScope, { change, target }: EditFrame): Promise<Changed> {
  const id = await turn.newestEntry(target?.merchant)
  if (!id) throw new AppError('not_found')
  const { day, ...rest } = change
  const input = { id, ...rest, ...(day ? { date: day } : {}) }
  const { output, changeId } = await turn.run({ name: 'updateTransaction', input, key })
  const { transaction } = output
  const named = `${nameEntry(transaction, speaker)}${change.category ? `, under ${transaction.category}` : ''}`
  if (!output.changed || changeId === null) return { saved: [], removed: [], words: `That is how it stands: ${named}.` }
  return { saved: [{ transaction, changeId }], removed: [], words: `Changed, now ${named}.` }
}
