import { openers } from '#domain/talk/openers.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { unknownTotal } from '#server/assistant/corrections/unknown-total.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 100
const asked = pattern.iu`^\W*${openers}(?:(?:i|we) (?:need|want|have|would like|['’]d like) to |(?:can|could) (?:you|i|we) |let me )*
  (?:change|fix|correct|update|edit|adjust) (?:the|my|our) ([\p{L}'’& ]{1,40}?)(?:['’]s)?(?: (?:amount|price|total|entry|one))?\W*$`

/** "I need to change the vacuum amount": which entry of this talk, but not to what, so that it is asked. Null for any other sentence. */
export async function readChangeAsked(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const thing = speaker.message.length > LONGEST ? undefined : asked.exec(speaker.message)?.[1]
  if (thing === undefined || / to /.test(thing)) return null
  const [named, ...more] = namedIn(`the ${thing}`, await standingEntries(context, speaker, turnsBack.ofTalk))
  const [entry] = named?.entries ?? []
  return entry && more.length === 0 ? unknownTotal(speaker, [entry]) : null
}
