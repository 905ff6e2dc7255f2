import { minor } from '#domain/money.ts'
import { readOthersShare, readOwnPart, readPaidByOther, readSharers } from '#domain/talk/own-part-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import type { Context } from '#server/context.ts'

const MOST_TURNS_BACK = 6

/** "we split it so just fifteen for me" after the whole was told: the entry comes to the own part; "Sam paid 10 of that" takes it off. Null for any other sentence. */
export async function readOwnPartAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const shared = (await readShareOfOther(context, speaker)) ?? (await readSplitAnew(context, speaker))
  if (shared) return shared
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

/** "half of that was for my flatmate": what is left of the entry told last. */
async function readShareOfOther(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const share = readOthersShare(speaker.message)
  const [turn] = share === null ? [] : await standingTurns(context, speaker, 1)
  const [entry, ...more] = turn?.entries ?? []
  if (share === null || !entry || more.length > 0 || entry.amountMinor <= 0) return null
  const left = minor(Math.round(entry.amountMinor * (1 - share)))
  return editOnly(speaker, { change: { amountMinor: left }, among: [entry.id] })
}

/** "split 60 at Olive Garden with Sam", then "actually there were three of us": the same, split among as many. */
async function readSplitAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const many = readSharers(speaker.message)
  const [turn] = many === null ? [] : await standingTurns(context, speaker, 1)
  const [entry, ...more] = turn?.entries ?? []
  if (!turn || !entry || more.length > 0 || !/\b(?:split|shared|halves)\b/i.test(turn.message)) return null
  const message = `${turn.message} ${many} ways`
  const [told, ...others] = (await interpret(context, { ...speaker, message, last: null })).frames
  if (told?.intent !== 'add' || others.length > 0 || told.transaction.merchant !== entry.merchant) return null
  return editOnly(speaker, { change: { amountMinor: told.transaction.amountMinor }, among: [entry.id] })
}
