import type { Minor } from '#domain/money.ts'
import { amountRefunded } from '#domain/talk/refund-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries, toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

/**
 * "it was trash so I refunded it, got the 29.99 back" right after a game: so much came in, and why it did names nothing. Null for any other
 * sentence, and where more would come back than was told.
 */
export async function readRefundTold(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const words = amountRefunded(speaker.message)
  const amountMinor = onlyAmount(words, speaker)
  const told = amountMinor === null ? null : await entryToldOf(context, speaker, amountMinor)
  if (words === null || amountMinor === null || !told || told.amountMinor < amountMinor) return null
  const heard = await interpret(context, { ...speaker, message: `got ${words} back`, last: null })
  const [frame, ...more] = heard.frames
  const whole = { start: 0, end: speaker.message.length }
  return frame?.intent === 'add' && more.length === 0
    ? { ...heard, frames: [{ ...frame, amountSpan: whole, spans: [whole] }] }
    : null
}

/** The one entry of the turns just before that is named, "the cleats were too small, …", else the only one that was told last, or cost as much. */
async function entryToldOf(context: Context, speaker: Speaker, amountMinor: Minor): Promise<Transaction | null> {
  const standing = await standingEntries(context, speaker, turnsBack.justSaid)
  const [named, ...others] = namedIn(`the ${speaker.message}`, standing)
  const [entry, ...more] = named?.entries ?? []
  if (named) return entry && others.length + more.length === 0 ? entry : null
  const [same, ...alike] = standing.filter((each) => each.amountMinor === amountMinor)
  const told = (await toldAlone(context, speaker, turnsBack.justSaid))?.entry
  return told ?? (alike.length === 0 ? (same ?? null) : null)
}
