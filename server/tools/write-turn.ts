import type { Transaction as DbTransaction } from 'kysely'
import { findAssistantTurn } from '#db/read/assistant-turn.ts'
import { findEntriesById, findEntriesCalled, findNewestEntries, newestOfEachName } from '#db/read/find-entry.ts'
import { changesOfTurn, findChangeByKey, newestSeq, undosToRedo } from '#db/read/journal.ts'
import { findProfile } from '#db/read/profile.ts'
import type { ProfileRow, Tables } from '#db/tables.ts'
import { insertChange } from '#db/write/journal.ts'
import { todayIn } from '#domain/calendar.ts'
import { AppError } from '#domain/errors.ts'
import type { LiveTable } from '#domain/tools/contract.ts'
import { holdsSecrets, type ToolOutput, type ToolParams } from '#domain/tools/registry.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { LiveEvent, ToolAnswer } from '#domain/views.ts'
import type { Context } from '#server/context.ts'
import { hashOf } from '#server/tools/hash-of.ts'
import { imagesOf } from '#server/tools/images.ts'
import { type KeptTurn, keepTurn } from '#server/tools/keep-turn.ts'
import { Ledger } from '#server/tools/ledger.ts'
import { parseInput } from '#server/tools/parse-input.ts'
import { recalculateBudgets } from '#server/tools/recalculate-budgets.ts'
import { type WriteToolName, writeToolOf } from '#server/tools/registry.ts'

export type ToolContext = Pick<Context, 'writer' | 'reader' | 'bell' | 'clock' | 'newId' | 'sealer' | 'talk'>

/** An entry that is meant by its amount or day alone is looked for among so many. */
const MOST_CANDIDATES = 50
/** Of a name, however often it was written, so many. */
const MOST_OF_NAME = 2000
/** More names than these no words fit. */
const MOST_NAMES = 100

type Turn = { userId: string; turnId: string }
type Call<Name extends WriteToolName> = { name: Name; input: unknown; key: string }

/** The writes of one turn: all of them in one transaction, or none. */
export type WriteTurn = {
  /** Runs a tool and journals it; a key seen before gives the stored answer. Errors: the tool's, idempotency_mismatch. */
  run<Name extends WriteToolName>(call: Call<Name>): Promise<ToolAnswer<ToolOutput<Name>>>
  knows(key: string): Promise<boolean>
  /** Entries that this turn already saved through another way of arriving (ruling 40). */
  savedBefore(): Promise<ToolAnswer<ToolOutput<'addTransaction'>>[]>
  /** The entries written last, newest first; with a merchant, those written last there. */
  newestEntries(merchant: string | undefined): Promise<Transaction[]>
  /** The entry written last of every name in the ledger, newest first. */
  newestOfEachName(): Promise<Transaction[]>
  /** The entries of those names, newest first, however old they are. */
  entriesCalled(names: readonly string[]): Promise<Transaction[]>
  /** Those of some entries that still stand, newest first, however old they are. */
  entriesOf(ids: readonly string[]): Promise<Transaction[]>
  /** The changes by which a turn took things back that stand, the newest first; empty when something else was done since. */
  lastUndos(): Promise<number[]>
  /** What the assistant answered when this turn came before; undefined the first time. */
  storedAnswer(): Promise<{ input_hash: string; answer: string } | undefined>
  /** Keeps what the assistant answered in the commit of what it wrote. */
  keepAnswer(kept: KeptTurn): Promise<void>
}

/**
 * The one way to write: opens the transaction, does the work, commits, and only then rings the bell, once for the whole
 * turn. Errors: what the work throws (nothing is written then), server_busy when another process holds the file.
 */
export async function inWriteTurn<T>(
  context: ToolContext,
  turn: Turn,
  work: (turn: WriteTurn) => Promise<T>,
): Promise<T> {
  const events: LiveEvent[] = []
  const result = await context.writer
    .transaction()
    .execute(async (trx) => work(await openTurn(context, turn, trx, events)))
  // What was written is part of the talk from now on.
  if (context.talk) context.talk.read = null
  const last = events.at(-1)
  if (last) {
    context.bell.ring(turn.userId, { id: last.id, tables: [...new Set(events.flatMap((event) => event.tables))] })
  }
  return result
}

