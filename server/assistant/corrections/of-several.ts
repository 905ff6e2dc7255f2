import { saysPlace } from '#domain/talk/retell-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { amountOnly, editOnly } from '#server/assistant/changes/edit-only.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { isFarFrom, timesApart } from '#server/assistant/is-far-from.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import type { Context } from '#server/context.ts'

/** An amount is clearly of the one whose price it is at most so many times, or which is at most so many times it. */
const CLEARLY_NEAR = 1.5

/**
 * "actually it was 54" right after petrol for 45 and snacks for 12: of several that one turn told, the last is meant, unless the amount is
 * near to the price of just one of the others. Where it may be of either, the person is asked which. Null for any other sentence, and where
 * "the second one" says which.
 */
export async function readOfSeveral(
  context: Context,
  speaker: Speaker,
  { understanding: { frames } }: Heard,
): Promise<Understanding | null> {
  const amountMinor = amountOnly(frames)
  if (amountMinor === null || saysPlace(speaker.message)) return null
  const [last, ...others] = ((await standingTurns(context, speaker, 1))[0]?.entries ?? []).toReversed()
  if (!last || timesApart(last.amountMinor, amountMinor) <= CLEARLY_NEAR) return null
  const [near, ...more] = others.filter((entry) => timesApart(entry.amountMinor, amountMinor) <= CLEARLY_NEAR)
  if (!near || more.length > 0) return null
  const isOfLast = !isFarFrom(last.amountMinor, amountMinor)
  return isOfLast
    ? editOnly(speaker, { change: { amountMinor }, among: [near.id, last.id], asksWhich: true })
    : editOnly(speaker, { change: { amountMinor }, among: [near.id] })
}
