import { askInOwnCurrency } from '#domain/currency.ts'
import { minor } from '#domain/money.ts'
import { readCurrencySaid } from '#domain/talk/currency-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import type { TalkAsk } from '#server/assistant/decide.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

/** "in euros", right behind what was told at a price: asks what it was in the currency of the ledger. Null where several were told. */
export async function readOtherCurrency(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const code = readCurrencySaid(speaker.message)
  if (code === null) return null
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const [only, ...more] = before?.outcome.saved ?? []
  if (!only || more.length > 0) return null
  const { id, amountMinor } = only.transaction
  // "in dollars" of what stands in dollars says how it stands.
  if (code === speaker.currency)
    return editOnly(speaker, { change: { amountMinor: minor(Math.abs(amountMinor)) }, among: [id] })
  const asked: TalkAsk = {
    intent: 'clarify',
    ask: askInOwnCurrency(speaker.currency),
    reason: 'no_amount',
    draft: {},
    among: [id],
    spans: [{ start: 0, end: speaker.message.length }],
    confidence: 1,
  }
  return understood(asked)
}
