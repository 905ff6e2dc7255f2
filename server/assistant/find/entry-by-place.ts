import { count, countOf, nth, places } from '#domain/talk/count-words.ts'
import { openers } from '#domain/talk/openers.ts'
import type { Transaction } from '#domain/transaction.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { ChangeScope } from '#server/assistant/changes/make-changes.ts'
import { type Chosen, oneOf } from '#server/assistant/find/choose-entry.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit, singularWords } from '#server/assistant/talk/name-fit.ts'
import { standingEntries, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'
import type { WriteTurn } from '#server/tools/write-turn.ts'

const MOST_ASKED = 4
/** More than these are not changed at once. */
const MOST_CHANGED = 5

/** Stands for the middle one of however many were told. */
const MIDDLE = -1
const spot = `${nth}|middle`
const placed = new RegExp(`\\b(?:the|my) (${spot}) (?:one|entry|item|of (?:them|those|these))\\b`, 'i')
/** "no, the third was yesterday": what the sentence is about; "on the third" is a day. */
const placedBare = new RegExp(
  `^\\W*${openers}(?:(?:delete|remove|drop|change|make|scratch|scrap|bin|cancel|lose|ditch|forget|split|share|halve)[\\s,]+)?(?:(?:the|my) (${spot})(?= (?:was|is|were|should|cost|to|under|goes|belongs|happened|with|between|in half)\\b|[,;] (?!.*\\b(?:${spot})\\b)|\\W*$)|(${spot})(?= one(?:['’]s| was| is)\\b))`,
  'i',
)

/** "delete number three", "number 2 was 9": which by its number; "the number 7 bus" is none. */
const numbered = new RegExp(
  `^\\W*${openers}(?:(?:delete|remove|drop|change|make|scratch|scrap|bin|undo|lose|ditch|move|put)[\\s,]+)?number (${count})(?=\\W*$| (?:was|is|were|should|cost|to|under|goes|belongs|please)\\b)`,
  'i',
)

/** "the second one", "the middle one", "number three": which of those that were told last, from 0; null where none is counted. */
export function placeSaid(message: string): number | null {
  const [, led, bare] = placed.exec(message) ?? placedBare.exec(message) ?? []
  const said = (led ?? bare)?.toLowerCase()
  const number = said === undefined ? numbered.exec(message)?.[1] : undefined
  if (number !== undefined) return (countOf(number) ?? 1) - 1
  if (said === 'middle') return MIDDLE
  return said === undefined ? null : places.indexOf(said)
}

const other = /\b(?:the|my) other (?:one|entry)\b/i

/** "the other one was 5": of two that were told together, are of one name or are all of the talk, the one that is not talked of. Null where it is not said. */
export async function entryBeside({ context, turn, speaker }: ChangeScope): Promise<Chosen | null> {
  if (!other.test(speaker.message)) return null
  const turns = await standingTurns(context, speaker, turnsBack.talkedOf)
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const isGone = (before?.outcome.removed.length ?? 0) > 0
  const spokenOf = isGone ? undefined : turns[0]?.entries.at(-1)?.id
  const all = [...new Set(turns.flatMap(({ entries }) => entries.map(({ id }) => id)))]
  const told = (await lastTold(context, speaker)) ?? (await seriesTold(context, speaker)) ?? all
  const standing = await inOrder(turn, told)
  return oneOf(standing.filter(({ id }) => id !== spokenOf))
}

/** Those of some entries that stand, in that order. */
export async function inOrder(turn: WriteTurn, ids: readonly string[]): Promise<Transaction[]> {
  const standing = await turn.entriesOf(ids)
  return ids.flatMap((id) => standing.find((entry) => entry.id === id) ?? [])
}

/** "the second coffee": which of those of a name, from 0; null where none is counted. */
export function placeOfName(message: string, merchant: string): { place: number; name: string } | null {
  const words = ` ${singularWords(message).join(' ')} `
  const name = merchant.replace(new RegExp(`^${nth} (?=\\S)`, 'i'), '')
  const place = places.findIndex((each) => words.includes(` ${each} ${singularWords(name).join(' ')} `))
  return place < 0 ? null : { place, name }
}

/** Whether a name is only such a place. */
export function isPlace(merchant: string): boolean {
  return [...places, 'middle'].includes(merchant.toLowerCase().replace(/ (?:one|entry|item)$/, ''))
}

/** The entry at a place of what was saved or read out last, in that order; the person is asked where neither was done. */
export async function entryAt({ context, turn, speaker }: ChangeScope, place: number): Promise<Chosen> {
  const told =
    (await lastTold(context, speaker)) ?? (await seriesTold(context, speaker)) ?? (await fewTold(context, speaker))
  if (told === null) {
    const newest = await turn.newestEntries(undefined)
    return newest.length > place ? oneOf(newest) : { is: 'none' }
  }
  // Of two or four none is in the middle.
  const id = told[place === MIDDLE ? (told.length - 1) / 2 : place]
  return oneOf(id === undefined ? [] : await turn.entriesOf([id]))
}

/** Several as what the sentence is about, or what is to be changed: "they were", "move them"; not "make it 9, they overcharged me". */
const plural = pattern.i`^\W*${openers}(?:(both|all|they|those|these)
  (?: (two|three|four|five))?(?: (?:of )?(?:them|those|these|it|two|three))?(?: all| both)?
  \s(?:were|was|are|should|need|belong|go|happened|came|cost)\b(?: (both|all)\b)?)
  |\b(?:change|make|put|move|rename|mark|set|file|tag|categori[sz]e|count|switch|date)\s+(?:both|all|them|those|these)\b`

/**
 * "both were yesterday": those that were told last, all of them where that is what was said, else one that the person has to choose;
 * null where only one was told. "both" and "all four" of what was told one by one are the last two and four.
 */
export async function severalMeant({
  context,
  turn,
  speaker,
}: ChangeScope): Promise<{ mean: 'all' | 'one'; entries: Transaction[] } | null> {
  const said = plural.exec(speaker.message)
  if (!said) return null
  const count = /\bboth\b/i.test(said[0]) ? 2 : countOf(said[2] ?? '')
  const told = await lastTold(context, speaker)
  const singly = count !== null && told?.length !== count ? await lastSingly({ context, speaker }, count) : null
  const ids = singly ?? told ?? []
  const entries = await inOrder(turn, ids)
  if (entries.length < 2) return null
  const isAll = (count ?? entries.length) === entries.length && entries.length <= MOST_CHANGED
  return isAll && entries.length === ids.length
    ? { mean: 'all', entries }
    : { mean: 'one', entries: entries.slice(0, MOST_ASKED) }
}

/** "eggs and butter were yesterday": each of them, where no entry is called so and each name is that of one entry of the talk; in an order else of the one written last. */
export async function namedTogether(
  { context, turn, speaker }: ChangeScope,
  merchant: string,
): Promise<{ mean: 'all'; entries: Transaction[] } | null> {
  const names = merchant.split(/\s*,\s*|\s+and\s+/i).filter(Boolean)
  if (names.length < 2 || names.length > MOST_CHANGED) return null
  const newest = await turn.newestOfEachName()
  if (newest.some((entry) => nameFit(entry.merchant, merchant) === 'whole')) return null
  const standing = await standingEntries(context, speaker, turnsBack.ofTalk)
  const named = names.map((name) => {
    const isCalled = (entry: Transaction) => nameFit(entry.merchant, name) === 'whole'
    const told = standing.filter(isCalled)
    return told.length > 0 || !ordering.test(speaker.message) ? told : newest.filter(isCalled)
  })
  const entries = named.flat()
  return named.every((found) => found.length === 1) ? { mean: 'all', entries } : null
}

const ordering = pattern.i`^\W*${openers}(?:(?:can|could|would) you |please )*(?:change|move|put|make|rename|set|mark|file|tag|switch|sort|re-?categori[sz]e)\b`

/** So many entries that were told last, one by one or in several turns; null where the last turn told several others, or fewer were told. */
async function lastSingly(
  { context, speaker }: Pick<ChangeScope, 'context' | 'speaker'>,
  count: number,
): Promise<string[] | null> {
  const turns = await standingTurns(context, speaker, turnsBack.talkedOf)
  if ((turns[0]?.entries.length ?? 0) > count) return null
  const ids = [...new Set(turns.flatMap(({ entries }) => entries.toReversed().map(({ id }) => id)))].slice(0, count)
  return ids.length === count ? ids : null
}

/** The entries of the last turn that saved several or read them out; null where none did. */
export async function lastTold(context: Context, { userId }: Speaker): Promise<string[] | null> {
  const turns = await turnsOfTalk(context, { userId, limit: turnsBack.talkedOf })
  for (const { outcome } of turns.reverse()) {
    if (outcome.saved.length > 1) return outcome.saved.map(({ transaction }) => transaction.id)
    if (outcome.told) return outcome.told
  }
  return null
}

/** The entries of the talk that are called as the one told last, the first of them first; null where it is the only one. */
async function seriesTold(context: Context, speaker: Speaker): Promise<string[] | null> {
  const told = (await standingTurns(context, speaker, turnsBack.ofTalk)).flatMap(({ entries }) => entries.toReversed())
  const series = told.filter(({ merchant }) => merchant === told[0]?.merchant).map(({ id }) => id)
  const ids = [...new Set(series.reverse())]
  return ids.length > 1 ? ids : null
}

/** The few entries that the talk told one by one, the first of them first; null where it told none, or more than anybody counts. */
async function fewTold(context: Context, speaker: Speaker): Promise<string[] | null> {
  const ids = (await standingEntries(context, speaker, turnsBack.ofTalk)).map(({ id }) => id).reverse()
  return ids.length > 0 && ids.length <= MOST_CHANGED ? ids : null
}
