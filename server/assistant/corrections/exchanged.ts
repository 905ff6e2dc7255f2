import { minor } from '#domain/money.ts'
import { readExchange } from '#domain/talk/exchange-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { unknownTotal } from '#server/assistant/corrections/unknown-total.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries, toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

/**
 * "returned it and got another one for 25", "exchanged it for a smaller one, 5 more" of what this talk told: its entry comes to what the
 * other one cost, and to so much more or less where that is said. For a thing of another name it goes, and that one is written. Where the
 * price is too small for the thing it may be what was paid on top, and is asked about. Null where nothing of the kind was told.
 */
export async function readExchanged(
  context: Context,
  speaker: Speaker,
  { understanding: { frames } }: Heard,
): Promise<Understanding | null> {
  const said = readExchange(speaker.message)
  const amountMinor = said && onlyAmount(said.amount, speaker)
  const entry = said && amountMinor !== null ? await entryOf(context, speaker, said.thing) : null
  if (!said || amountMinor === null || !entry || entry.amountMinor <= 0) return null
  const among = [entry.id]
  if (!said.isAlike) {
    const [told, ...more] = frames
    const isBought = told?.intent === 'add' && told.transaction.kind === 'spend' && more.length === 0
    // "swapped it for a bus, 3" of a taxi gives nothing back.
    if (!isBought || !said.isBought || said.by) return null
    const spans = [{ start: 0, end: 0 }]
    return understood({ intent: 'delete', target: { merchant: entry.merchant }, spans, confidence: 1 }, told)
  }
  if (!said.by && !said.isBought && isFarFrom(amountMinor, entry.amountMinor)) return unknownTotal(speaker, [entry])
  if (said.by && 2 * amountMinor > entry.amountMinor) return unknownTotal(speaker, [entry])
  const byMinor = said.by === 'less' ? minor(-amountMinor) : amountMinor
  return editOnly(speaker, { change: said.by ? { byMinor } : { amountMinor }, among })
}

/** The only entry of the turn before, or the newest one that is called so. */
async function entryOf(context: Context, speaker: Speaker, thing: string | null): Promise<Transaction | null> {
  if (thing !== null) {
    const [named, ...others] = namedIn(thing, await standingEntries(context, speaker, turnsBack.ofTalk))
    return others.length === 0 ? (named?.entries[0] ?? null) : null
  }
  return (await toldAlone(context, speaker, turnsBack.ofTalk))?.entry ?? null
}
