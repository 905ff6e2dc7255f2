import type { TransactionCategory } from '#domain/category.ts'
import { areGifts, type GroupTold, readGroupTold } from '#domain/talk/group-sentence.ts'
import { openers } from '#domain/talk/openers.ts'
import { readPlainAsking } from '#domain/talk/plain-asking.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editEach } from '#server/assistant/changes/edit-only.ts'
import { dayOnly } from '#server/assistant/corrections/day-only.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { categoryNamed } from '#server/assistant/corrections/sorted-anew.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { entriesOf, type StandingTurn, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import { understoodAsUnknown } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const MOST_CHANGED = 10
/** "no, I meant everything today" right after a question asks it of all. */
const meantAsk =
  /^\W*(?:(?:no|oh|sorry|actually|wait)\b[\s,]*)*i (?:mean|meant) (?!.*\b(?:was|were|is|are|should|to be)\b)/i
const LONGEST = 120
/** "not all of it was yesterday": nobody can know which. */
const notAll = pattern.i`^\W*${openers}not (?:all|both|everything|every one)(?: of (?:it|that|them|those))? (?:was|were|is|are) [^\d?]{3,30}$`
/** "all in all today?", and not "can you put them all under bills?" */
const asks = /^(?!\W*(?:(?:and|so|ok|please)\W+)*(?:can|could|would|will) (?:you|we)\b).*\?\W*$/is

/**
 * "the last two were yesterday", "put the first three under shopping", "both of those are gifts", "everything except the cheese was on Monday": each of those that
 * were told last. Null for any other sentence, and where fewer were told than are meant.
 */
export async function readGroupAnew(
  context: Context,
  speaker: Speaker,
  { last }: Heard,
): Promise<Understanding | null> {
  if (last?.intent === 'summary' && meantAsk.test(speaker.message)) {
    const question = readPlainAsking(speaker.message)
    if (question !== null) return interpret(context, { ...speaker, message: question, last: null })
  }
  if (speaker.message.length <= LONGEST && notAll.test(speaker.message)) return understoodAsUnknown(speaker)
  const told = speaker.message.length > LONGEST || asks.test(speaker.message) ? null : readGroupTold(speaker.message)
  const change = told && changeTold(told, speaker)
  if (!change) return null
  const turns = await standingTurns(context, speaker, turnsBack.ofSeveral)
  const group = meantBy(
    told.group,
    turns.map(({ entries }) => entries),
  )
  const meant = group.length === 1 && isOpen(told.group) && allOfIt.test(speaker.message) ? toldInARow(turns) : group
  if (meant.length < 2 || meant.length > MOST_CHANGED) return null
  const others = meant.filter(({ date }) => date !== change.day)
  return editEach(
    speaker,
    change,
    (others.length > 0 ? others : meant).map((entry) => [entry]),
  )
}

function changeTold({ of }: GroupTold, speaker: Speaker): Parameters<typeof editEach>[1] | null {
  const category = areGifts(of) ? ofGifts : categoryNamed(of)
  if (category) return { category }
  return dayOnly(of, speaker)
}

const allOfIt = /\ball\b/i

function isOpen({ from, count, except }: GroupTold['group']): boolean {
  return from === 'all' && count === null && except === null
}

/** "flight 312", "same for Ana", "plus 35 for a suitcase": what was told one after the other, of which one is the same once more. */
function toldInARow(turns: readonly StandingTurn[]): Transaction[] {
  const first = turns.findIndex(({ message }) => !ledOn.test(message))
  const row = first < 0 ? turns : turns.slice(0, first + 1)
  return row.some(({ message }) => sameOnceMore.test(message)) ? entriesOf(row) : []
}
const sameOnceMore = /^\W*(?:(?:oh|ok|um|uh|and)\b[\s,]*)*(?:another|(?:the )?same)\b/i
const ledOn = /^\W*(?:(?:oh|ok|um|uh)\b[\s,]*)*(?:plus\b|(?:and )?(?:another|(?:the )?same)\b)/i

/** What gifts are under. */
const ofGifts = 'Shopping' satisfies TransactionCategory

/** What one turn told, also where a part of it was put right since: "swap lunch and dinner" of three, "all of that was yesterday". */
function toldTogether([last = [], ...earlier]: readonly Transaction[][]): Transaction[] {
  const within = (entries: readonly Transaction[]) => last.every(({ id }) => entries.some((each) => each.id === id))
  return earlier.findLast((entries) => entries.length > last.length && within(entries)) ?? last
}

/** In the order told; what is counted from the first was told in one turn. */
function meantBy({ from, count, except }: GroupTold['group'], turns: readonly Transaction[][]): Transaction[] {
  const together = toldTogether(turns)
  const all = entriesOf(turns.map((entries) => ({ entries: entries.toReversed() }))).reverse()
  const among = count === null || together.length >= count ? together : from === 'first' ? [] : all
  // "all three" of four that were told together are not known.
  if (count !== null && (among.length < count || (from === 'all' && together.length > count))) return []
  const some = count === null ? among : from === 'first' ? among.slice(0, count) : among.slice(-count)
  if (except === null) return some
  const out = namedIn(`the ${except.replace(/^(?:the|my) /i, '')}`, some).flatMap(({ entries }) => entries)
  return out.length > 0 ? some.filter((entry) => !out.includes(entry)) : []
}
