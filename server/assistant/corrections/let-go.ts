import { openers } from '#domain/talk/openers.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { noExtra } from '#server/assistant/corrections/correct-last.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { changedSomething } from '#server/assistant/outcome.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understood, understoodAsRemark } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 100
const letGo = pattern.iu`^\W*${openers}forget(?: about)? ((?:the|my|that) [^,.;:\d]{1,40}?)(?:[,.;:]| and| but) ?(?=(?:(?:and|but|please) )*(?:just|only|add|log|count|include|record|save|put) )`

/** "nah, forget that, it fits with a sweater": an order that may be of what was only thought of. */
const letGoOfThat = pattern.iu`^\W*${openers}(?:forget|never ?mind|ignore|scratch)(?: about)?(?: (?:it|that|this))?(?:[,.;:–—-] ?[^\d?]{2,60})?\W*$`

/** "maybe I'll take the coat back", "never mind": what was only thought of is let go, and nothing that was told before it. */
async function wasOnlyThought(context: Context, speaker: Speaker): Promise<boolean> {
  const isSaid = speaker.message.length <= LONGEST && letGoOfThat.test(speaker.message)
  const [before] = isSaid ? await turnsOfTalk(context, { userId: speaker.userId, limit: 1 }) : []
  if (!before || changedSomething(before.outcome) || before.outcome.question) return false
  const { frames } = await interpret(context, { ...speaker, message: before.message, last: null })
  return frames.length > 0 && frames.every((frame) => frame.intent === 'other' && frame.topic === 'hypothetical')
}

/**
 * "forget the parking, add lunch 10" where the talk told of the parking: it is taken out, and the lunch is added. Null where the talk
 * told of no such thing, and there is nothing to take out. "no tip" adds none.
 */
export async function readLetGo(
  context: Context,
  speaker: Speaker,
  { understanding: { frames } }: Heard,
): Promise<Understanding | null> {
  if (noExtra.test(speaker.message))
    return understood({
      intent: 'other',
      topic: 'negated',
      spans: [{ start: 0, end: speaker.message.length }],
      confidence: 1,
    })
  if (frames.every(({ intent }) => intent === 'undo') && (await wasOnlyThought(context, speaker)))
    return understoodAsRemark(speaker)
  const [, thing = ''] = letGo.exec(speaker.message) ?? []
  if (thing === '' || frames.some(({ intent }) => intent === 'delete' || intent === 'undo' || intent === 'other'))
    return null
  const [named, ...others] = namedIn(thing, await standingEntries(context, speaker, turnsBack.ofLongTalk))
  if (!named || others.length > 0) return null
  const start = speaker.message.indexOf(thing)
  const spans = [{ start, end: start + thing.length }]
  const { merchant } = named
  return understood({ intent: 'delete', target: { merchant }, spans, confidence: 1 }, ...frames)
}
