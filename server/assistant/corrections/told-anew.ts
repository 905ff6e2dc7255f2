import { askInOwnCurrency } from '#domain/currency.ts'
import { type Minor, minor } from '#domain/money.ts'
import { reasonBeside } from '#domain/talk/evidence-sentence.ts'
import { readRetelling, readTold, saysPlace, type Told } from '#domain/talk/retell-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { AddFrame, ClarifyFrame, Frame, Understanding } from '#domain/understanding/frame.ts'
import { entriesMeant } from '#server/assistant/corrections/entries-meant.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import type { TalkAsk, TalkEdit } from '#server/assistant/decide.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { orderFigures, saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { type StandingTurn, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

/** What costs as much as another was told a turn or two after it. */
const MOST_COMPARED = 3

/**
 * Reads what is told of a thing that this talk has told already as the correction of its entry, not as one more: "ink was 36" after
 * "printer ink 38", several turns later and whatever the day it is on. "another", "too", another day or a thing that was never told make
 * it news; so does a name that is only a part of the other, where the person is asked. Null where nothing is told anew.
 */
export async function readToldAnew(
  context: Context,
  speaker: Speaker,
  { understanding }: Heard,
): Promise<Understanding | null> {
  const reworded = await hearReworded(context, speaker)
  if (reworded) return reworded
  const heard = await hearTelling(context, speaker, understanding)
  const turns = heard ? await standingTurns(context, speaker, turnsBack.ofLongTalk) : []
  if (!heard || turns.length === 0) return null
  const spans = [{ start: 0, end: speaker.message.length }]
  const edits: (TalkEdit | TalkAsk | null)[] = []
  for (const [at, frame] of heard.frames.entries()) {
    const all = heard.frames
    const from = all[at - 1]?.spans.at(-1)?.end ?? 0
    const clause = { from, text: heard.text.slice(from, all[at + 1]?.spans[0]?.start) }
    const isListed = edits.at(-1)?.intent === 'edit'
    const edit = isTelling(frame) ? editOf(frame, { ...heard, clause, turns, speaker, isListed }) : null
    edits.push(edit && { ...edit, spans })
  }
  if (!edits.some(Boolean)) return null
  const frames = heard.frames.map((frame, at) => edits[at] ?? frame)
  return { ...understanding, intent: frames[0]?.intent ?? 'edit', frames, drafts: [] }
}

/** "did I say Target was 94.12? It was 84.12": in the words it comes down to, a change of the entry that is named. */
async function hearReworded(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const { text, isMarked } = readRetelling(speaker.message)
  if (!isMarked || speaker.message.endsWith(text.trim())) return null
  const heard = await interpret(context, { ...speaker, message: text, last: null })
  const [frame, ...more] = heard.frames
  const spans = [{ start: 0, end: speaker.message.length }]
  return frame?.intent === 'edit' && (frame.target || saysPlace(text)) && more.length === 0
    ? { ...heard, frames: [{ ...frame, spans }] }
    : null
}

type Telling = AddFrame | ClarifyFrame

function isTelling(frame: Frame): frame is Telling {
  return frame.intent === 'add' || (frame.intent === 'clarify' && frame.reason === 'two_readings')
}

type Hearing = { text: string; frames: Frame[]; isMarked: boolean; isRemark: boolean }

/** What is told behind the words that lead to it; "the meat is seventeen", a remark on its own, is read as told. */
async function hearTelling(context: Context, speaker: Speaker, { frames }: Understanding): Promise<Hearing | null> {
  const { text, isMarked } = readRetelling(speaker.message)
  const hear = async (message: string) => (await interpret(context, { ...speaker, message, last: null })).frames
  // What the engine took for a correction of the last entry is heard as it would be told alone; a place among entries is none of its own.
  const isEdit = frames.some(({ intent }) => intent === 'edit') && !saysPlace(text)
  const isAsSaid = text === speaker.message && !isEdit
  const plain = isAsSaid ? frames : await hear(text)
  const asSaid = plain.some(isTelling) ? { text, frames: plain, isMarked, isRemark: false } : null
  const isRemark = plain.every((frame) => frame.intent === 'other' && frame.topic === 'remark')
  const past = text.replace(/\bis\b/i, 'was')
  if ((!asSaid && !isRemark) || past === text || ofNowadays.test(text)) return asSaid
  // "the coffee is 4.50 and the tea 3.20" remarks on the one as little as on the other.
  const told = await hear(past)
  const isMore = told.filter(isTelling).length > plain.filter(isTelling).length
  return isMore ? { text: past, frames: told, isMarked, isRemark: true } : asSaid
}

/** "bread is six dollars these days" */
const ofNowadays =
  /\b(?:nowadays|(?:these|those) days|usually|always|everywhere|now|here|there|normally|per|each|at|an?)\b/i

