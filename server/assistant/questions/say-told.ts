import type { Day } from '#domain/calendar.ts'
import { listWords } from '#domain/list-words.ts'
import { formatMoney } from '#domain/money.ts'
import { countOf } from '#domain/talk/count-words.ts'
import type { Transaction } from '#domain/transaction.ts'
import { nameEntry } from '#server/assistant/answers/name-entry.ts'
import { rowsOf } from '#server/assistant/answers/summary.ts'
import { newestEntries } from '#server/assistant/questions/newest-entries.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { entriesOf, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const MOST_ENTRIES = 50
const MOST_NAMED = 5

/** "That is $16.00 in all: $3.00 for Bread, …": what was told in this talk and still stands; null where nothing was. */
export async function sayToldTogether(context: Context, speaker: Speaker): Promise<string | null> {
  const entries = await toldEntries(context, speaker)
  const spent = entries.filter(({ amountMinor }) => amountMinor >= 0)
  const all = spent.length > 0 ? spent : entries
  const many = manySaid(speaker.message)
  return sayTogether(many === null ? all : all.slice(-many), speaker)
}

/** "That is $16.00 in all: $3.00 for Bread, …": some entries as one; null for none. */
export function sayTogether(added: readonly Transaction[], speaker: Speaker): string | null {
  const [only, ...more] = added
  if (!only) return null
  if (more.length === 0) return `That is ${nameEntry(only, speaker)}.`
  const sum = formatMoney(Math.abs(added.reduce((all, { amountMinor }) => all + amountMinor, 0)), speaker.currency)
  if (added.length > MOST_NAMED) return `That is ${sum} in all, ${rowsOf(added.length)}.`
  return `That is ${sum} in all: ${listWords(added.map((entry) => nameEntry(entry, speaker)))}.`
}

/** "add those two up", "how much for both": of so many; null where no count is said. */
export function manySaid(message: string): number | null {
  const [, many] = ofSoMany.exec(message) ?? allSoMany.exec(message) ?? /\b(both)\b/i.exec(message) ?? []
  return many === undefined ? null : (countOf(many) ?? 2)
}
const allSoMany = /\ball (two|three|four|five)\b/i
const ofSoMany =
  /\b(?:for|was|were|are|is|those|these|last|the|add|sum|total|up|of) (?:all |the |last )?(both|two|three|four|five)\b/i

/** "That was $5.00 for Coffee yesterday.": when the one entry was that the last turn told of; null where it told of none or several. */
export async function sayWhen(context: Context, speaker: Speaker): Promise<string | null> {
  const [turn] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const { saved = [], removed = [], summary } = turn?.outcome ?? {}
  const told = [...saved.map(({ transaction }) => transaction), ...removed]
  const [entry, ...more] = told.length > 0 ? told : (summary?.newest ?? [])
  if (!entry || (more.length > 0 && !summary)) return null
  return `${more.length > 0 ? 'The last of them' : 'That'} was ${nameEntry(entry, speaker)}${entry.date === speaker.today ? ' today' : ''}.`
}

/** The day of what the last turn told of: of a total, or of the one entry; null where that was no single day. */
export async function dayTold(context: Context, speaker: Speaker): Promise<Day | null> {
  const [turn] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const { saved = [], told = [], summary } = turn?.outcome ?? {}
  if (summary && summary.from === summary.to) return summary.from
  const ids = summary ? summary.newest.map(({ id }) => id) : told
  const shown = (await newestEntries(context, speaker, MOST_ENTRIES)).filter(({ id }) => ids.includes(id))
  const days = new Set([...saved.map(({ transaction }) => transaction), ...shown].map(({ date }) => date))
  const [day] = days
  return day !== undefined && days.size === 1 ? day : null
}

/** "It was $5.00 for Coffee yesterday.": the one entry that was told; null where it stands no more. */
export async function sayThat(context: Context, speaker: Speaker, id: string): Promise<string | null> {
  const entry = (await newestEntries(context, speaker, MOST_ENTRIES)).find((each) => each.id === id)
  return entry ? `It was ${nameEntry(entry, speaker)}${entry.date === speaker.today ? ' today' : ''}.` : null
}

/** "and the one before": the entry before the one that was told last, of its name where that was asked for; null where none was told. */
export async function sayPrevious(
  context: Context,
  speaker: Speaker,
): Promise<{ say: string; told: readonly Transaction[] } | null> {
  const [turn] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const { told = [], summary, saved = [] } = turn?.outcome ?? {}
  const isOfName = summary?.label === ''
  const id = (isOfName ? summary?.newest[0]?.id : told.at(-1)) ?? saved.at(-1)?.transaction.id
  const newest = await newestEntries(context, speaker, MOST_ENTRIES)
  const at = newest.findIndex((entry) => entry.id === id)
  if (at < 0) return null
  const entry = newest.slice(at + 1).find(({ merchant }) => !isOfName || merchant === summary?.merchant)
  if (!entry) return { say: 'There is none before that.', told: [] }
  return {
    say: `Before that was ${nameEntry(entry, speaker)}${entry.date === speaker.today ? ' today' : ''}.`,
    told: [entry],
  }
}

/** What was spent in the last turns, back to the second entry; none where the last turn told of a total. */
export async function toldJustNow(context: Context, speaker: Speaker): Promise<Transaction[]> {
  const [last] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  if (last?.outcome.summary) return []
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  for (let count = 1; count <= turns.length; count += 1) {
    const spent = entriesOf(turns.slice(0, count)).filter(({ amountMinor }) => amountMinor >= 0)
    if (spent.length > 1) return spent
  }
  return []
}

/** The entries of the talk as they are now, in the order in which they were told. */
export async function toldEntries(context: Context, speaker: Speaker): Promise<Transaction[]> {
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.ofTalk })
  const ids = new Set(turns.flatMap(({ outcome }) => outcome.saved.map(({ transaction }) => transaction.id)))
  if (ids.size === 0) return []
  const standing = new Map((await newestEntries(context, speaker, MOST_ENTRIES)).map((entry) => [entry.id, entry]))
  return [...ids].flatMap((id) => standing.get(id) ?? [])
}
