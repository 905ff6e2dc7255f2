import type { Kysely } from 'kysely'
import type { ChangeRow, Tables } from '#db/tables.ts'
import type { LiveTable } from '#domain/tools/contract.ts'
import { UNASKED_KEY } from '#domain/unasked.ts'
import type { LiveEvent } from '#domain/views.ts'

type Db = Kysely<Tables>

/** Changes of the ledger itself: what "undo" means without a name. Settings, earlier undos, seeded lives and the bank's own balances are passed over. */
const NOT_UNDONE_BLINDLY = ['undoLast', 'updateProfile', 'seedLedger', 'syncBankBalances']

export async function findChangeByKey(db: Db, by: { userId: string; key: string }): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('changes')
    .selectAll()
    .where('user_id', '=', by.userId)
    .where('idempotency_key', '=', by.key)
    .executeTakeFirst()
}

export async function findChange(db: Db, by: { userId: string; seq: number }): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('changes')
    .selectAll()
    .where('user_id', '=', by.userId)
    .where('seq', '=', by.seq)
    .executeTakeFirst()
}

/** All changes of one turn, newest first. */
export async function changesOfTurn(db: Db, by: { userId: string; turnId: string }): Promise<ChangeRow[]> {
  return db
    .selectFrom('changes')
    .selectAll()
    .where('user_id', '=', by.userId)
    .where('turn_id', '=', by.turnId)
    .orderBy('seq', 'desc')
    .execute()
}

/**
 * The standing changes of the newest turn that has any, newest first; empty when nothing stands. What such a turn itself took back
 * belongs to it: it comes back with the rest (ruling 46).
 */
export async function standingChangesOfLastTurn(db: Db, userId: string): Promise<ChangeRow[]> {
  const newest = await db
    .selectFrom('changes')
    .select('turn_id')
    .where('user_id', '=', userId)
    .where('tool', 'not in', NOT_UNDONE_BLINDLY)
    .where('idempotency_key', 'not like', `${UNASKED_KEY}%`)
    .where('tables', '!=', '[]')
    .where('undone_by', 'is', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return []
  const changes = await changesOfTurn(db, { userId, turnId: newest.turn_id })
  return changes.filter(
    ({ undone_by, tool }) => undone_by === null && (tool === 'undoLast' || !NOT_UNDONE_BLINDLY.includes(tool)),
  )
}

/** Changes that are looked through for an undo that can be taken back. */
const MOST_UNDONE = 60

/**
 * The standing undos of the newest turn that undid anything, newest first: one redo after the other goes back through as many undos.
 * Empty when something else was done since, or all of them were redone.
 */
export async function undosToRedo(db: Db, userId: string): Promise<number[]> {
  const changes = await db
    .selectFrom('changes')
    .select(['seq', 'turn_id', 'tool', 'undone_by'])
    .where('user_id', '=', userId)
    .where('idempotency_key', 'not like', `${UNASKED_KEY}%`)
    .where('tables', '!=', '[]')
    .orderBy('seq', 'desc')
    .limit(MOST_UNDONE)
    .execute()
  const end = changes.findIndex(({ tool }) => tool !== 'undoLast')
  const undos = end < 0 ? changes : changes.slice(0, end)
  const redos = new Set(undos.map(({ undone_by }) => undone_by))
  const open = undos.filter(({ seq, undone_by }) => undone_by === null && !redos.has(seq))
  return open.filter(({ turn_id }) => turn_id === open[0]?.turn_id).map(({ seq }) => seq)
}

/** The newest change of one entry, undone or not; undos themselves are passed over. */
export async function newestChangeOf(
  db: Db,
  by: { userId: string; subjectId: string },
): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('changes')
    .selectAll()
    .where('user_id', '=', by.userId)
    .where('subject_id', '=', by.subjectId)
    .where('tool', '!=', 'undoLast')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The number of the person's newest change; 0 before the first. */
export async function newestSeq(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('changes')
    .select((eb) => eb.fn.max<number | null>('seq').as('seq'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.seq ?? 0
}

/** What open screens missed after `afterSeq`, oldest first, at most `limit` events. */
export async function eventsAfter(
  db: Db,
  by: { userId: string; afterSeq: number; limit: number },
): Promise<LiveEvent[]> {
  const rows = await db
    .selectFrom('changes')
    .select(['seq', 'tables'])
    .where('user_id', '=', by.userId)
    .where('seq', '>', by.afterSeq)
    .where('tables', '!=', '[]')
    .orderBy('seq')
    .limit(by.limit)
    .execute()
  return rows.map((row) => ({ id: row.seq, tables: JSON.parse(row.tables) as LiveTable[] }))
}