async function openTurn(
  context: ToolContext,
  { userId, turnId }: Turn,
  trx: DbTransaction<Tables>,
  events: LiveEvent[],
): Promise<WriteTurn> {
  const startedMs = context.clock()
  const profile = await requireProfile(trx, userId)
  const today = todayIn(startedMs, profile.time_zone)
  let runs = 0

  return {
    async run<Name extends WriteToolName>({ name, input, key }: Call<Name>) {
      const params = parseInput(name, input)
      const inputHash = holdsSecrets(name)
        ? context.sealer.digest(JSON.stringify([name, params]))
        : hashOf([name, params])
      const stored = await findChangeByKey(trx, { userId, key })
      if (stored && stored.input_hash !== inputHash) throw new AppError('idempotency_mismatch')
      if (stored) return { output: JSON.parse(stored.output) as ToolOutput<Name>, changeId: stored.seq }

      const now = new Date(startedMs + runs++).toISOString()
      const ledger = new Ledger({ trx, userId, now, today })
      const afterwards: ((seq: number) => Promise<void>)[] = []
      const output = await writeToolOf(name).run(
        {
          trx,
          ledger,
          userId,
          profile,
          today,
          now,
          newId: context.newId,
          sealer: context.sealer,
          whenJournaled: (then) => afterwards.push(then),
        },
        params as ToolParams<Name>,
      )
      await recalculateBudgets(ledger, { trx, userId, today: todayIn(startedMs, zoneAfter(ledger, profile)) })

      const images = imagesOf(ledger.changes)
      const seq = await insertChange(trx, {
        user_id: userId,
        turn_id: turnId,
        idempotency_key: key,
        tool: name,
        input_hash: inputHash,
        ...images,
        output: JSON.stringify(output),
        subject_id: ledger.changes.find((change) => change.table === 'transactions')?.id ?? null,
        undone_by: null,
        created_at: now,
      })
      for (const then of afterwards) await then(seq)
      const tables = JSON.parse(images.tables) as LiveTable[]
      if (tables.length > 0) events.push({ id: seq, tables })
      return { output, changeId: seq }
    },

    async knows(key) {
      return (await findChangeByKey(trx, { userId, key })) !== undefined
    },

    async savedBefore() {
      const changes = await changesOfTurn(trx, { userId, turnId })
      return changes
        .filter((change) => change.tool === 'addTransaction' && change.undone_by === null)
        .map((change) => ({ output: JSON.parse(change.output), changeId: change.seq }))
    },

    newestEntries: (merchant) => findNewestEntries(trx, { userId, merchant, limit: MOST_CANDIDATES }),

    newestOfEachName: () => newestOfEachName(trx, userId),

    entriesCalled: (names) =>
      findEntriesCalled(trx, { userId, names: names.slice(0, MOST_NAMES), limit: MOST_OF_NAME }),

    entriesOf: (ids) => findEntriesById(trx, { userId, ids }),

    lastUndos: () => undosToRedo(trx, userId),

    storedAnswer: () => findAssistantTurn(trx, { userId, turnId }),

    async keepAnswer(kept) {
      await keepTurn(trx, { userId, turnId, nowMs: startedMs }, kept)
      events.push({ id: await newestSeq(trx, userId), tables: ['chat'] })
    },
  }
}

/** The row is made with the person; without it the person is gone. */
async function requireProfile(trx: DbTransaction<Tables>, userId: string): Promise<ProfileRow> {
  const profile = await findProfile(trx, userId)
  if (!profile) throw new AppError('not_authenticated')
  return profile
}

/** The zone as the tool left it: a person who moves may be in another month. */
function zoneAfter({ changes }: Ledger, profile: ProfileRow): string {
  return String(changes.findLast(({ table }) => table === 'profiles')?.after?.time_zone ?? profile.time_zone)
}
