import type { Transaction } from '#domain/transaction.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { entriesOf, type StandingTurn, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

/** The entry of this talk that a sentence can be about, with those of its name, and what was told of it. */
export type TalkedOf = {
  entry: Transaction
  among: readonly string[]
  isNamed: boolean
  /** The sentences that told it, the newest first. */
  told: string[]
}

/** The one entry of this talk that a sentence names, else the only one of the turn before; null where there is none, or more. */
export async function subjectOf(context: Context, speaker: Speaker): Promise<TalkedOf | null> {
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  const [named, ...others] = namedIn(speaker.message, entriesOf(turns))
  if (others.length > 0) return null
  const entry = named ? named.entries[0] : await lastAlone(context, speaker, turns)
  if (!entry) return null
  const told = turns.filter(({ entries }) => entries.some(({ id }) => id === entry.id)).map(({ message }) => message)
  return { entry, among: named ? named.entries.map(({ id }) => id) : [entry.id], isNamed: named !== undefined, told }
}

/** The entry of the turn before, where it wrote or changed just one and asked nothing. */
async function lastAlone(
  context: Context,
  { userId }: Speaker,
  turns: readonly StandingTurn[],
): Promise<Transaction | undefined> {
  const [before] = await turnsOfTalk(context, { userId, limit: 1 })
  const [saved, ...more] = before?.outcome.saved ?? []
  if (!saved || more.length > 0 || before?.outcome.question) return undefined
  return turns[0]?.entries.find(({ id }) => id === saved.transaction.id)
}
