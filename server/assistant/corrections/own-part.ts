import { minor } from '#domain/money.ts'
import { readOwnPart, readPaidByOther } from '#domain/talk/own-part-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import type { Context } from '#server/context.ts'

const MOST_TURNS_BACK = 6

/** "we split it so just fifteen for me" after the whole was told: the entry comes to the own part; "Sam paid 10 of that" takes it off. Null for any other sentence. */
export async function readOwnPartAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const own = readOwnPart(speaker.message)
  const said = own ?? readPaidByOther(speaker.message)
  const amountMinor = said && onlyAmount(said.amount, speaker)
  if (!said || amountMinor === null) return null
  const standing = await standingEntries(context, speaker, MOST_TURNS_BACK)
  const [entry] = said.thing === null ? standing : (namedIn(`the ${said.thing}`, standing)[0]?.entries ?? [])
  if (!entry || entry.amountMinor <= amountMinor) return null
  const left = own ? amountMinor : minor(entry.amountMinor - amountMinor)
  return editOnly(speaker, { change: { amountMinor: left }, among: [entry.id] })
}
