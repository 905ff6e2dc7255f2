import type { Day } from '#domain/calendar.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { readDeadline } from '#domain/understanding/intents/read-deadline.ts'
import { tokenise } from '#domain/understanding/words/token.ts'
import { newGoalCalls, type OpenGoal } from '#server/assistant/changes/new-goal.ts'
import type { PreparedChange } from '#server/assistant/entries/open-choice.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { bareAmount } from '#server/assistant/waiting/said-in-answer.ts'

/** "create it, target 1500", "make the goal two thousand": said in the words for what was asked. */
const target =
  /^\W*(?:(?:yes|ok|okay|sure|please|and|create (?:it|one)|make (?:it|one)|set (?:it|one) up)\b[\s,]*)*(?:with )?(?:(?:make|set) )?(?:a |the |my )?(?:target|goal)(?: (?:of|is|amount|at|to|should be|would be))*:? (\S+(?: \S+){0,3}?)(?: please)?\W*$/i

/** "just 300", "let's say 2000" */
const roughly =
  /^\W*(?:(?:oh|hm+|ok|okay|yes|um+|uh|just|only|maybe|about|around|like|let['’]?s say|say|i think|i guess|probably)\b[\s,]*)+(?=\S)/i

/** The calls that a said target makes; null for a message that names none. */
export function readTarget(
  open: OpenGoal,
  { speaker, understanding }: { speaker: Speaker; understanding: Understanding },
): PreparedChange | null {
  const { words, deadline } = parted({ ...speaker, message: speaker.message.replace(roughly, '') }, open.name)
  const told = target.exec(words)?.[1] ?? (words === speaker.message ? undefined : words)
  const targetMinor = told === undefined ? bareAmount({ ...speaker, understanding }) : onlyAmount(told, speaker)
  return targetMinor === null ? null : newGoalCalls({ ...open, deadline: deadline ?? open.deadline }, targetMinor)
}

/** "laptop 1200 by June": the words for the sum, without the goal's name, and the day until when. */
function parted({ message, today }: Speaker, name: string): { words: string; deadline: Day | undefined } {
  const [, before = message, until] = /^(.*\S),? ((?:by|until|till|before) .+)$/i.exec(message) ?? []
  const deadline = until === undefined ? undefined : readDeadline(tokenise(until), today)?.day
  const words = deadline ? before : message
  const said = words.toLowerCase().indexOf(name.toLowerCase())
  const lead = words.slice(0, Math.max(0, said))
  if (said < 0 || !/^\W*(?:(?:the|my|our|for|a|and)\W+)*$/i.test(lead)) return { words, deadline }
  return { words: words.slice(said + name.length).replace(/^\W*(?:(?:is|should be|costs|goal)\W+)*/i, ''), deadline }
}
