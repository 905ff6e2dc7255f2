import type { TurnOutcome } from '#domain/views.ts'
import { addMoney } from '#server/assistant/changes/add-money.ts'
import { createGoal } from '#server/assistant/changes/create-goal.ts'
import { deleteEntry } from '#server/assistant/changes/delete-entry.ts'
import { editEntry } from '#server/assistant/changes/edit-entry.ts'
import { setBudget } from '#server/assistant/changes/set-budget.ts'
import { undoTurn } from '#server/assistant/changes/undo-turn.ts'
import type { ChangeFrame } from '#server/assistant/decide.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'
import type { WriteTurn } from '#server/tools/write-turn.ts'

/** What one change did, and how it is said. */
export type Changed = Pick<TurnOutcome, 'saved' | 'removed'> & { words: string }

/** What a change may use, inside the open turn. `key` is that of its one write. */
export type ChangeScope = { context: Context; turn: WriteTurn; speaker: Speaker; key: string }

/** Makes the changes of one sentence in the order said (ruling 46). Errors: those of the tools, not_found for an unknown entry. */
export async function makeChanges(scope: Omit<ChangeScope, 'key'>, frames: readonly ChangeFrame[]): Promise<Changed[]> {
  const changed: Changed[] = []
  for (const [index, frame] of frames.entries()) {
    changed.push(await makeChange({ ...scope, key: `${scope.speaker.turnId}:change:${index}` }, frame))
  }
  return changed
}

function makeChange(scope: ChangeScope, frame: ChangeFrame): Promise<Changed> {
  switch (frame.intent) {
    case 'undo':
      return undoTurn(scope)
    case 'delete':
      return deleteEntry(scope, frame)
    case 'edit':
      return editEntry(scope, frame)
    case 'budget':
      return setBudget(scope, frame)
    case 'goal':
      return frame.create ? createGoal(scope, frame) : addMoney(scope, frame)
  }
}
