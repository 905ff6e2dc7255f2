import { type GoalRow, toGoal } from '#db/read/goals.ts'
import type { Row } from '#db/write/rows.ts'
import { milestoneAfterEdit } from '#domain/goal.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import type { ToolParams } from '#domain/tools/registry.ts'
import type { WriteTool } from '#server/tools/tool.ts'

/** Changes a goal that exists; for an unknown one it does nothing and says so (specification §5). */
export const updateGoal: WriteTool<'updateGoal'> = {
  effect: 'write',
  async run({ ledger }, params) {
    const row = (await ledger.find('goals', params.id)) as GoalRow | null
    if (!row) return { changed: false, goal: null }
    const changed = (await ledger.update('goals', params.id, patchOf(toGoal(row), params))) as GoalRow
    return { changed: ledger.changes.length > 0, goal: toGoal(changed) }
  },
}

function patchOf(goal: Goal, params: ToolParams<'updateGoal'>): Row {
  const { name, deadline, category, color } = params
  return {
    ...progressOf(goal, params),
    ...(name === undefined ? {} : { name }),
    ...(deadline === undefined ? {} : { deadline }),
    ...(category === undefined ? {} : { category }),
    ...(color === undefined ? {} : { color }),
  }
}

/** Savings that are set stop at the target, as savings that are added do; those already there stay when the target falls. */
function progressOf(goal: Goal, { currentMinor, targetMinor = goal.targetMinor }: ToolParams<'updateGoal'>): Row {
  const saved = currentMinor === undefined ? goal.currentMinor : Math.min(currentMinor, targetMinor)
  if (saved === goal.currentMinor && targetMinor === goal.targetMinor) return {}
  return {
    current_amount: saved,
    target_amount: targetMinor,
    milestone: milestoneAfterEdit({ currentMinor: saved, targetMinor }, goal.milestone),
  }
}
