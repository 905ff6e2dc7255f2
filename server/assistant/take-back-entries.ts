import { AppError } from '#domain/errors.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { DeleteFrame, UndoFrame } from '#domain/understanding/frame.ts'
import { sayRemoved, sayUndone } from '#server/assistant/answers/taken-back.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { WriteTurn } from '#server/tools/write-turn.ts'

export type TakenBack = { removed: Transaction[]; words: string[] }

/** Undoes and deletes inside the open turn (ruling 46). Errors: those of the tools, not_found for an unknown merchant. */
export async function takeBackEntries(
  turn: WriteTurn,
  { speaker, changes }: { speaker: Speaker; changes: readonly (UndoFrame | DeleteFrame)[] },
): Promise<TakenBack> {
  const done: TakenBack = { removed: [], words: [] }
  for (const [index, change] of changes.entries()) {
    const key = `${speaker.turnId}:change:${index}`
    if (change.intent === 'undo') {
      const { output } = await turn.run({ name: 'undoLast', input: {}, key })
      done.removed.push(...output.removed)
      done.words.push(sayUndone(output, speaker))
    } else {
      const id = await turn.newestEntry(change.target?.merchant)
      if (!id) throw new AppError('not_found')
      const { output } = await turn.run({ name: 'deleteTransaction', input: { id }, key })
      done.removed.push(output.transaction)
      done.words.push(sayRemoved(output.transaction, speaker))
    }
  }
  return done
}
