import { openers } from '#domain/talk/openers.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 100
const payment = pattern.iu`^\W*${openers}(?:(?:can|could|will|would) you (?:please )?|please )?(?:go )?(?:pay|settle) (?:for )?(?:the |my |our )?
  (\p{L}[\p{L}'’& ]{0,40}?)(?: for me| please| now| today)*\W*$`
const paid = pattern.iu`^\W*${openers}(?:(?:just|then|please|so|fine|sure|no worries|never mind|can you|could you)[\s,]+)*(?:(?:note|log|put(?: down| in)?|save|record|add|write(?: down)?|say) (?:that )?)?
  (?:i|we)(?:['’]ve| have)? (?:just |already )?(?:paid|settled) (?:it|that|them|the bill)(?: myself| already| now)*[,;:.]*\s+(?:(?:it was|for|and it was|that was) )?(?=\S)`

/** "just note that I paid it, 75" after "can you pay my phone bill", which nobody here can: the phone bill is told. Null for any other sentence. */
export async function readPaidAfterAll(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const lead = speaker.message.length > LONGEST ? undefined : paid.exec(speaker.message)?.[0]
  if (lead === undefined) return null
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const thing = before && before.message.length <= LONGEST ? payment.exec(before.message)?.[1] : undefined
  if (thing === undefined || before?.outcome.question) return null
  const message = `${thing} ${speaker.message.slice(lead.length)}`
  const heard = await interpret(context, { ...speaker, message, last: null })
  const [frame, ...more] = heard.frames
  if (frame?.intent !== 'add' || more.length > 0) return null
  return { ...heard, frames: [{ ...frame, spans: [{ start: 0, end: speaker.message.length }] }], drafts: [] }
}
