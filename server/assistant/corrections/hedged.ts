import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 80

/** How sure somebody is of what comes next, which says "it" and no thing. */
const hedge = pattern.i`^\W*(?:(?:um+|uh+m?|er+m?|hm+|well|oh|wait|actually|and|but|so|no|ok|okay|yeah)\b\W*)*
  (?:i (?:think|guess|believe|reckon|suppose)|(?:i['’]?m |i am )?(?:pretty|fairly|quite|almost) sure)(?: that)?,? (?=(?:it|that) (?:was|came to|cost)\b|it['’]s\b)`

/**
 * "um, I think it was a hundred and four" behind an entry: its amount, however sure of it the person is. Null where nothing was told before,
 * and where what is told behind the hedge is more than an amount.
 */
export async function readHedged(context: Context, speaker: Speaker, { last }: Heard): Promise<Understanding | null> {
  const { message } = speaker
  const led = message.length > LONGEST || /\?\W*$/.test(message) || !last?.transaction ? null : hedge.exec(message)
  if (!led) return null
  const words = message.slice(led[0].length)
  const heard = await interpret(context, { ...speaker, message: words, last })
  const [frame, ...more] = heard.frames
  // "I think it was 104 or 140" is asked about of the same entry, "between 100 and 104" by itself.
  if (frame?.intent === 'clarify' && Object.keys(frame.draft).length === 0) return { ...heard, drafts: [] }
  if (saidFigures(words, speaker).amounts.length !== 1) return null
  if (frame?.intent !== 'edit' || frame.target || more.length > 0) return null
  const { amountMinor, day: _, ...others } = frame.change
  if (amountMinor === undefined || Object.keys(others).length > 0) return null
  return { ...heard, frames: [{ ...frame, spans: [{ start: 0, end: message.length }] }], drafts: [] }
}
