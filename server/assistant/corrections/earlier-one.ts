import { nth } from '#domain/talk/count-words.ts'
import { openers } from '#domain/talk/openers.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly, isOfNamed } from '#server/assistant/changes/edit-only.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { withLastInstead } from '#server/assistant/find/entry-before.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { understood, understoodAsUnknown } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const placed = new RegExp(
  `^\\W*${openers}(?:the|my) (?:${nth}|middle|other)(?: one)?(?= (?:was|is|cost|came to|should|[$£€]?\\d))`,
  'i',
)
/** "not the ice, the one after it was 24": what is denied is not what it is of. */
const besideDenied = pattern.iu`^\W*${openers}not (?:the|my) \p{L}[\p{L}'’& ]{0,30}?,? (?:but )?the one (?:right |just )?(?:after|behind|above|below|next to|following|on top of)\b`
const unturned = /(?<=\bthe last one) (?=[$£€]?\d)/i

/** "the one before that was 15", "the one before lunch was 5", "and the first was 9", "the other one 15": what would be told of the last entry, of one by its place. Null for any other sentence. */
export async function readEarlierOne(
  context: Context,
  speaker: Speaker,
  { understanding: { frames } }: Heard,
): Promise<Understanding | null> {
  const [frame, ...others] = frames
  if (!frame || others.length > 0) return null
  if (besideDenied.test(speaker.message)) return understoodAsUnknown(speaker)
  const isTold = frame.intent === 'add' || frame.intent === 'clarify'
  // "the one before lunch was 5" is heard as of the lunch, which only says where the other stands.
  const before = isTold || isOfNamed(frame) ? withLastInstead(speaker.message) : null
  if (before !== null && frame.intent === 'delete')
    return understood({ intent: 'delete', spans: frame.spans, confidence: frame.confidence })
  const inPlace = isTold && placed.test(speaker.message) ? speaker.message.replace(placed, 'the last one') : null
  const message = isTold ? (before ?? inPlace)?.replace(unturned, ' was ') : before
  if (message === null || message === undefined) return null
  const [edit, ...more] = (await interpret(context, { ...speaker, message, last: null })).frames
  if (edit?.intent !== 'edit' || edit.target || more.length > 0) return null
  return edit.change.merchant === undefined ? editOnly(speaker, { change: edit.change }) : null
}
