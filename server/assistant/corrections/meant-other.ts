import { minor } from '#domain/money.ts'
import { marks, openers } from '#domain/talk/openers.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { EditFrame, Understanding } from '#domain/understanding/frame.ts'
import type { TalkDelete, TalkEdit, TalkUndo } from '#server/assistant/decide.ts'
import { lastTold, placeSaid } from '#server/assistant/find/entry-by-place.ts'
import { extremeOf, sizeSaid } from '#server/assistant/find/entry-by-size.ts'
import { type Named, namedIn } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { singularWords } from '#server/assistant/talk/name-fit.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { type TalkTurn, turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understood, understoodAsRemark } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const meaning = new RegExp(`^\\W*${openers}(?:not that one[\\s,]+)?i (?:meant|mean|was talking about)\\b`, 'i')

/** "no wait, the parking" */
const instead =
  /^\W*(?:(?:oh|no|nope|wait|sorry|oops|whoops|actually|not that one)[\s,.!]+)+(?=(?:the|my|our) [\p{L}'’& ]+\W*$)/iu

/** "I meant delete the uber" */
const removal = /^(?:to )?(?:delete|remove|erase|take out|get rid of) /i

/**
 * "no, I meant the parking", "no wait, the parking" or "not that one, the first one" right after another entry was changed or taken out: that
 * one is put back, and the same done to the one that is meant. Null for any other sentence.
 */
export async function readMeantOther(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const { message } = speaker
  if (!(meaning.test(message) || instead.test(message)) || /\d/.test(message)) return null
  const said = readRetelling(message).text.replace(instead, '').trim()
  const isRemoval = removal.test(said)
  const thing = said.replace(/ (?:one|entry)\W*$/i, '').replace(removal, '')
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  // "I mean the popcorn" of what has just been taken out.
  const isGone = before?.outcome.removed.length === 1 && entriesCalled(thing, before.outcome.removed) !== null
  if (isGone) return understoodAsRemark(speaker)
  const done = before && (await doneBefore(context, speaker, before))
  if (!done) return null
  const others = (await standingEntries(context, speaker, turnsBack.ofTalk)).filter(({ id }) => id !== done.id)
  const place = onlyPlace.test(said.replace(removal, '')) ? placeSaid(said) : null
  const size = sizeSaid(said.replace(removal, ''))
  const named =
    size !== null
      ? otherOfSize(size, { done: entryDone(before), others })
      : place !== null
        ? toldAt(place, others, (await lastTold(context, speaker)) ?? (await singlyTold(context, speaker)))
        : /^(?:the|my) other$/i.test(thing)
          ? onlyOther(others)
          : entriesCalled(thing, others)
  if (!named) return null
  const among = named.entries.map(({ id }) => id)
  const [spans, confidence] = [[{ start: 0, end: speaker.message.length }], 1]
  const undo: TalkUndo = { intent: 'undo', changeId: done.changeId, spans, confidence }
  const target = { merchant: named.merchant }
  const isPointed = place !== null || size !== null
  const again: TalkEdit | TalkDelete =
    done.change && !isRemoval
      ? { intent: 'edit', change: done.change, target, among, spans, confidence }
      : { intent: 'delete', target, ...(isPointed ? { among } : {}), spans: [], confidence }
  return { ...understood(undo, again), intent: again.intent }
}

const only = new RegExp(
  `^\\W*${openers}(?:(?:it was )?(?:only|just)|(not)) (?:(?:the|my|our) )?([\\p{L}'’& ]{1,40}?)(?: one)?\\W*$`,
  'iu',
)

/**
 * "no, only the cinema" right after two or more were changed at once: what was done to the others is taken back. "no, just the bread" right
 * after two or more were told: the others are taken out, behind "not the bread" that one. Null for any other sentence.
 */
export async function readOnlyOne(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, denied, thing] = only.exec(speaker.message) ?? []
  const [last, ...earlier] =
    thing === undefined
      ? []
      : (await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.ofTalk })).reverse()
  const done = last?.outcome.saved ?? []
  if (thing === undefined || done.length < 2) return null
  const stood = earlier.flatMap(({ outcome }) => outcome.saved.map(({ transaction }) => transaction))
  const told = done.map(({ transaction }) => transaction)
  const named = thing.split(/ and (?:the |my |our )?/i).map((each) => entriesCalled(`the ${each}`, told))
  const ids = named.flatMap((each) => each?.entries.map(({ id }) => id) ?? [])
  if (named.includes(null)) return null
  const others = told.filter(({ id }) => ids.includes(id) === (denied !== undefined))
  const before = others.map(({ id }) => stood.find((each) => each.id === id))
  const wasNew = before.every((was) => was === undefined)
  if (wasNew && denied === undefined && !marked.test(speaker.message)) return null
  const frames = wasNew
    ? others.map((entry) => removalOf(entry))
    : before.flatMap((was) => (was ? asBefore(speaker, was) : []))
  const [first, ...more] = frames.length === others.length ? frames : []
  return first ? understood(first, ...more) : null
}
const marked = new RegExp(`^\\W*(?:${marks})\\b`, 'i')

