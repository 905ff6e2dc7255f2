import { readOutcome } from '#domain/talk/outcome-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const MOST_TURNS_BACK = 12

/**
 * "they knocked twelve off the tires so it's 400 even", "with shipping it's forty one", "Nico only gave me ten": what a thing of this talk
 * comes to after all, that it names or that is talked of. Null for any other sentence, and for a thing that was never told.
 */
export async function readOutcomeAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const said = readOutcome(speaker.message)
  const amountMinor = said && onlyAmount(said.amount, speaker)
  if (!said || amountMinor === null) return null
  const entries = await standingEntries(context, speaker, MOST_TURNS_BACK)
  if (entries.length === 0) return null
  const [named] = said.ofLast === 'surely' ? [] : namedIn(said.around, entries)
  if (!named && said.ofLast) {
    const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
    return before?.outcome.question ? null : editOnly(speaker, { change: { amountMinor } })
  }
  if (!named) return null
  const among = named.entries.map(({ id }) => id)
  return editOnly(speaker, { change: { amountMinor }, target: { merchant: named.merchant }, among })
}
