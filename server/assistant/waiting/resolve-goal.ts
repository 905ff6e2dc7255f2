import type { Understanding } from '#domain/understanding/frame.ts'
import { newGoalCall, type OpenGoal } from '#server/assistant/changes/new-goal.ts'
import type { PreparedCall } from '#server/assistant/entries/open-choice.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { bareAmount } from '#server/assistant/waiting/resolve-question.ts'

/** "create it, target 1500", "make the goal two thousand": said in the words for what was asked. */
const target =
  /^\W*(?:(?:yes|ok|okay|sure|please|and|create (?:it|one)|make (?:it|one)|set (?:it|one) up)\b[\s,]*)*(?:with )?(?:(?:make|set) )?(?:a |the |my )?(?:target|goal)(?: (?:of|is|amount|at|to|should be|would be))*:? (\S+(?: \S+){0,3}?)(?: please)?\W*$/i

/** The call that a said target makes; null for a message that names none. */
export function readTarget(
  open: OpenGoal,
  { speaker, understanding }: { speaker: Speaker; understanding: Understanding },
): PreparedCall | null {
  const told = target.exec(speaker.message)?.[1]
  const targetMinor = told === undefined ? bareAmount({ ...speaker, understanding }) : onlyAmount(told, speaker)
  return targetMinor === null ? null : newGoalCall(open, targetMinor)
}
