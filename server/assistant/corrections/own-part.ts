import { minor } from '#domain/money.ts'
import { count } from '#domain/talk/count-words.ts'
import { readOthersShare, readOwnPart, readSharers, readTakenOff } from '#domain/talk/own-part-sentence.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import { readTalkSentence } from '#domain/talk/talk-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const MOST_TURNS_BACK = 6

/** "we split it so just fifteen for me" after the whole was told: the entry comes to the own part; "Sam paid 10 of that" takes it off. Null for any other sentence. */
export async function readOwnPartAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const shared = (await readShareOfOther(context, speaker)) ?? (await readSplitAnew(context, speaker))
  if (shared) return shared
  const own = readOwnPart(speaker.message)
  const said = own ?? readTakenOff(speaker.message)
  const amountMinor = said && onlyAmount(said.amount, speaker)
  if (!said || amountMinor === null) return null
  const entry =
    said.thing === null ? (await lastTold(context, speaker))?.entry : await named(context, speaker, said.thing)
  if (!entry || entry.amountMinor <= amountMinor) return null
  const left = own ? amountMinor : minor(entry.amountMinor - amountMinor)
  return editOnly(speaker, { change: { amountMinor: left }, among: [entry.id] })
}

async function named(context: Context, speaker: Speaker, thing: string): Promise<Transaction | undefined> {
  return namedIn(`the ${thing}`, await standingEntries(context, speaker, MOST_TURNS_BACK))[0]?.entries[0]
}

/** "half of that was for my flatmate": what is left of the entry told last. */
async function readShareOfOther(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const share = readOthersShare(speaker.message)
  const told = share === null ? null : await lastTold(context, speaker)
  if (share === null || !told || told.entry.amountMinor <= 0) return null
  const { entry } = told
  const left = minor(Math.round(entry.amountMinor * (1 - share)))
  return editOnly(speaker, { change: { amountMinor: left }, among: [entry.id] })
}

/** "split 60 at Olive Garden with Sam", then "actually there were three of us": the same, split among as many. */
async function readSplitAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const many = readSharers(speaker.message) ?? partsAnew(speaker.message)
  const told = many === null ? null : await lastTold(context, speaker)
  if (many === null || !told || !/\b(?:split|shared|halves|half|third|quarter)\b/i.test(told.message)) return null
  if (readTalkSentence(told.message)?.means === 'share')
    return splitOfWhole(context, speaker, { entry: told.entry, many })
  const message = `${told.message.replace(amongSoMany, ' ')} ${many} ways`
  const [anew, ...others] = (await interpret(context, { ...speaker, message, last: null })).frames
  if (anew?.intent !== 'add' || others.length > 0 || anew.transaction.merchant !== told.entry.merchant) return null
  return editOnly(speaker, { change: { amountMinor: anew.transaction.amountMinor }, among: [told.entry.id] })
}

/** "no wait, with Jake and Ben", "actually he paid a third": the parts of a split that is told anew; null for any other sentence. */
function partsAnew(message: string): number | null {
  const { text, isMarked } = readRetelling(message)
  if (!isMarked) return null
  const said = readTalkSentence(withOthers.test(text) ? `split it ${text.trim()}` : message)
  return said?.means === 'share' && said.thing === null && !said.isUntold ? said.parts : null
}
/** "bill 90 split between the three of us": among how many it was first. */
const amongSoMany = new RegExp(`,? (?:(?:between|among|by|in|into) )?(?:the )?${count} (?:of us|ways|people)\\b`, 'i')
const withOthers = /^\s*(?:with|between|among) /i

/** What was split by an order of its own, among as many: of what it came to before that order. */
async function splitOfWhole(
  context: Context,
  speaker: Speaker,
  { entry, many }: { entry: Transaction; many: number },
): Promise<Understanding | null> {
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: MOST_TURNS_BACK })
  const [whole] = turns
    .flatMap(({ outcome }) => outcome.saved)
    .flatMap(({ transaction }) => (transaction.id === entry.id ? [transaction.amountMinor] : []))
    .slice(-2)
  return whole === undefined || whole <= entry.amountMinor
    ? null
    : editOnly(speaker, { change: { amountMinor: minor(Math.round(whole / many)) }, among: [entry.id] })
}

/** The one entry of the turn that wrote last, with its words; null where it wrote several. */
async function lastTold(context: Context, speaker: Speaker): Promise<{ message: string; entry: Transaction } | null> {
  const [turn] = await standingTurns(context, speaker, 1)
  const [entry, ...more] = turn?.entries ?? []
  return turn && entry && more.length === 0 ? { message: turn.message, entry } : null
}
