import { type Minor, minor } from '#domain/money.ts'
import { count } from '#domain/talk/count-words.ts'
import {
  readOthersShare,
  readOwnPart,
  readPaid,
  readPaidOwn,
  readSharerChange,
  readSharers,
  readSplitOf,
  readTakenOff,
  readUndivided,
  readWholeAndPart,
} from '#domain/talk/own-part-sentence.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import { partsTold, readTalkSentence } from '#domain/talk/talk-sentence.ts'
import { personIn } from '#domain/talk/them-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { unknownTotal } from '#server/assistant/corrections/unknown-total.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { timesApart } from '#server/assistant/is-far-from.ts'
import { onlyAmount, saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit, singularWords } from '#server/assistant/talk/name-fit.ts'
import {
  type StandingTurn,
  standingEntries,
  standingTurns,
  toldAlone,
} from '#server/assistant/talk/standing-entries.ts'
import { partsOfTurn } from '#server/assistant/talk/told-part.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understoodAsUnknown } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

/** "we split it so just fifteen for me" after the whole was told: the entry comes to the own part; "Sam paid 10 of that" takes it off. Null for any other sentence. */
export async function readOwnPartAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const shared =
    (await readShareOfOther(context, speaker)) ??
    (await readSplitAnew(context, speaker)) ??
    (await readWholeShared(context, speaker)) ??
    (await readSharersAnew(context, speaker)) ??
    (await readOwnPaid(context, speaker)) ??
    (await readPaidOfSplit(context, speaker))
  if (shared) return shared
  const own = readOwnPart(speaker.message)
  const said = own ?? readTakenOff(speaker.message)
  const amountMinor = said && onlyAmount(said.amount, speaker)
  if (!said || amountMinor === null) return null
  if (own?.day !== undefined) return readPartOfDay(context, speaker, { ...own, day: own.day, amountMinor })
  const entry =
    said.thing === null ? (await toldAlone(context, speaker))?.entry : await named(context, speaker, said.thing)
  if (!entry || Math.abs(entry.amountMinor) <= amountMinor || (entry.amountMinor < 0 && !own)) return null
  // Of two cabs that were told in one breath nobody can know which.
  const alike = own && said.thing !== null ? await toldBeside(context, speaker, entry) : []
  if (alike.length > 1) return editOnly(speaker, { change: { amountMinor }, among: alike, asksWhich: true })
  const left = own ? amountMinor : minor(entry.amountMinor - amountMinor)
  return editOnly(speaker, { change: { amountMinor: left }, among: [entry.id] })
}

/** Those of the same name that were told in the same breath as an entry, with itself. */
async function toldBeside(context: Context, speaker: Speaker, { id, merchant }: Transaction): Promise<string[]> {
  const turns = await standingTurns(context, speaker, turnsBack.talkedOf)
  const turn = turns.find(({ entries }) => entries.some((entry) => entry.id === id))
  return (turn?.entries ?? []).filter((entry) => entry.merchant === merchant).map((entry) => entry.id)
}

