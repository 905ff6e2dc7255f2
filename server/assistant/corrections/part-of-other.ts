import { type Minor, minor } from '#domain/money.ts'
import { type PartOfOther, readNextPart, readPartOfOther } from '#domain/talk/part-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { AddFrame, Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { soleEntry } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { entriesOf, type StandingTurn, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import { understood, understoodAsRemark, understoodAsUnknown } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

/**
 * "12 of that was dog food" after a big shop: the dog food becomes an entry of its own on that day, and the shop comes to so much less. Null
 * for any other sentence, for what is no known thing, and for a thing of the same category, unless "list that on its own" orders it.
 */
export async function readPartApart(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const apart = readPartOfOther(speaker.message)
  const said = apart ?? readNextPart(speaker.message)
  const amount = said && onlyAmount(said.amount, speaker)
  if (!said || amount === null) return null
  if (said.isOfPrice && said.of === null) return inPrice(context, speaker, amount)
  const entry = await entryMeant(context, speaker, said)
  if (!entry) return null
  if (said.isOfPrice) return entry.amountMinor > amount ? understoodAsRemark(speaker) : null
  const taken = await partTaken(context, speaker, { entry, thing: said.thing })
  if (taken) return partPutRight(speaker, { entry, taken, amount })
  if (entry.amountMinor <= amount) return null
  const part = await spentOn(context, speaker, said)
  // "80 of it was groceries" of a supermarket parts nothing that a total is told of.
  const isApart =
    !apart ||
    apart.isOrdered ||
    part?.transaction.category !== entry.category ||
    (gift.test(said.thing) && !gift.test(entry.merchant)) ||
    (await wasParted(context, speaker, entry))
  const isOther = part?.transaction.amountMinor === amount && isApart
  // "80 of the Publix was groceries" tells what was in it, and no second shop.
  if (part?.transaction.amountMinor === amount && !isApart && apart) return understoodAsRemark(speaker)
  if (!part || !isOther) return null
  const [less] = editOnly(speaker, { change: { byMinor: minor(-amount) }, among: [entry.id] }).frames
  const transaction = { ...part.transaction, day: entry.date }
  return less ? understood(less, { ...part, transaction, spans: less.spans }) : null
}

/** "tax was 8 of that": in the prices that were told last, where they came to more; else nobody can follow it. */
async function inPrice(context: Context, speaker: Speaker, amount: Minor): Promise<Understanding | null> {
  const [last] = await standingTurns(context, speaker, turnsBack.talkedOf)
  if (!last) return null
  const sum = last.entries.reduce((all, { amountMinor }) => all + amountMinor, 0)
  return sum > amount ? understoodAsRemark(speaker) : understoodAsUnknown(speaker)
}

/** "a birthday gift for my niece" is another thing wherever it was bought; a gift card and gift wrap are none. */
const gift = /\b(?:gift|present)s?(?: (?:for|to) .+)?$/i

/** The part of that name that was taken out of an entry already: "the flowers were 30 of that" says it once more. */
async function partTaken(
  context: Context,
  speaker: Speaker,
  { entry, thing }: { entry: Transaction; thing: string },
): Promise<Transaction | null> {
  const parts = (await partings(context, speaker, entry)).flatMap(({ entries }) => entries)
  const taken = parts.find(({ id, merchant }) => id !== entry.id && nameFit(merchant, thing) === 'whole')
  return taken ?? null
}

/** A part came to another sum: so much goes back to what it was taken out of, or from there. */
function partPutRight(
  speaker: Speaker,
  { entry, taken, amount }: { entry: Transaction; taken: Transaction; amount: Minor },
): Understanding | null {
  const byMinor = minor(taken.amountMinor - amount)
  if (byMinor === 0 || entry.amountMinor + byMinor <= 0) return null
  const part = { change: { amountMinor: amount }, target: { merchant: taken.merchant }, among: [taken.id] }
  const whole = { change: { byMinor }, target: { merchant: entry.merchant }, among: [entry.id] }
  const [edit, ...edits] = [part, whole].flatMap((each) => editOnly(speaker, each).frames)
  return edit ? understood(edit, ...edits) : null
}

/** Whether the talk took a part out of an entry already: what else was in it goes the same way. */
export async function wasParted(context: Context, speaker: Speaker, entry: Pick<Transaction, 'id'>): Promise<boolean> {
  return (await partings(context, speaker, entry)).length > 0
}

/** The turns that took a part out of an entry. */
async function partings(context: Context, speaker: Speaker, { id }: Pick<Transaction, 'id'>): Promise<StandingTurn[]> {
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  return turns.filter(
    ({ message, entries }) =>
      entries.length > 1 &&
      entries.some((entry) => entry.id === id) &&
      (readPartOfOther(message) ?? readNextPart(message)) !== null,
  )
}

/**
 * The entry that is named, or the only one that the turn before wrote; where that parted one already, what is left of that. "and 30 was
 * clothes" means a part only there.
 */
async function entryMeant(context: Context, speaker: Speaker, { of }: PartOfOther): Promise<Transaction | null> {
  const turns = await standingTurns(context, speaker, turnsBack.talkedOf)
  const [last, ...earlier] = turns
  const isParted = last !== undefined && (readPartOfOther(last.message) ?? readNextPart(last.message)) !== null
  if (of === null && last && isParted && last.entries.length > 1) {
    const before = new Set(entriesOf(earlier).map(({ id }) => id))
    const [left, ...others] = last.entries.filter(({ id }) => before.has(id))
    return others.length === 0 ? (left ?? null) : null
  }
  if (!readPartOfOther(speaker.message)) return null
  return soleEntry(turns, of)
}

/** The part as it would be told alone; null where that is no purchase of a known thing. */
async function spentOn(
  context: Context,
  speaker: Speaker,
  { thing, amount, isOrdered }: PartOfOther,
): Promise<AddFrame | null> {
  const message = isOrdered ? `paid ${amount} for ${thing}` : `${thing} ${amount}`
  const heard = await interpret(context, { ...speaker, message, last: null })
  const [frame, ...more] = heard.frames
  if (frame?.intent !== 'add' || more.length > 0) return null
  const { kind, categoryKnown, currency } = frame.transaction
  return kind === 'spend' && (categoryKnown || isOrdered) && currency === undefined ? frame : null
}
