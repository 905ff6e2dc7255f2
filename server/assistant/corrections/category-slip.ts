import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { Heard, ReadPart } from '#server/assistant/corrections/heard.ts'
import { categoryNamed } from '#server/assistant/corrections/sorted-anew.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 120
const MOST_CATEGORY_WORDS = 3
/** What stands between a category and the one that is meant instead. */
const marker = pattern.iu`[\s,.;–—-]+(?:(?:oh|uh|um) )*(?:no|nope|nah|wait|sorry|actually|i meant?|or rather|make (?:that|it)|(?:scratch|scrap) that)
  (?:[\s,]+(?:no|wait|sorry|actually|i meant?|make (?:that|it)|under|in|to))*[\s,]+([\p{L}& ]{3,25}?)\W*$`

/**
 * "put that under shopping no, groceries", "gym is fun, I mean health": the category said last is meant, and the sentence is read as if it had been the only
 * one. Null for any other sentence, and where it then does anything but sort entries.
 */
export async function readCategorySlip(
  context: Context,
  speaker: Speaker,
  { last }: Heard,
  readPart: ReadPart,
): Promise<Understanding | null> {
  const { message } = speaker
  if (message.length > LONGEST || /\d/.test(message)) return null
  const found = marker.exec(message)
  const meant = found?.[1]?.replace(/^(?:the|my) /i, '')
  if (!found || meant === undefined || !categoryNamed(meant)) return null
  const words = message.slice(0, found.index).split(' ')
  const at = slipAt(words)
  if (at <= 0) return null
  const alone = { ...speaker, message: [...words.slice(0, at), meant].join(' ') }
  const heard = await interpret(context, { ...alone, last })
  const read = (await readPart(context, alone, { understanding: heard, last })) ?? heard
  const spans = [{ start: 0, end: message.length }]
  const isSorting = read.frames.every(
    (frame) => frame.intent === 'edit' && frame.change.category && Object.keys(frame.change).length === 1,
  )
  return isSorting ? { ...read, frames: read.frames.map((frame) => ({ ...frame, spans })) } : null
}

/** Where the longest words at the end that name a category begin; -1 where none do. */
function slipAt(words: readonly string[]): number {
  for (let length = MOST_CATEGORY_WORDS; length > 0; length--) {
    const at = words.length - length
    if (at > 0 && categoryNamed(words.slice(at).join(' '))) return at
  }
  return -1
}
