import { payingMeans } from '#domain/talk/paid-by-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

/** "no, cash" after an entry was saved: it stays as it is, for an entry does not hold how it was paid. Null for any other sentence. */
export async function readPaidBy(context: Context, speaker: Speaker): Promise<Understanding | null> {
  if (!payingMeans.test(speaker.message)) return null
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.justSaid })
  if (turns.at(-1)?.outcome.question || !turns.some(({ outcome }) => outcome.saved.length > 0)) return null
  const spans = [{ start: 0, end: speaker.message.length }]
  return understood({ intent: 'other', topic: 'unknown', spans, confidence: 1 })
}
