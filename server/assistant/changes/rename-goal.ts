import type { EditFrame } from '#domain/understanding/frame.ts'
import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import { findGoal } from '#server/assistant/find/find-goal.ts'
import { runTool } from '#server/tools/run-tool.ts'

/**
 * "rename the bike goal to scooter", and "rename the bike to scooter" where no entry is called so; null where another thing is to change, or
 * there is no goal of that name.
 */
export async function renameGoal(
  { context, speaker }: Pick<ChangeScope, 'context' | 'speaker'>,
  { target, change }: Pick<EditFrame, 'target' | 'change'>,
  isNoEntry = false,
): Promise<Intention | null> {
  const name = target?.merchant ?? ''
  const words = /^(.+?)\s+goal$/i.exec(name)?.[1] ?? (isNoEntry ? name : undefined)
  if (!words || !change.merchant || Object.keys(change).length > 1) return null
  const { output } = await runTool(context, { name: 'getGoals', input: {}, userId: speaker.userId })
  const goal = findGoal(output.goals, words)
  return goal && { calls: [{ name: 'updateGoal', input: { id: goal.id, name: change.merchant } }] }
}
