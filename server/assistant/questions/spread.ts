import { formatMoney, minor } from '#domain/money.ts'
import { readSpreadAsked, rhythmTold, spreadOver } from '#domain/talk/spread-sentence.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import { toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

/**
 * "how much is that a year" right after "netflix 15.99 a month": what the payment told just now comes to. Where nobody said how often it
 * comes, a month is named as what is assumed. Null for any other sentence.
 */
export async function answerSpread(context: Context, speaker: Speaker): Promise<AssistantAnswer | null> {
  const to = readSpreadAsked(speaker.message)
  if (to === null) return null
  const told = await toldAlone(context, speaker, turnsBack.justSaid)
  if (!told || told.entry.amountMinor <= 0) return null
  const { entry } = told
  const rhythm = rhythmTold(told.message)
  const from = rhythm ?? 'month'
  // Without a word of how often it comes only a year is worth a guess that is told as one.
  if (from === to || (rhythm === null && to !== 'year')) return null
  const spread = spreadOver(entry.amountMinor, { from, to })
  const sum = formatMoney(minor(Math.round(spread)), speaker.currency)
  const about = Number.isInteger(spread) ? '' : 'about '
  const each = formatMoney(entry.amountMinor, speaker.currency)
  const words =
    rhythm === null
      ? `If ${entry.merchant} comes every month, that is ${about}${sum} a ${to}.`
      : `That is ${about}${sum} a ${to}, at ${each} a ${from} for ${entry.merchant}.`
  return emptyAnswer(speaker, words, [entry])
}
