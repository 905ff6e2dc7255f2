import { minor } from '#domain/money.ts'
import { readTalkSentence } from '#domain/talk/talk-sentence.ts'
import { readTooSentence } from '#domain/talk/too-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { EditFrame, Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editEach, editOnly } from '#server/assistant/changes/edit-only.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const bothOfThem = pattern.i`^\W*(?:(?:and|oh|i mean|i meant|no|sorry|actually|for|the)\W+)*both(?: of (?:them|those|these))?(?: (?:of|were|was|actually|too|please))*\W*$`

/** "and the pies on Tuesday" */
const withDay = pattern.iu`^\W*(?:(?:oh|then|but)\b[\s,]*)*(?:and,? (?:the |my )?|the |my )(\p{L}[\p{L}'’ ]{1,30}?)
  (?: (?:was|were|on|last))* (?:yesterday|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[\s.!]*$`
const order = /\b(?:delete|remove|undo|redo|scratch|one before)\b/i

/**
 * "and the shampoo too", "same for Mia", "both of them" right after the day, the category or the amount of an entry was put right: the same change of
 * another one of this talk; an amount only where "the same" is said, or a part of it was left by a share. Null for any other sentence, and where nothing was changed.
 */
export async function readChangedToo(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const { message } = speaker
  const isBoth = bothOfThem.test(message)
  const same = isBoth ? null : readTalkSentence(message)
  const isSame = same?.means === 'again' && same.isBare && same.thing !== null
  const thing = isSame ? same.thing : readTooSentence(message)
  if ((!isBoth && thing === null) || order.test(message)) return null
  const halved = thing === null || !nameToo.test(message) ? null : await sharedToo(context, speaker, thing)
  if (halved) return halved
  const changed = await changedBefore(context, speaker)
  const change = changed && (isSame ? changed.change : ofDayOrCategory(changed.change))
  // "and the pies tuesday" is of a day of its own.
  if (!changed || !change || saidFigures(message, speaker).days.length > 0) return null
  const others = (await standingEntries(context, speaker, turnsBack.ofTalk)).filter(({ id }) => id !== changed.id)
  if (isBoth) return editEach(speaker, change, [others.slice(0, 1)])
  const [named, ...more] = namedIn(`the ${thing}`, others)
  return named && more.length === 0 ? editEach(speaker, change, [named.entries]) : null
}

/** A name and nothing else: "I liked the card too" and "the card was yesterday too" say something of it. */
const nameToo =
  /^\W*(?:(?:and|oh|same (?:for|with))\b[\s,]*)*(?:the|my) \S+(?: (?!was|were|is|did|came|cost)\S+)? (?:too|as well|also)\W*$/i

/** "the card too" right after "halve the gift": of another one told before the same part is left. */
async function sharedToo(context: Context, speaker: Speaker, thing: string): Promise<Understanding | null> {
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const share = before && before.outcome.saved.length === 1 ? readTalkSentence(before.message) : null
  if (share?.means !== 'share') return null
  const done = before?.outcome.saved[0]?.transaction.id
  const others = (await standingEntries(context, speaker, turnsBack.ofTalk)).filter(({ id }) => id !== done)
  const [named, ...more] = namedIn(`the ${thing}`, others)
  const [entry, ...alike] = named?.entries ?? []
  if (!named || !entry || more.length + alike.length > 0 || entry.amountMinor <= 0) return null
  const amountMinor = minor(Math.round(entry.amountMinor / share.parts))
  return editOnly(speaker, { change: { amountMinor }, target: { merchant: named.merchant }, among: [entry.id] })
}

/** "and the pies Tuesday" right after the day of another was put right: the one that is called so, and nothing else, was on that day. Null for any other sentence. */
export async function readDayToo(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const thing = withDay.exec(speaker.message)?.[1]
  const { amounts, days } = saidFigures(thing === undefined ? '' : speaker.message, speaker)
  const [day, ...more] = days
  if (thing === undefined || day === undefined || day > speaker.today || more.length + amounts.length > 0) return null
  const changed = await changedBefore(context, speaker)
  if (changed?.change.day === undefined) return null
  const others = (await standingEntries(context, speaker, turnsBack.ofTalk)).filter(({ id }) => id !== changed.id)
  const [entry, ...alike] = others.filter(({ merchant }) => nameFit(merchant, thing) === 'whole')
  return entry && alike.length === 0 ? editEach(speaker, { day }, [[entry]]) : null
}

function ofDayOrCategory({ day, category }: EditFrame['change']): EditFrame['change'] | null {
  return day !== undefined ? { day } : category !== undefined ? { category } : null
}

/** The one thing that the last turn changed of a single entry that the talk had told before; null where it did anything else. */
async function changedBefore(
  context: Context,
  { userId }: Speaker,
): Promise<{ id: string; change: EditFrame['change'] } | null> {
  const [before, ...earlier] = (await turnsOfTalk(context, { userId, limit: turnsBack.ofTalk })).reverse()
  const [saved, ...more] = before?.outcome.saved ?? []
  if (!saved || more.length > 0 || before?.outcome.question) return null
  const now = saved.transaction
  const was = earlier
    .flatMap(({ outcome }) => outcome.saved.map(({ transaction }) => transaction))
    .find(({ id }) => id === now.id)
  const change = was && changeOf(was, now)
  return change ? { id: now.id, change } : null
}

function changeOf(was: Transaction, now: Transaction): EditFrame['change'] | null {
  if (was.merchant !== now.merchant) return null
  if (was.date !== now.date) return { day: now.date }
  if (was.category !== now.category) return { category: now.category }
  return was.amountMinor !== now.amountMinor && now.amountMinor > 0 ? { amountMinor: now.amountMinor } : null
}
