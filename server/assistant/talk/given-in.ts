import { findPendingQuestion } from '#db/read/pending-question.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const givingIn = /^\W*(?:(?:ok|okay|oh|alright|well)\b[\s,]*)*fine(?:([,.;!])\s*|\s+(?!.*\bfor\b))(?=[\p{L}\p{N}$£€])/iu

/** "fine, 80" in a talk and "fine 80" to a question, without the word that only gives in: no fine was paid. Any other sentence as it is. */
export async function withoutGivingIn(context: Context, speaker: Speaker): Promise<Speaker> {
  const [lead, pause] = givingIn.exec(speaker.message) ?? []
  if (lead === undefined) return speaker
  const isSaidToIt = pause ? await isInTalk(context, speaker) : await isAsked(context, speaker)
  return isSaidToIt ? { ...speaker, message: speaker.message.slice(lead.length) } : speaker
}

async function isInTalk(context: Context, { userId }: Speaker): Promise<boolean> {
  return (await turnsOfTalk(context, { userId, limit: 1 })).length > 0
}

async function isAsked({ reader, clock }: Context, { userId }: Speaker): Promise<boolean> {
  return (await findPendingQuestion(reader, { userId, now: new Date(clock()).toISOString() })) !== undefined
}
