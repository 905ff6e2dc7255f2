import { askInOwnCurrency } from '#domain/currency.ts'
import { minor } from '#domain/money.ts'
import { readCurrencySaid } from '#domain/talk/currency-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import type { TalkAsk } from '#server/assistant/decide.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

/** "in euros", right behind what was told at a price: asks what it was in the currency of the ledger. Where several were told, which of them. */
export async function readOtherCurrency(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const code = readCurrencySaid(speaker.message)
  if (code === null) return ofThoseAsked(context, speaker)
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const [only, ...more] = before?.outcome.saved ?? []
  if (!only) return null
  if (more.length > 0)
    return code === speaker.currency
      ? null
      : whichWas(
          speaker,
          [only, ...more].map(({ transaction }) => transaction),
        )
  const { id, amountMinor } = only.transaction
  // "in dollars" of what stands in dollars says how it stands.
  if (code === speaker.currency)
    return editOnly(speaker, { change: { amountMinor: minor(Math.abs(amountMinor)) }, among: [id] })
  return understood(askIn(speaker, [id]))
}

/** "the lunch", right behind the question which of several was in another currency. */
async function ofThoseAsked(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const name = thingAlone.exec(speaker.message)?.[1]
  if (name === undefined) return null
  const [told, asked] = await turnsOfTalk(context, { userId: speaker.userId, limit: 2 })
  if (!told || !asked || readCurrencySaid(asked.message) === null) return null
  const named = told.outcome.saved.filter(({ transaction }) => nameFit(transaction.merchant, name))
  const [only, ...more] = named.map(({ transaction }) => transaction.id)
  return only !== undefined && more.length === 0 ? understood(askIn(speaker, [only])) : null
}
const thingAlone = /^\W*(?:(?:just|only|it was|for) )*(?:the |my )?([a-z][a-z' ]{1,30}?)(?: one| was| only)?\W*$/i

/** Of several each may be meant, and none can be written before it is told what it was. */
function whichWas(speaker: Speaker, entries: readonly Transaction[]): Understanding {
  const [first] = entries
  const like = `${first?.merchant ?? 'Coffee'} was 5`
  return understood({
    ...askIn(speaker, []),
    ask: `Which of them? ${askInOwnCurrency(speaker.currency)} Say it like "${like}".`,
  })
}

function askIn(speaker: Speaker, among: string[]): TalkAsk {
  return {
    intent: 'clarify',
    ask: askInOwnCurrency(speaker.currency),
    reason: 'no_amount',
    draft: {},
    among,
    spans: [{ start: 0, end: speaker.message.length }],
    confidence: 1,
  }
}
