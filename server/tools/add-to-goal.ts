import { type GoalRow, toGoal } from '#db/read/goals.ts'
import { nextMilestone, raisedBy } from '#domain/goal.ts'
import type { WriteTool } from '#server/tools/tool.ts'

/** Adds money up to the target and sets the milestone it reaches (specification §4); does nothing for an unknown goal (§5). */
export const addToGoal: WriteTool<'addToGoal'> = {
  effect: 'write',
  async run({ ledger }, { id, amountMinor }) {
    const row = (await ledger.find('goals', id)) as GoalRow | null
    if (!row) return { changed: false, goal: null, addedMinor: 0, milestoneReached: null }
    const goal = toGoal(row)
    const currentMinor = raisedBy(goal, amountMinor)
    const milestone = nextMilestone({ ...goal, currentMinor }, goal.milestone)
    const raised = (await ledger.update('goals', id, { current_amount: currentMinor, milestone })) as GoalRow
    return {
      changed: ledger.changes.length > 0,
      goal: toGoal(raised),
      addedMinor: currentMinor - goal.currentMinor,
      milestoneReached: milestone === goal.milestone ? null : milestone,
    }
  },
}
