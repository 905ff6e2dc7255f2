import { type GoalRow, toGoal } from '#db/read/goals.ts'
import type { WriteTool } from '#server/tools/tool.ts'

/** Removes one goal (ruling 16). Errors: not_found. */
export const deleteGoal: WriteTool<'deleteGoal'> = {
  effect: 'write',
  async run({ ledger }, { id }) {
    return { goal: toGoal((await ledger.remove('goals', id)) as GoalRow) }
  },
}
