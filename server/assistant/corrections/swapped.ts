import { minor } from '#domain/money.ts'
import { openers } from '#domain/talk/openers.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const mixedUp =
  '(?:i|you) (?:mixed (?:them|those|these|that|it|the two) up|(?:got|had) (?:them|those|these|it) (?:mixed up|backwards?|the wrong way (?:a)?round))'
const swapping = pattern.i`^\W*${openers}(?:${mixedUp}[\s,.;-]+(?:so |please |can you )*)?(?:(?:i|you) (?:got|had|said|have) (?:them|those|it|these) )?(?:(?:it|that|they)(?:['’]s| was| is| were|['’]re) )?
  (?:(?:the )?(?:other|wrong) way (?:a)?round|vice versa|(?:swap|switch|flip) (?:them|those|these|the (?:two|amounts|prices|numbers))(?: two)?(?: (?:a)?round| over)?
  |swapped(?: (?:a)?round)?|${mixedUp})(?:[\s,.;-]+(?:because )?${mixedUp})?(?: (?:actually|please|sorry|i think|though))*\W*$`

/** "other way round, actually" right after "phone 55 and internet 70": each of the two has the amount of the other. Null for anything else. */
export async function readSwapped(context: Context, speaker: Speaker): Promise<Understanding | null> {
  if (!swapping.test(speaker.message)) return null
  const [last] = await standingTurns(context, speaker, 1)
  const [first, second, ...more] = last?.entries ?? []
  if (!first || !second || more.length > 0 || first.amountMinor < 0 !== second.amountMinor < 0) return null
  const as = (entry: typeof first, { amountMinor }: typeof first) =>
    editOnly(speaker, { change: { amountMinor: minor(Math.abs(amountMinor)) }, among: [entry.id] }).frames
  const [one, other] = [...as(first, second), ...as(second, first)]
  return one && other ? understood(one, other) : null
}
