import { unnamed } from '#domain/understanding/entries/unnamed.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const bareThing =
  /^\W*(?:(?:oh|um|uh|well|for|at)\b[\s,]*)*(?:(?:the|my|a|an|some) )?(\p{L}[\p{L}'’&]*(?: [\p{L}'’&]+){0,2}?)(?: it was)?\W*$/iu

/** "the dentist" right after "paid 45": what that was for. Null where the entry of the turn before has a name, or no thing is said. */
export async function readNamedAfter(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const thing = bareThing.exec(speaker.message)?.[1]
  if (thing === undefined) return null
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  if (before?.outcome.saved.length !== 1 || before.outcome.question) return null
  const [entry] = (await standingTurns(context, speaker, 1))[0]?.entries ?? []
  if (entry?.merchant !== unnamed.spend) return null
  const [frame, ...more] = (await interpret(context, { ...speaker, message: thing, last: null })).frames
  if (frame?.intent !== 'clarify' || frame.reason !== 'no_amount' || more.length > 0) return null
  const { kind, merchant, category, categoryKnown } = frame.draft
  if (!merchant || kind === 'income') return null
  return editOnly(speaker, {
    change: { merchant, ...(category && categoryKnown ? { category } : {}) },
    among: [entry.id],
  })
}
