import type { Understanding } from '#domain/understanding/frame.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const beside =
  /^\W*(?:(?:oh|ah|um|ok|okay)\b[\s,]*)*(?:and|plus|then|also)(?: (?:then|also|at))* (?:the |my |an? |some )?(\p{L}[\p{L}'’& ]{1,30}?)(?: too| as well)?\W*$/iu

const bought =
  /^new (?!(?:year|years|job|boss|week|month|day|plans?|ideas?|rules?|one|ones|guy|girl|people|friends?|neighbou?rs?|budget|goal|limit|total|price|amount|question|topic|name|category|account|card|start|moon|term|season|record)\b)\p{L}/iu

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
  if (bought.test(thing)) return askOfNew(context, speaker, thing)
  if (told?.intent !== 'clarify' || told.reason !== 'no_amount' || !told.draft.categoryKnown || others.length > 0)
    return null
  return understood({ ...told, spans: [{ start: 0, end: speaker.message.length }] })
}

/** "and new mats" were bought, whatever they are: as they would be told with a price. */
async function askOfNew(context: Context, speaker: Speaker, thing: string): Promise<Understanding | null> {
  const [told, ...others] = (await interpret(context, { ...speaker, message: `${thing} 20`, last: null })).frames
  if (told?.intent !== 'add' || others.length > 0) return null
  const { amountMinor: _price, currency: _currency, ...draft } = told.transaction
  const spans = [{ start: 0, end: speaker.message.length }]
  const ask = `How much was ${draft.merchant}?`
  return understood({ intent: 'clarify', reason: 'no_amount', ask, draft, spans, confidence: 1 })
}
