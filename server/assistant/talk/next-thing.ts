import type { Understanding } from '#domain/understanding/frame.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const beside =
  /^\W*(?:and|plus|then|also)(?: (?:then|also|at))* (?:the |my |an? )?(\p{L}[\p{L}'’& ]{1,30}?)(?: too| as well)?\W*$/iu

/** "and the pharmacy" right after an entry was told: one more, of which the amount is asked. Null for what is no known thing, or goes on with a question. */
export async function readNextThing(
  context: Context,
  speaker: Speaker,
  { understanding: { frames } }: Heard,
): Promise<Understanding | null> {
  const [frame, ...more] = frames
  const thing = beside.exec(speaker.message)?.[1]
  if (thing === undefined || frame?.intent !== 'other' || frame.topic !== 'unknown' || more.length > 0) return null
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  if (!before?.outcome.saved.length || before.outcome.question) return null
  const [told, ...others] = (await interpret(context, { ...speaker, message: `${thing} was`, last: null })).frames
  if (told?.intent !== 'clarify' || told.reason !== 'no_amount' || !told.draft.categoryKnown || others.length > 0)
    return null
  return understood({ ...told, spans: [{ start: 0, end: speaker.message.length }] })
}
