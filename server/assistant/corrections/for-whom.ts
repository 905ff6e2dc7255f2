import { capital } from '#domain/capital.ts'
import { readForWhom } from '#domain/talk/for-whom-sentence.ts'
import { unnamed } from '#domain/understanding/entries/unnamed.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { firstNames, namesPerson } from '#domain/understanding/words/first-names.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const anybody = /^(?:him|her|them|us|everyone|everybody|people|work|school|office)$/

/**
 * "they were for Mia", "for the party" behind an entry: for whom a thing was is not kept, and no other name of it. What has no name, or that of
 * somebody, is called by that person. Null for any other sentence, and where nothing was told.
 */
export async function readForWhomAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const said = readForWhom(speaker.message)
  if (!said) return null
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  if (!before || before.outcome.question || before.outcome.summary) return null
  const [entry, ...others] = (await standingTurns(context, speaker, turnsBack.talkedOf))[0]?.entries ?? []
  if (!entry) return null
  const { person } = said
  const isUnnamed = entry.merchant === unnamed.spend || namesPerson(entry.merchant.toLowerCase())
  if (isUnnamed && entry.amountMinor > 0 && others.length === 0) {
    if (person === null || anybody.test(person)) return null
    return editOnly(speaker, { change: { merchant: capital(person) }, among: [entry.id] })
  }
  if (person !== null && !firstNames.has(person) && !/\bfor\b/i.test(speaker.message)) return null
  return understood({
    intent: 'other',
    topic: 'unknown',
    spans: [{ start: 0, end: speaker.message.length }],
    confidence: 1,
  })
}
