import type { Insertable, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** Writes the journal row of a change; returns its sequence number. */
export async function insertChange(trx: Transaction<Tables>, change: Insertable<Tables['changes']>): Promise<number> {
  const { seq } = await trx.insertInto('changes').values(change).returning('seq').executeTakeFirstOrThrow()
  return seq
}

export async function markUndone(trx: Transaction<Tables>, mark: { seqs: number[]; by: number }): Promise<void> {
  await trx.updateTable('changes').set({ undone_by: mark.by }).where('seq', 'in', mark.seqs).execute()
}

/** An undo that is itself taken back: what it had undone stands again. */
export async function markStanding(trx: Transaction<Tables>, undoSeq: number): Promise<void> {
  await trx.updateTable('changes').set({ undone_by: null }).where('undone_by', '=', undoSeq).execute()
}
