import { readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { toldLike } from '#server/assistant/talk/told-like.ts'
import type { Context } from '#server/context.ts'

const oneMore = pattern.i`^(?:another|one more|once more|(?:the )?same(?: again| thing| one)?|a second)(?: one)?(?: of (?:those
  |them))?(?:[,\s]+(?:again|back|home|there|but|for|at|only|just|was|cost|it|this time))*[,\s]*$`

/** "another one for 12.99", "same again but 5": what was saved last once more, at another amount. Null for any other sentence. */
export async function readAgainFor(
  context: Context,
  speaker: Speaker,
  { frames }: Understanding,
): Promise<Understanding | null> {
  const [frame, ...more] = frames
  const [amount] = frame?.spans ?? []
  if (frame?.intent !== 'clarify' || frame.draft.merchant || !amount || more.length > 0) return null
  const { text } = readRetelling(speaker.message)
  if (!oneMore.test(text.slice(0, amount.start).trimStart())) return null
  const [last] = await standingTurns(context, speaker, 1)
  const [entry, ...others] = last?.entries ?? []
  if (!entry || others.length > 0) return null
  return toldLike(context, speaker, { entry, words: speaker.message.slice(amount.start) })
}
