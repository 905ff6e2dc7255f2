import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import type { Context } from '#server/context.ts'

const MOST_TURNS_BACK = 12
const happened = /\b(?:was|were|got|happened|sold|bought|paid|ordered)\b/i
const another = /\b(?:another|an?|again|as well|second|new)\b/i

/** "the bike was sold on Monday": when a thing of this talk was, without an amount. Null for any other sentence. */
export async function readDayAnew(
  context: Context,
  speaker: Speaker,
  { frames }: Understanding,
): Promise<Understanding | null> {
  const { message, today } = speaker
  const [frame, ...more] = frames
  if (frame?.intent !== 'clarify' || frame.reason !== 'no_amount' || more.length > 0) return null
  const { merchant } = frame.draft
  const [day, ...days] = saidFigures(message, speaker).days
  const tellsDay = day !== undefined && days.length === 0 && day <= today && happened.test(message)
  if (!merchant || !tellsDay || another.test(message) || /\?\W*$/.test(message)) return null
  const turns = await standingTurns(context, speaker, MOST_TURNS_BACK)
  const among = turns
    .flatMap(({ entries }) => entries)
    .filter((entry) => nameFit(entry.merchant, merchant) === 'whole')
    .map(({ id }) => id)
  return among.length === 0 ? null : editOnly(speaker, { change: { day }, target: { merchant }, among })
}
