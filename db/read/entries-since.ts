import type { Kysely } from 'kysely'
import { toTransaction } from '#db/read/to-transaction.ts'
import type { Tables } from '#db/tables.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { TurnOutcome } from '#domain/views.ts'

/** What became of the entries of some turns. */
export type EntriesSince = {
  /** Entries as they stand now, by id; those that are gone are missing. */
  now: ReadonlyMap<string, Transaction>
  /** Changes that were taken back. */
  undone: ReadonlySet<number>
  /** Of each entry the newest change that stands. */
  newest: ReadonlyMap<string, number>
}

/** Reads what became of what turns had changed: three queries, however many turns. */
export async function entriesSince(
  db: Kysely<Tables>,
  userId: string,
  outcomes: readonly TurnOutcome[],
): Promise<EntriesSince> {
  const saved = outcomes.flatMap((outcome) => outcome.saved)
  const done = outcomes.flatMap((outcome) => outcome.done ?? [])
  const seqs = [...saved, ...done].flatMap(({ changeId }) => changeId ?? [])
  if (seqs.length === 0) return { now: new Map(), undone: new Set(), newest: new Map() }
  const ids = [...new Set(saved.map(({ transaction }) => transaction.id))]
  const rows = await db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute()
  const changes = db.selectFrom('changes').where('user_id', '=', userId)
  const undone = await changes.select('seq').where('seq', 'in', seqs).where('undone_by', 'is not', null).execute()
  const newest = await changes
    .select((eb) => ['subject_id', eb.fn.max<number>('seq').as('seq')])
    .where('subject_id', 'in', ids)
    .where('undone_by', 'is', null)
    .where('tool', '!=', 'undoLast')
    .where('tables', '!=', '[]')
    .groupBy('subject_id')
    .execute()
  return {
    now: new Map(rows.map((row) => [row.id, toTransaction(row)])),
    undone: new Set(undone.map(({ seq }) => seq)),
    newest: new Map(newest.flatMap(({ subject_id, seq }) => (subject_id === null ? [] : [[subject_id, seq] as const]))),
  }
}