function removalOf({ id, merchant }: Transaction): TalkDelete {
  return { intent: 'delete', target: { merchant }, among: [id], spans: [], confidence: 1 }
}

/** What makes an entry again what it was. */
function asBefore({ message }: Speaker, { id, merchant, category, date, amountMinor }: Transaction): TalkEdit {
  const change = { merchant, category, day: date, amountMinor: minor(Math.abs(amountMinor)) }
  const spans = [{ start: 0, end: message.length }]
  return { intent: 'edit', change, target: { merchant }, among: [id], spans, confidence: 1 }
}

const onlyPlace = /^(?:the|my) \p{L}+ (?:one|entry)(?: instead| please)?\W*$/iu

/** "the second one": by the order in which they were told, what was taken out since among them. */
function toldAt(place: number, others: readonly Transaction[], told: readonly string[]): Named | null {
  const entry = others.find(({ id }) => id === told[place])
  return entry ? { merchant: entry.merchant, entries: [entry] } : null
}

/** "the smaller one": of those that are called as what was changed or taken out, where there are any, else of all that stand beside it. */
function otherOfSize(
  size: 'least' | 'most',
  { done, others }: { done: Transaction | undefined; others: readonly Transaction[] },
): Named | null {
  const alike = others.filter(({ merchant }) => merchant === done?.merchant)
  const entry = done && extremeOf([done, ...(alike.length > 0 ? alike : others)], size === 'least')
  return entry && entry.id !== done.id ? { merchant: entry.merchant, entries: [entry] } : null
}

function entryDone({ outcome: { saved, removed } }: TalkTurn): Transaction | undefined {
  return saved[0]?.transaction ?? removed[0]
}

async function singlyTold(context: Context, { userId }: Speaker): Promise<string[]> {
  const turns = await turnsOfTalk(context, { userId, limit: turnsBack.ofTalk })
  return [...new Set(turns.flatMap(({ outcome }) => outcome.saved.map(({ transaction }) => transaction.id)))]
}

/** "the other one": the only one beside it. */
function onlyOther([other, ...more]: readonly Transaction[]): Named | null {
  return other && more.length === 0 ? { merchant: other.merchant, entries: [other] } : null
}

/** Those of a name that a thing says, and nothing beside it. */
function entriesCalled(thing: string, standing: readonly Transaction[]): Named | null {
  const [named, ...more] = namedIn(thing, standing)
  if (!named || more.length > 0) return null
  const name = singularWords(named.merchant)
  const words = singularWords(thing.replace(/^(?:the|my|our|that|this) /i, ''))
  return words.every((word) => name.includes(word)) ? named : null
}

type Done = { id: string; changeId: number; change: EditFrame['change'] | null }

/** What the last turn did to one entry that stood before it; `change` is null where it was taken out. */
async function doneBefore(context: Context, speaker: Speaker, { message, outcome }: TalkTurn): Promise<Done | null> {
  const [frame, ...more] = (await interpret(context, { ...speaker, message, last: null })).frames
  const { saved, removed, done = [] } = outcome
  if (more.length > 0 || saved.length + removed.length !== 1) return null
  const [edited, gone] = [saved[0], removed[0]]
  if (edited && frame?.intent === 'edit')
    return { id: edited.transaction.id, changeId: edited.changeId, change: frame.change }
  const changeId = done[0]?.changeId
  return gone && frame?.intent === 'delete' && changeId ? { id: gone.id, changeId, change: null } : null
}
