import { count } from '#domain/talk/count-words.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import type { TalkAsk } from '#server/assistant/decide.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { singularWords } from '#server/assistant/talk/name-fit.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import type { Context } from '#server/context.ts'

const counting = new RegExp(
  `^(?:(?:it was|it should be|there were|that was|they were|(?:i|we) (?:had|got|bought|meant)|make (?:it|that)|only|just) )*(${count}) (?:of (?:them|those)|([a-z][a-z' ]*?))(?:,? (?:not|instead of) ${count}(?: [a-z]+)?)?\\W*$`,
  'i',
)

/**
 * "no it was three coffees" of "two coffees at four fifty each": the entry comes to what it would have with that count. Where no price
 * was told for each, the person is asked what they came to. Null for any other sentence.
 */
export async function readCountAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const { text, isMarked } = readRetelling(speaker.message)
  const [, number, thing] = counting.exec(text.trim()) ?? []
  const isOfLast = isMarked || /^(?:it|that|there|they|make)\b/i.test(text.trim())
  if (!number || !isOfLast || /\?\W*$/.test(text)) return null
  const [last] = await standingTurns(context, speaker, 1)
  const [entry, ...more] = last?.entries ?? []
  if (!last || !entry || more.length > 0) return null
  const known = singularWords(`${entry.merchant} ${last.message}`)
  if (thing !== undefined && !singularWords(thing).every((word) => known.includes(word))) return null

  const now = last.message.replace(new RegExp(`\\b${count}\\b(?= [a-z])`, 'i'), number)
  const [was, amountMinor] = [await amountOf(context, speaker, last.message), await amountOf(context, speaker, now)]
  const isPriced = was === Math.abs(entry.amountMinor) && amountMinor !== null && amountMinor !== was
  if (isPriced) return editOnly(speaker, { change: { amountMinor }, among: [entry.id] })
  const spans = [{ start: 0, end: speaker.message.length }]
  const ask = 'What should it be in total?'
  const among = [entry.id]
  const frame: TalkAsk = { intent: 'clarify', reason: 'no_amount', ask, draft: {}, among, spans, confidence: 1 }
  return { intent: 'clarify', frames: [frame], drafts: [], strikes: [] }
}

/** What a sentence that tells one entry comes to. */
async function amountOf(context: Context, speaker: Speaker, message: string) {
  const [frame, ...more] = (await interpret(context, { ...speaker, message, last: null })).frames
  return frame?.intent === 'add' && more.length === 0 ? frame.transaction.amountMinor : null
}
