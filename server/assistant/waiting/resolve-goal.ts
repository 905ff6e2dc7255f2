import type { Understanding } from '#domain/understanding/frame.ts'
import { newGoalCall, type OpenGoal } from '#server/assistant/changes/new-goal.ts'
import type { PreparedCall } from '#server/assistant/entries/open-choice.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { bareAmount } from '#server/assistant/waiting/resolve-question.ts'

/** The call that a said target makes; null for a message that names none. */
export function readTarget(
  open: OpenGoal,
  { speaker, understanding }: { speaker: Speaker; understanding: Understanding },
): PreparedCall | null {
  const targetMinor = bareAmount({ ...speaker, understanding })
  return targetMinor === null ? null : newGoalCall(open, targetMinor)
}
