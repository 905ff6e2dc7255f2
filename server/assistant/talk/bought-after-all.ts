import { formatMoney, type Minor } from '#domain/money.ts'
import { type AfterAll, asIfBought, readAfterAll, tellsOwed } from '#domain/talk/after-all-sentence.ts'
import { unnamed } from '#domain/understanding/entries/unnamed.ts'
import type { AddFrame, Understanding } from '#domain/understanding/frame.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

/**
 * "okay I bought it, 54" and "actually do add it" after "thinking about boots for 54": that is told now. Bought without a word of what it
 * was in the end, the price that was thought of is asked about. Null where nothing was thought of, or for any other sentence.
 */
export async function readBoughtAfterAll(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const said = readAfterAll(speaker.message)
  const thought = said && (await thoughtOf(context, speaker, said))
  if (!said || !thought) return null
  const paid = onlyAmount(said.amount, speaker)
  if (said.amount !== null && paid === null) return null
  const spans = [{ start: 0, end: speaker.message.length }]
  const transaction = { ...thought.transaction, amountMinor: paid ?? thought.transaction.amountMinor }
  if (said.isOrder || paid !== null) return understood({ ...thought, transaction, spans })
  const { amountMinor, ...draft } = transaction
  const choices = [choiceOf(amountMinor, speaker)]
  const ask = `${choices[0]?.label} for ${draft.merchant}, is that right?`
  return understood({ intent: 'clarify', reason: 'no_amount', ask, draft, choices, spans, confidence: 1 })
}

function choiceOf(amountMinor: Minor, { currency }: Speaker): { label: string; amountMinor: Minor } {
  return { label: formatMoney(amountMinor, currency), amountMinor }
}

/** What the last turns thought of without writing it, as if it had been bought; null where they wrote, or thought of nothing. */
async function thoughtOf(context: Context, speaker: Speaker, { thing, isOrder }: AfterAll): Promise<AddFrame | null> {
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.justSaid })
  for (const { message, outcome } of turns.toReversed()) {
    if (outcome.saved.length + outcome.removed.length + (outcome.done?.length ?? 0) > 0 || outcome.question) return null
    const told = asIfBought(message)
    if (told === null || !(await isUnwritten(context, speaker, { message, isOrder }))) continue
    const [frame, ...more] = (await interpret(context, { ...speaker, message: told, last: null })).frames
    if (frame?.intent !== 'add' || more.length > 0 || frame.transaction.merchant === unnamed.spend) return null
    return thing === null || nameFit(frame.transaction.merchant, thing) ? frame : null
  }
  return null
}

/** What another paid, which is a remark, is written where that is ordered: "my wife bought shoes 60", "put those in". */
async function isUnwritten(
  context: Context,
  speaker: Speaker,
  { message, isOrder }: { message: string; isOrder: boolean },
): Promise<boolean> {
  const { frames } = await interpret(context, { ...speaker, message, last: null })
  const unwritten = isOrder || tellsOwed(message) ? /^(?:hypothetical|negated|remark)$/ : /^(?:hypothetical|negated)$/
  return frames.every(
    (frame) =>
      (frame.intent === 'other' && unwritten.test(frame.topic)) || (frame.intent === 'budget' && frame.question),
  )
}
