import { findEntriesById } from '#db/read/find-entry.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

/** What a turn of the talk wrote or changed, as it stands now. */
export type StandingTurn = { message: string; entries: Transaction[] }

/** The last turns that wrote or changed entries, the newest first; what was taken back since is left out. */
export async function standingTurns(
  context: Context,
  { userId }: Pick<Speaker, 'userId'>,
  limit: number,
): Promise<StandingTurn[]> {
  const turns = await turnsOfTalk(context, { userId, limit })
  const ids = turns.flatMap(({ outcome }) => outcome.saved.map(({ transaction }) => transaction.id))
  const entries = await findEntriesById(context.reader, { userId, ids })
  const standing = new Map(entries.map((entry) => [entry.id, entry]))
  return turns
    .reverse()
    .map(({ message, outcome }) => ({
      message,
      entries: outcome.saved.flatMap(({ transaction }) => standing.get(transaction.id) ?? []),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** The one entry of the turn that wrote last, with its words; null where it wrote several, or none of these turns wrote. */
export async function toldAlone(
  context: Context,
  speaker: Pick<Speaker, 'userId'>,
  limit = 1,
): Promise<{ entry: Transaction; message: string } | null> {
  const [last] = await standingTurns(context, speaker, limit)
  const [entry, ...others] = last?.entries ?? []
  return last && entry && others.length === 0 ? { entry, message: last.message } : null
}

/** The entries of those turns, each once, the newest told first. */
export async function standingEntries(
  context: Context,
  speaker: Pick<Speaker, 'userId'>,
  limit: number,
): Promise<Transaction[]> {
  return entriesOf(await standingTurns(context, speaker, limit))
}

/** The entries of some turns, each once, in their order. */
export function entriesOf(turns: readonly Pick<StandingTurn, 'entries'>[]): Transaction[] {
  return [...new Map(turns.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const))).values()]
}