type Clause = Pick<Hearing, 'isMarked' | 'isRemark'> & {
  clause: { from: number; text: string }
  turns: readonly StandingTurn[]
  speaker: Speaker
  /** Behind another that was put right: "the coffee was 4.50 and the tea 3.20", "milk was 4 and cheese 7" of what was told last. */
  isListed: boolean
}

/** The edit that a telling comes to, of the entries that it can be about; null where it is news. */
function editOf(
  frame: Telling,
  { clause, isMarked, isRemark, turns, speaker, isListed }: Clause,
): TalkEdit | TalkAsk | null {
  const draft = frame.intent === 'add' ? frame.transaction : frame.draft
  const readings = frame.intent === 'add' ? [] : (frame.choices ?? []).map((choice) => choice.amountMinor)
  const amountMinor = frame.intent === 'add' ? frame.transaction.amountMinor : readings[0]
  const places = frame.spans.map(({ start, end }) => ({ start: start - clause.from, end: end - clause.from }))
  const amount = frame.intent === 'add' ? atAmount(frame, clause.from) : places[1]
  const name = places.find(({ start }) => start !== amount?.start)
  const { merchant } = draft
  const said = name && amount && merchant ? readTold(clause.text, { name, amount, merchant }) : null
  if (!said || amountMinor === undefined || !merchant) return null
  if (said.isOneMore && !isAlike(said, { amountMinor, text: clause.text }, turns)) return null
  const isLoose = (said.form === 'paid' || said.form === 'received' || isRemark) && !said.isDefinite
  const needsMark =
    (said.form === 'bare' && !(isListed && (said.isDefinite || isNameOfOne(said.subject, turns.slice(0, 1))))) ||
    (isLoose && !(isRemark && isNameOfOne(said.subject, turns)))
  if (needsMark && !isMarked) return null
  const meant = entriesMeant({ said, merchant, kind: draft.kind ?? 'spend', isMarked }, turns)
  const days = saidFigures(clause.text, speaker).days
  const onDay = meant.entries.filter(({ date }) => days.length === 0 || days.includes(date))
  const old = orderFigures(clause.text, speaker).amounts.filter((each) => each !== amountMinor)
  const denied = onDay.filter((entry) => old.includes(minor(Math.abs(entry.amountMinor))))
  const among = denied.length > 0 ? denied : onDay
  const [newest] = among
  // "they gave me 2 for the coffee" is no other price of it.
  if (!newest || (said.form === 'received' && newest.amountMinor > 0)) return null
  const { spans } = frame
  const told = { among: among.map(({ id }) => id), spans, confidence: 1 }
  const isSure = (meant.isSure || isExplained(said, newest, amountMinor)) && !/\?\W*$/.test(speaker.message)
  const isForeign = draft.currency !== undefined && draft.currency !== speaker.currency
  if (isSure && isForeign)
    return { intent: 'clarify', reason: 'no_amount', ask: askInOwnCurrency(speaker.currency), draft: {}, ...told }
  const which = meant.isOpen && among.length > 1 ? { asksWhich: true } : {}
  const edit = { intent: 'edit', change: { amountMinor }, target: { merchant }, ...told, ...which } as const
  if (isSure) return readings.length > 1 ? { ...edit, readings } : edit
  const mayBe = frame.intent === 'add' && !isForeign && !isFarFrom(newest.amountMinor, amountMinor)
  return mayBe ? { ...edit, orNew: frame.transaction } : null
}

/** "the lego was 44.99, they matched the online price" of a lego set for 49.99: why it came to less than what was told makes it no other one. */
function isExplained({ form, isDefinite, beside }: Told, { amountMinor }: Transaction, now: Minor): boolean {
  const why = form === 'was' && isDefinite && !isFarFrom(amountMinor, now) ? reasonBeside(beside) : null
  return why !== null && why === (now < Math.abs(amountMinor) ? 'less' : 'more')
}

/** "the bread was 3 too" of a bread told beside a milk for 3: it costs as much as the other, and is not one more. */
function isAlike(
  { form, subject }: Told,
  { amountMinor, text }: { amountMinor: Minor; text: string },
  turns: readonly StandingTurn[],
): boolean {
  if (form !== 'was' || !/ (?:too|as well|also)\W*$/i.test(text)) return false
  const told = turns.slice(0, MOST_COMPARED).flatMap(({ entries }) => entries)
  const named = told.filter(({ merchant }) => nameFit(merchant, subject) === 'whole')
  const others = told.filter((entry) => !named.includes(entry))
  return named.length === 1 && others.some((entry) => entry.amountMinor === amountMinor)
}

/** "lunch is 9.80" of a lunch that this talk told remarks on no prices. */
function isNameOfOne(subject: string, turns: readonly StandingTurn[]): boolean {
  const told = turns.flatMap(({ entries }) => entries)
  return told.some(({ merchant }) => nameFit(merchant, subject) === 'whole' && nameFit(subject, merchant) === 'whole')
}

function atAmount({ amountSpan }: AddFrame, from: number) {
  return { start: amountSpan.start - from, end: amountSpan.end - from }
}