/** "Li paid half of Sunday's, so it was only 5.50": of an entry of that day, or the question which of several; where none cost more it is not known what is meant. */
async function readPartOfDay(
  context: Context,
  speaker: Speaker,
  { day, thing, amountMinor }: { day: string; thing: string | null; amountMinor: Minor },
): Promise<Understanding | null> {
  const [date] = saidFigures(day, speaker).days
  const among = (await standingEntries(context, speaker, turnsBack.ofSeveral))
    .filter((entry) => entry.date === date && entry.amountMinor > amountMinor)
    .filter(({ merchant }) => thing === null || nameFit(merchant, thing) !== null)
    .map(({ id }) => id)
  if (among.length > 0) return editOnly(speaker, { change: { amountMinor }, among, asksWhich: among.length > 1 })
  // "we shared monday's cab, 12 each" tells of a new one; without a name the entry told last would be taken for it.
  return thing !== null && sharing.test(speaker.message) ? null : understoodAsUnknown(speaker)
}
const sharing =
  /^\W*(?:(?:and|also|then|oh)\b[\s,]*)*(?:we|i)(?:['’]ve)? (?:(?:all|both|just) )*(?:split|shared|halved|divided)\b/i

async function named(context: Context, speaker: Speaker, thing: string): Promise<Transaction | undefined> {
  return namedIn(`the ${thing}`, await standingEntries(context, speaker, turnsBack.talkedOf))[0]?.entries[0]
}

/** "half of that was for my flatmate": what is left of the entry told last. */
async function readShareOfOther(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const share = readOthersShare(speaker.message)
  const told = share === null ? null : await toldAlone(context, speaker)
  if (share === null || !told || told.entry.amountMinor <= 0) return null
  const { entry } = told
  const left = minor(Math.round(entry.amountMinor * (1 - share)))
  return editOnly(speaker, { change: { amountMinor: left }, among: [entry.id] })
}

/** "split 60 at Olive Garden with Sam", then "actually there were three of us": the same, split among as many. */
async function readSplitAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const said = readSplitOf(speaker.message)
  const before = said && (await splitOf(context, speaker, said.thing))
  if (said && before && isNameOf(before.entry, said.thing)) return ownPartOf(speaker, before, said.many)
  const many = readSharers(speaker.message) ?? partsAnew(speaker.message)
  const split = many === null ? null : await splitOf(context, speaker)
  if (many !== null && split) return ownPartOf(speaker, split, many)
  const told = many === null ? null : await toldAlone(context, speaker)
  if (many === null || !told || told.entry.amountMinor <= 0) return null
  // "we split it, the two of us" orders the share by itself.
  if (readTalkSentence(speaker.message)?.means === 'share') return null
  if (!splitTold.test(told.message)) return askWhetherSplit(speaker, { ...told, many })
  const message = `${told.message.replace(amongSoMany, ' ')} ${many} ways`
  const [anew, ...others] = (await interpret(context, { ...speaker, message, last: null })).frames
  if (anew?.intent !== 'add' || others.length > 0 || anew.transaction.merchant !== told.entry.merchant) return null
  return editOnly(speaker, { change: { amountMinor: anew.transaction.amountMinor }, among: [told.entry.id] })
}

/** "dinner" of Dinner: "I wish dinner was split five ways" is of no such name. */
function isNameOf({ merchant }: Transaction, thing: string | null): boolean {
  return thing === null || singularWords(thing).join(' ') === singularWords(merchant).join(' ')
}

const splitTold = new RegExp(
  `\\b(?:split|shared|halves|half|third|quarter|(?:between|among) (?:the )?(?:${count}|\\w+ of us))\\b`,
  'i',
)

/** "there were four of us" after fuel that nobody said was split: its whole price or the own part of it, which is asked. */
function askWhetherSplit(
  speaker: Speaker,
  { entry, many, message }: { entry: Transaction; many: number; message: string },
): Understanding | null {
  if (!/\b(?:we|us|people)\b/i.test(speaker.message) || many < 2 || /\beach\b/i.test(message)) return null
  const readings = [minor(Math.round(entry.amountMinor / many)), entry.amountMinor] as const
  return editOnly(speaker, { change: { amountMinor: readings[0] }, readings, among: [entry.id] })
}

/** What was told last and split, with what all of it came to and in how many parts. */
type Split = { entry: Transaction; whole: number; parts: number; told: string }

/** The split of the entry that is named, else of the one told or changed last; null where it is no whole part of an amount that was told for it. */
async function splitOf(context: Context, speaker: Speaker, thing: string | null = null): Promise<Split | null> {
  const turns = await standingTurns(context, speaker, turnsBack.talkedOf)
  // A share that came back was told since.
  const turn = turns.find(({ entries }) => entries.some(({ amountMinor }) => amountMinor > 0))
  const sole = turn && splitIn(turn, speaker)
  const entry = thing === null ? sole : await named(context, speaker, thing)
  if (!entry || entry.amountMinor <= 0) return null
  const messages = turns.flatMap(({ message, entries }) => (entries.some(({ id }) => id === entry.id) ? [message] : []))
  const told = messages.join(' ')
  if (!splitTold.test(told)) return null
  const saved = (await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.talkedOf }))
    .flatMap(({ outcome }) => outcome.saved)
    .flatMap(({ transaction }) => (transaction.id === entry.id ? [transaction.amountMinor] : []))
  const said = messages.flatMap((message) => saidFigures(message, speaker).amounts)
  const whole = Math.max(...saved, ...said)
  const parts = Math.round(whole / entry.amountMinor)
  const isPart = parts > 1 && parts <= MOST_SHARING && Math.abs(whole / parts - entry.amountMinor) <= 1
  return isPart ? { entry, whole, parts, told } : null
}
const MOST_SHARING = 20

