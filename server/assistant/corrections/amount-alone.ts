import type { Minor } from '#domain/money.ts'
import { isNameOfSlip, readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Frame, Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { amountsNear, isOfAmount, onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const reasonBehind =
  /(?:[,.;]\s*|\s+(?=because |since |cause |cos |it['’]?s |it is |that['’]?s |i |they ))(?:because |since |cause |cos )?(?:(?:it['’]?s|it is|that['’]?s) (?:nearly|almost|only|just|so|too|really|why|what|how|been|getting|always|not)|i forgot|i was (?:wrong|off|confused)|i (?:misread|mixed)|they (?:forgot|added|charged))\b(?!.*\b(?:for|bought|got|spent|also)\b)[^\d,;]*$/i

/**
 * "actually 30, it's nearly christmas", "i flipped them, 54": a sentence that says that something is put right, and an amount. Near to what
 * the only entry of the turn before came to, it is read by that one; else it must be plain by itself. Null for any other sentence.
 */
export async function readAmountAlone(
  context: Context,
  speaker: Speaker,
  { understanding: { frames } }: Heard,
): Promise<Understanding | null> {
  const { text, isMarked } = readRetelling(speaker.message)
  if (!isMarked) return amountCloser(context, speaker, text)
  const near = frames.every(({ intent }) => intent === 'add' || intent === 'clarify')
    ? await amountNearLast(context, speaker, text)
    : null
  if (near !== null) return editOnly(speaker, { change: { amountMinor: near } })
  const [frame, ...more] = frames
  const amountMinor = frame && more.length === 0 && isUnnamed(frame) ? onlyAmount(bare(text), speaker) : null
  if (amountMinor === null) return null
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  if (!before) return null
  if (before.outcome.saved.length === 1) return editOnly(speaker, { change: { amountMinor } })
  return interpret(context, { ...speaker, message: text, last: null })
}

/** "well, 59.99" right after "a game 60": what it came to exactly. Null where the two are not next to each other. */
async function amountCloser(context: Context, speaker: Speaker, text: string): Promise<Understanding | null> {
  const near = exactly.test(speaker.message) ? await amountNearLast(context, speaker, text.replace(exactly, '')) : null
  const was = near === null ? undefined : (await toldAlone(context, speaker))?.entry.amountMinor
  if (near === null || was === undefined) return null
  const apart = Math.abs(near - Math.abs(was))
  return apart > 0 && apart <= Math.abs(was) * MOST_APART ? editOnly(speaker, { change: { amountMinor: near } }) : null
}
const exactly =
  /^\W*(?:(?:ok|okay|oh|um)[\s,]+)*(?:well|technically|exactly|precisely|to be (?:exact|precise)|i mean)\b[\s,.:]*/i
const MOST_APART = 0.1

/** What the only entry of the turn before came to, where the words are an amount and nothing but why behind it. */
async function amountNearLast(context: Context, speaker: Speaker, text: string): Promise<Minor | null> {
  const words = bare(
    text
      .trim()
      .replace(/^it was /, '')
      .replace(reasonBehind, ''),
  )
  if (words === '' || !words.split(/[\s-]+/).every(isOfAmount)) return null
  const entry = (await toldAlone(context, speaker))?.entry
  if (!entry) return null
  const [near, ...more] = amountsNear(words, speaker, Math.abs(entry.amountMinor))
  return near !== undefined && more.length === 0 && !isFarFrom(entry.amountMinor, near) ? near : null
}

function bare(text: string): string {
  return text.trim().replace(/\W+$/, '')
}

/** Whether the engine found no thing in the words: no name, a remark, or a name made of words for a slip. */
function isUnnamed(frame: Frame): boolean {
  if (frame.intent === 'clarify') return frame.reason === 'no_merchant'
  if (frame.intent === 'other') return frame.topic === 'remark'
  return frame.intent === 'add' && isNameOfSlip(frame.transaction.merchant ?? '')
}
