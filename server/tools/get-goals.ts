import { readGoals } from '#db/read/goals.ts'
import { isGoalComplete } from '#domain/goal.ts'
import type { ReadTool } from '#server/tools/tool.ts'

/** All goals, with what is saved over all of them. */
export const getGoals: ReadTool<'getGoals'> = {
  effect: 'read',
  async run({ db, userId }) {
    const goals = await readGoals(db, userId)
    return {
      goals,
      totalSavedMinor: goals.reduce((sum, goal) => sum + goal.currentMinor, 0),
      completed: goals.filter(isGoalComplete).length,
    }
  },
}
