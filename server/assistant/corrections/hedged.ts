import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { isOfAmount, saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 80

/** How sure somebody is of what comes next, which says "it" and no thing. */
const hedge = pattern.i`^\W*(?:(?:um+|uh+m?|er+m?|hm+|well|oh|wait|actually|and|but|so|no|ok|okay)\b\W*)*
  (?:i (?:think|guess|believe|reckon|suppose)|(?:i['’]?m |i am )?(?:pretty|fairly|quite|almost) sure)(?: that)?,? (?=(?:it|that) (?:was|came to|cost)\b|it['’]s\b)`

/**
 * "um, I think it was a hundred and four" behind an entry: its amount, however sure of it the person is. Null where nothing was told before,
 * and where what is told behind the hedge is more than an amount.
 */
export async function readHedged(context: Context, speaker: Speaker, { last }: Heard): Promise<Understanding | null> {
  const { message } = speaker
  const bare = message.length > LONGEST ? undefined : guess.exec(message)?.[1]
  const guessed =
    bare !== undefined && last?.transaction ? await readGuess(context, speaker, { last, amount: bare }) : null
  if (guessed) return guessed
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

const guess = pattern.i`^\W*(?:(?:um+|uh+m?|er+m?|hm+|well|oh|wait|actually|and|but|so|no|or|ok|okay)\b\W*)*
  (?:maybe|perhaps|probably|possibly|more like|closer to|i think|i guess|yeah|yes|yep)(?: (?:it was|it's|more like|like))? (\S+(?: \S+){0,3}?)\W*$`

/** "hmm maybe twelve" right behind "breakfast eleven": what it may have come to, and nothing beside it. */
async function readGuess(
  context: Context,
  speaker: Speaker,
  { last, amount }: Pick<Heard, 'last'> & { amount: string },
): Promise<Understanding | null> {
  if (!amount.split(' ').every(isOfAmount)) return null
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const [saved, ...more] = before?.outcome.saved ?? []
  if (!saved || more.length > 0 || before?.outcome.question) return null
  const heard = await interpret(context, { ...speaker, message: `it was ${amount}`, last })
  const [frame, ...others] = heard.frames
  const isEdit = frame?.intent === 'edit' && !frame.target && frame.change.amountMinor !== undefined
  if (!isEdit || others.length > 0 || isFarFrom(saved.transaction.amountMinor, frame.change.amountMinor ?? 0))
    return null
  return { ...heard, frames: [{ ...frame, spans: [{ start: 0, end: speaker.message.length }] }], drafts: [] }
}
