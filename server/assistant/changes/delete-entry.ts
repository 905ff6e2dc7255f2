import { AppError } from '#domain/errors.ts'
import type { DeleteFrame } from '#domain/understanding/frame.ts'
import { sayRemoved } from '#server/assistant/answers/taken-back.ts'
import { deleteBudgetOrGoal } from '#server/assistant/changes/delete-budget-or-goal.ts'
import type { Changed, ChangeScope } from '#server/assistant/make-changes.ts'

/** Deletes the entry that is named, else the budget or goal of that name; without a name the entry written last. */
export async function deleteEntry(scope: ChangeScope, frame: DeleteFrame): Promise<Changed> {
  const { turn, speaker, key } = scope
  const name = frame.target?.merchant
  const entry = await turn.newestEntry(name)
  if (!entry) {
    const words = name ? await deleteBudgetOrGoal(scope, name) : null
    if (words === null) throw new AppError('not_found')
    return { saved: [], removed: [], words }
  }
  const { output } = await turn.run({ name: 'deleteTransaction', input: { id: entry.id }, key })
  return { saved: [], removed: [output.transaction], words: sayRemoved(output.transaction, speaker) }
}
