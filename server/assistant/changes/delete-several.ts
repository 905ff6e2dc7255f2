import { listWords } from '#domain/list-words.ts'
import { formatMoney, type Minor } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import { smallNumber } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { nameEntry } from '#server/assistant/answers/name-entry.ts'
import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import { keptOfAll } from '#server/assistant/changes/removal-words.ts'
import type { OpenChoice } from '#server/assistant/entries/open-choice.ts'
import { oneOf } from '#server/assistant/find/choose-entry.ts'
import { inOrder, lastTold } from '#server/assistant/find/entry-by-place.ts'
import { askWhichEntry, entriesNamed } from '#server/assistant/find/find-entry.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { toldEntries } from '#server/assistant/questions/say-told.ts'
import { saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { entriesOf, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'

/** More than these a sentence does not take out, whatever is answered. */
const MOST_REMOVED = 10
const MOST_NAMED = 4

/** What is said where wholesale removal would take more than that. */
const TOO_MANY =
  'That is more than I take out at once, so everything stays. Say which, like "delete the coffee from yesterday"; Account Settings can close the account with all of it.'

/** Takes out several entries, after a yes that is said in so many words. */
export async function deleteSeveral(scope: ChangeScope): Promise<Intention> {
  const { speaker } = scope
  const one = oneOfThem.test(speaker.message) ? await oneMeant(scope) : null
  if (one) return one
  const kept = keptOfAll(speaker.message)
  const others = kept === null ? null : await othersTold(scope, kept)
  if (others === null && limited.test(speaker.message)) return { say: WHICH_OF_THEM }
  const entries = others ?? (await meantBy(scope))
  const [only, ...more] = entries
  if (!only) return { say: NOTHING_THERE }
  if (entries.length > MOST_REMOVED) return { say: TOO_MANY }
  const calls = entries.map(({ id }) => ({ name: 'deleteTransaction' as const, input: { id } }))
  if (more.length === 0) return { calls }
  const { spent, received } = sumsOf(entries)
  // What was spent and what came in are no sum of each other.
  const amountMinor = (spent > 0 && received > 0 ? 0 : spent + received) as Minor
  const label = `Yes, delete ${entries.length}`
  return { ask: { ask: askWhether(entries, speaker), options: [{ label, amountMinor, calls, toldEach: true }] } }
}

/** "remove one of them": of those that were told last, in that order, the one that is named too, or the question which; null where none was told. */
async function oneMeant({ context, turn, speaker }: ChangeScope): Promise<Intention | null> {
  const ids = (await lastTold(context, speaker)) ?? (await toldEntries(context, speaker)).map(({ id }) => id)
  const entries = await inOrder(turn, ids.slice(-MOST_OFFERED))
  const named = namedIn(speaker.message, entries)
  const chosen = oneOf(named.length === 1 ? (named[0]?.entries ?? []) : entries)
  const takeOut = ({ id }: { id: string }) => ({ name: 'deleteTransaction' as const, input: { id } })
  if (chosen.is === 'none') return null
  return chosen.is === 'one'
    ? { calls: [takeOut(chosen.entry)] }
    : { ask: lastOfThem(askWhichEntry(chosen.entries, speaker, takeOut)) }
}
const MOST_OFFERED = 4
const oneOfThem =
  /(?<!\b(?:every|each|last|first|second|third) )\bone of (?:them|those|these|the (?:two|three|four|entries|items)|my (?:two|three|four|last) \w+)\b/i

/** In the order in which they were told, the last of them is the latest. */
function lastOfThem({ ask, options }: OpenChoice): OpenChoice {
  const last = options.length - 1
  return {
    ask,
    options: options.map((option, at) => (at === last ? { ...option, also: ['last', 'latest', 'newest'] } : option)),
  }
}

/** "everything but the milk": the others of what was told in the same turn, or else of the talk; null where none of it is called so. */
async function othersTold({ context, speaker }: ChangeScope, kept: string): Promise<Transaction[] | null> {
  const turns = await standingTurns(context, speaker, turnsBack.ofSeveral)
  const together = turns[0]?.entries ?? []
  for (const told of [together, entriesOf(turns)]) {
    const stay = namedIn(`the ${kept}`, told).flatMap(({ entries }) => entries)
    if (stay.length > 0 && told.length > stay.length) return told.filter((entry) => !stay.includes(entry))
  }
  return null
}

function sumsOf(entries: readonly Transaction[]): { spent: Minor; received: Minor } {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + Math.max(0, amount), 0) as Minor
  const amounts = entries.map(({ amountMinor }) => amountMinor)
  return { spent: sum(amounts), received: sum(amounts.map((amount) => -amount)) }
}

/** "Delete 2 entries: $4.00 for Snack and $13.00 for Lunch?" */
function askWhether(entries: readonly Transaction[], speaker: Speaker): string {
  const rest = entries.length - MOST_NAMED
  const named = entries.slice(0, rest > 0 ? MOST_NAMED - 1 : MOST_NAMED).map((entry) => nameEntry(entry, speaker))
  const told = rest > 0 ? [...named, `${rest + 1} more`] : named
  const sum = rest > 0 ? `, ${sumWords(entries, speaker)}` : ''
  return `Delete ${entries.length} entries${sum}: ${listWords(told)}?`
}

/** "$32.00 in all", "$32.00 spent and $1,000.00 received" */
function sumWords(entries: readonly Transaction[], { currency }: Speaker): string {
  const { spent, received } = sumsOf(entries)
  if (spent === 0 || received === 0) return `${formatMoney((spent + received) as Minor, currency)} in all`
  return `${formatMoney(spent, currency)} spent and ${formatMoney(received, currency)} received`
}

/** Bounds that would have to be understood exactly: "before today", "everything but the cake", "the last two weeks". */
const limited = pattern.i`\b(?:before|after|since|until|till|up to|through|between|older|newer|earlier|later|not|without|besides|apart
  |other than|except|but|only|if|unless|over|under|above|below|weeks?|months?|years?|(?:jan|febr)uary|march
  |april|may|june|july|august|(?:septem|octo|novem|decem)ber)\b`
const WHICH_OF_THEM =
  'I take out several only by their name or their day, like "delete both coffees" or "delete everything from today".'
const NOTHING_THERE = 'I find no such entries, so there is nothing to take out.'
const counted = /\b(?:last|latest|newest|recent|previous) (\w+)\b/i
/** "the first two", "all three": of those that were told last. */
const placedTold = /\b(?:first|all(?: of)?(?: the| those| these)?) (two|three|four|five|six|\d+)\b/i
/** "two of them": the newest so many of those that were told. */
const countedTold = /\b(\w+) of (?:them|those|these)\b/i
const told = /\b(?:both|them|those|these)\b/i
const pair = /\bboth\b|\b(?:those|these) two\b/i
const frame = pattern.gi`\b(?:please|can|could|you|delete|erase|wipe|remove|clear|reset|take|out|off|cancel|scrap|get rid of
  |everything|all|every|each|any|of|it|my|the|our|i|entry|entries|transactions?|expenses?|purchases?|payments?
  |spending|spends?|records?|from|on|for|in|at|now|again|have|you|saved|logged|today'?s?|yesterday'?s?)\b`

/** The entries that are meant, newest first, one more than may be removed at the most. */
async function meantBy(scope: ChangeScope): Promise<Transaction[]> {
  const { context, turn, speaker } = scope
  const newest = await turn.newestEntries(undefined)
  const { message } = speaker
  const count = numberOf(counted.exec(message)?.[1])
  if (count !== null) return newest.slice(0, count)
  const placed = numberOf(placedTold.exec(message)?.[1])
  if (placed !== null) {
    const ids = (await lastTold(context, speaker)) ?? (await toldEntries(context, speaker)).map(({ id }) => id)
    const isAll = !/\bfirst\b/i.test(message)
    return ids.length < placed || (isAll && ids.length !== placed)
      ? []
      : newest.filter(({ id }) => ids.slice(0, placed).includes(id))
  }
  if (told.test(message)) {
    const alone = pair.test(message) ? null : await pluralToldLast(scope)
    if (alone) return newest.filter(({ id }) => id === alone)
    const ids = await lastTold(context, speaker)
    const entries = ids
      ? newest.filter(({ id }) => ids.includes(id))
      : (await toldEntries(context, speaker)).reverse().slice(0, pair.test(message) ? 2 : undefined)
    return entries.slice(0, numberOf(countedTold.exec(message)?.[1]) ?? undefined)
  }
  const { days } = saidFigures(message, speaker)
  const name = message
    .replace(frame, ' ')
    .replace(/[^\p{L}\d& ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const named = name === '' || days.length > 0 ? newest : await entriesNamed(turn, name)
  return named.filter(({ date }) => days.length === 0 || days.includes(date))
}

/** "delete them" right after "drumsticks 12": the one entry that the last turn told, where its name is of several. */
async function pluralToldLast({ context, speaker }: ChangeScope): Promise<string | null> {
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const [only, ...more] = before?.outcome.told ? [] : (before?.outcome.saved ?? [])
  if (!only || more.length > 0) return null
  return /[^s]s$/i.test(only.transaction.merchant) ? only.transaction.id : null
}

function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null
  return /^\d+$/.test(word) ? Number(word) : smallNumber(word.toLowerCase())
}
