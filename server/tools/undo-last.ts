import type { Transaction as DbTransaction } from 'kysely'
import { findChange, newestChangeOf, standingChangesOfLastTurn } from '#db/read/journal.ts'
import { toTransaction } from '#db/read/to-transaction.ts'
import type { ChangeRow, Tables, TransactionRow } from '#db/tables.ts'
import { markStanding, markUndone } from '#db/write/journal.ts'
import { AppError } from '#domain/errors.ts'
import type { ToolParams } from '#domain/tools/registry.ts'
import type { Transaction } from '#domain/transaction.ts'
import { parseImages } from '#server/tools/images.ts'
import { takeBack } from '#server/tools/take-back.ts'
import type { WriteTool } from '#server/tools/tool.ts'

/**
 * Takes back the last turn that still stands, as a whole, or one named change, or the newest change of a named entry (ruling
 * 46). Rows return exactly as they were. Said again it goes one turn further back, as in any editor; the answer names what went.
 * Errors: nothing_to_undo, already_undone for a named change, changed_since, not_found for what is not the person's.
 */
export const undoLast: WriteTool<'undoLast'> = {
  effect: 'write',
  async run({ trx, ledger, userId, whenJournaled }, params) {
    const named = await changesToUndo(trx, userId, params)
    const standing = named.filter((change) => change.undone_by === null)
    if (standing.length === 0) throw new AppError('already_undone')

    const seen = ledger.changes.length
    for (const change of standing) {
      for (const image of parseImages(change).reverse()) await takeBack(ledger, image)
    }
    whenJournaled(async (by) => {
      await markUndone(trx, { seqs: standing.map((change) => change.seq), by })
      for (const change of standing) if (change.tool === 'undoLast') await markStanding(trx, change.seq)
    })

    const entries = ledger.changes.slice(seen).filter((change) => change.table === 'transactions')
    return {
      undone: standing.length,
      removed: display(entries.map((entry) => (entry.after ? null : entry.before))),
      restored: display(entries.map((entry) => entry.after)),
    }
  },
}

/** Newest first: later changes are taken back before the ones they stand on. */
async function changesToUndo(
  trx: DbTransaction<Tables>,
  userId: string,
  { changeId, transactionId }: ToolParams<'undoLast'>,
): Promise<ChangeRow[]> {
  if (changeId !== undefined) {
    const change = await findChange(trx, { userId, seq: changeId })
    if (!change) throw new AppError('not_found', { field: 'changeId' })
    return [change]
  }
  if (transactionId !== undefined) {
    const change = await newestChangeOf(trx, { userId, subjectId: transactionId })
    if (!change) throw new AppError('not_found', { field: 'transactionId' })
    return [change]
  }
  const changes = await standingChangesOfLastTurn(trx, userId)
  if (changes.length === 0) throw new AppError('nothing_to_undo')
  return changes
}

function display(rows: unknown[]): Transaction[] {
  return rows.filter((row): row is TransactionRow => row !== null).map(toTransaction)
}