/** The entry of a turn, of several the one that the sentence names now or that was told as split. */
function splitIn(turn: StandingTurn, { message }: Speaker): Transaction | undefined {
  const [only, ...more] = turn.entries
  if (more.length === 0) return only
  const [named, ...others] = namedIn(message, turn.entries)
  if (named && others.length === 0 && named.entries.length === 1) return named.entries[0]
  const [split, ...rest] = partsOfTurn(turn).filter(({ part }) => splitTold.test(part))
  return rest.length === 0 ? split?.entry : undefined
}

function ownPartOf(speaker: Speaker, { entry, whole }: Split, parts: number): Understanding | null {
  const amountMinor = minor(Math.round(whole / parts))
  return parts < 1 ? null : editOnly(speaker, { change: { amountMinor }, among: [entry.id] })
}

/** "actually Kim doesn't pay", "Ben was there too", "no, that one was just me" after a split: among others, or nobody. */
async function readSharersAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const whole = readUndivided(speaker.message)
  const change = whole ? null : readSharerChange(speaker.message)
  const split = whole || change ? await splitOf(context, speaker, whole?.thing) : null
  if (!split) return null
  if (!change) return ownPartOf(speaker, split, 1)
  const isNamed = new RegExp(`\\b${change.name}\\b`, 'i').test(split.told)
  return isNamed === change.by < 0 ? ownPartOf(speaker, split, split.parts + change.by) : null
}

/** "the dinner was 96 altogether so 32 each" of one that was split: the own part of it. */
async function readWholeShared(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const said = readWholeAndPart(speaker.message)
  const [whole, amountMinor] = [onlyAmount(said?.whole, speaker), onlyAmount(said?.amount, speaker)]
  const split = whole !== null && amountMinor !== null ? await splitOf(context, speaker, said?.thing) : null
  if (whole === null || amountMinor === null || !split || amountMinor >= whole) return null
  return editOnly(speaker, { change: { amountMinor }, among: [split.entry.id] })
}

/** "Jo paid hers herself" of tickets for three that were told whole: what is left for the others; of tickets for Jo and some more the person is asked. */
async function readOwnPaid(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const name = readPaidOwn(speaker.message)
  const told = name === null ? null : await toldAlone(context, speaker)
  if (name === null || !told || told.entry.amountMinor <= 0 || splitTold.test(told.message)) return null
  const many = partsTold(told.message)
  if (many === null) return namesThem(told.message, name) ? unknownTotal(speaker, [told.entry]) : null
  const left = minor(Math.round((told.entry.amountMinor * (many - 1)) / many))
  return editOnly(speaker, { change: { amountMinor: left }, among: [told.entry.id] })
}

/** "I paid 40" right behind a split is the own part of it; "I paid 88" of a dinner for 88 may be the whole of it as well, which is asked. */
async function readPaidOfSplit(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const said = readPaid(speaker.message)
  const amountMinor = onlyAmount(said, speaker)
  const split = amountMinor === null ? null : await splitOf(context, speaker)
  if (amountMinor === null || !split || !(await wasJustTold(context, speaker, split.entry))) return null
  const { entry, whole, parts } = split
  if (timesApart(amountMinor, whole) > NEAR_TIMES)
    return amountMinor < whole ? editOnly(speaker, { change: { amountMinor }, among: [entry.id] }) : null
  const share = minor(Math.round(amountMinor / parts))
  return editOnly(speaker, { change: { amountMinor: share }, readings: [share, amountMinor], among: [entry.id] })
}
const NEAR_TIMES = 1.3

async function wasJustTold(context: Context, { userId }: Speaker, { id }: Transaction): Promise<boolean> {
  const [before] = await turnsOfTalk(context, { userId, limit: 1 })
  return before?.outcome.saved.some(({ transaction }) => transaction.id === id) ?? false
}

function namesThem(telling: string, name: string): boolean {
  return /^s?he$/.test(name) ? personIn(telling) !== null : new RegExp(`\\b${name}\\b`, 'i').test(telling)
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
