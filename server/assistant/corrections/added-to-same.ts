import { minor } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Frame, Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { soleEntry } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 120
const ending = '(?: (?:too|as well|please|then|also))*\\W*$'
const ordered = pattern.iu`[\s,;.](?:put|add|count|throw|stick|lump|tack|log|save|include) (?:it|that|this|them)(?: all)? (?:in |on |together )?
  (?:on|onto|to|with|in|into|under) (?:the same (?:one|entry|line|item|bill|purchase)|that (?:same )?(?:one|entry)|it|that|(the|my) (\p{L}[\p{L}'’& ]{0,40}?))${ending}`
const bare = pattern.iu`[\s,;.](?:on|onto|to|with|under) the same (?:one|entry|line|item)${ending}`
/** "add 2 to that for the bags", "she stayed an hour longer, add 12 to that" */
const ontoThat = pattern.iu`^(?:([^\d,;.]{0,60})[,;.] ?)?(?:(?:and|so|please|oh|just|also|then|now|can you) )*(?:add|stick|throw|tack) (\S+(?: \S+){0,2}?) (?:more |extra )?(?:to|on|onto|on top of)
  \s(?:that|it|the last one)(?: one)?(?: for (?:the |my |a |an )?([\p{L}'’ ]{1,30}))?\W*$`
const leading = /(?:\b(?:and|so|just|please|can you|could you)\W*)+$/i

/**
 * "plus twenty for fitting put it on the same one" right after alterations for 40: what is told goes onto the entry that is named, or that was
 * told just now, and is no entry of its own. Null for any other sentence.
 */
export async function readAddedToSame(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const { message } = speaker
  const onto = await addedToThat(context, speaker)
  if (onto) return onto
  const order =
    message.length > LONGEST || /\?\W*$/.test(message) ? null : (ordered.exec(message) ?? bare.exec(message))
  if (!order) return null
  const told = message.slice(0, order.index).replace(leading, '')
  const [frame, ...others] = (await interpret(context, { ...speaker, message: told, last: null })).frames
  const amount = frame && others.length === 0 ? amountSpent(frame) : null
  const entry = amount === null ? null : await entryMeant(context, speaker, order[2])
  if (amount === null || !entry || entry.amountMinor <= 0) return null
  return editOnly(speaker, { change: { byMinor: minor(amount) }, among: [entry.id] })
}

/** "add 2 to that for the bags" right after an entry was told; what it is for, or what is told before it, is no known thing of another kind. */
async function addedToThat(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, lead = '', sum, thing = ''] = speaker.message.length > LONGEST ? [] : (ontoThat.exec(speaker.message) ?? [])
  const byMinor = onlyAmount(sum, speaker)
  if (byMinor === null || /\b(?:tomorrow|next|later)\b/i.test(speaker.message)) return null
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const last = before?.outcome.saved.length ? await entryMeant(context, speaker, undefined) : null
  if (!last || last.amountMinor <= 0) return null
  for (const words of [lead, thing].filter(Boolean)) {
    const [frame] = (await interpret(context, { ...speaker, message: words, last: null })).frames
    const told = frame?.intent === 'clarify' ? frame.draft : null
    if (told?.categoryKnown && told.category !== last.category && told.category !== 'Shopping') return null
    if (words === lead && told?.merchant) return null
  }
  return editOnly(speaker, { change: { byMinor }, among: [last.id] })
}

/** The amount of one thing that was paid in the own currency. */
function amountSpent(frame: Frame): number | null {
  if (frame.intent === 'add') return isOwnSpend(frame.transaction) ? frame.transaction.amountMinor : null
  return frame.intent === 'clarify' && frame.reason === 'no_merchant' && isOwnSpend(frame.draft)
    ? (frame.draft.amountMinor ?? null)
    : null
}

function isOwnSpend({ kind, currency }: { kind?: 'spend' | 'income'; currency?: string }): boolean {
  return kind === 'spend' && currency === undefined
}

/** The entry of the talk that is called so; without a name the only one of the turn that wrote last. */
async function entryMeant(context: Context, speaker: Speaker, name: string | undefined): Promise<Transaction | null> {
  return soleEntry(await standingTurns(context, speaker, turnsBack.ofTalk), name)
}
