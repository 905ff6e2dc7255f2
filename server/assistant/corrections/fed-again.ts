import { openers } from '#domain/talk/openers.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 60
const amount = '(\\S+(?: \\S+){0,3}?)'
const more = pattern.i`^\W*${openers}(?:(?:put|add|throw|chuck|move) (?:in )?)?(?:(?:another|plus|an (?:extra|additional)) ${amount}
  |${amount} (?:more|extra))(?: (?:to|for|towards?|in|into|on) (?:it|that|there|the (?:same )?(?:goal|fund|pot)|(?:the |my )([a-z][a-z' ]*?)(?: goal| fund)?))?\W*$`

/** "and another 30", "30 more for the guitar", right after money was put towards that goal. Null for any other sentence. */
export async function readFedAgain(context: Context, speaker: Speaker): Promise<Understanding | null> {
  if (speaker.message.length > LONGEST) return null
  const [, another, extra, named] = more.exec(speaker.message) ?? []
  const amountMinor = onlyAmount(another ?? extra ?? '', speaker)
  if (amountMinor === null) return null
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const fed = before?.outcome.done?.at(-1)
  if (fed?.act !== 'fed' || fed.changeId === null) return null
  if (named && !fed.name.toLowerCase().includes(named.toLowerCase())) return null
  const spans = [{ start: 0, end: speaker.message.length }]
  return understood({ intent: 'goal', goal: fed.name, amountMinor, spans, confidence: 1 })
}
