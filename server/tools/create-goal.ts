import { type GoalRow, toGoal } from '#db/read/goals.ts'
import { drawGoalColor } from '#domain/goal.ts'
import type { WriteTool } from '#server/tools/tool.ts'

/** Makes a goal with a random colour and nothing saved yet (specification §5). */
export const createGoal: WriteTool<'createGoal'> = {
  effect: 'write',
  async run({ ledger, now, newId }, { name, targetMinor, category, deadline }) {
    const row = await ledger.insert('goals', {
      id: newId(),
      name,
      current_amount: 0,
      target_amount: targetMinor,
      deadline: deadline ?? null,
      category,
      color: drawGoalColor(newId()),
      milestone: null,
      created_at: now,
    })
    return { goal: toGoal(row as GoalRow) }
  },
}
