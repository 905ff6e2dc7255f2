import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { subjectOf } from '#server/assistant/corrections/evidence/subject-of.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { isOfAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'

const beside = /^\W*and (?:it was |that was |for |the (?:amount|price|total) (?:was|is) )?(.+?)\W*$/i

/**
 * "and 31.30" right after "no, it was Lidl": an entry that was put right in the turn before is put right further, where it may have come
 * to so much. After an entry that was only told it may be another one. Null for any other sentence.
 */
export async function readChangedFurther(
  context: Context,
  speaker: Speaker,
  { understanding: { frames } }: Heard,
): Promise<Understanding | null> {
  const [frame, ...more] = frames
  const words = beside.exec(speaker.message)?.[1]?.split(/[\s-]+/) ?? []
  if (words.length === 0 || !words.every(isOfAmount)) return null
  if (frame?.intent !== 'clarify' || frame.draft.merchant || more.length > 0) return null
  const { amountMinor } = frame.draft
  const heard = amountMinor === undefined ? (frame.choices ?? []).map((choice) => choice.amountMinor) : [amountMinor]
  const subject = await subjectOf(context, speaker)
  if (!subject || subject.isNamed || subject.told.length < 2) return null
  const readings = heard.filter((reading) => !isFarFrom(reading, subject.entry.amountMinor))
  const [only, ...others] = readings
  if (only === undefined || others.length > 0) return null
  return editOnly(speaker, { change: { amountMinor: only }, among: [subject.entry.id], readings })
}
