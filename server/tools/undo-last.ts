import type { Transaction as DbTransaction } from 'kysely'
import { findChange, newestChangeOf, standingChangesOfLastTurn } from '#db/read/journal.ts'
import { toTransaction } from '#db/read/to-transaction.ts'
import type { ChangeRow, Tables, TransactionRow } from '#db/tables.ts'
import { markStanding, markUndone } from '#db/write/journal.ts'
import { AppError } from '#domain/errors.ts'
import type { ToolOutput, ToolParams } from '#domain/tools/registry.ts'
import type { Transaction } from '#domain/transaction.ts'
import { parseImages } from '#server/tools/images.ts'
import type { RowChange } from '#server/tools/ledger.ts'
import { takeBack } from '#server/tools/take-back.ts'
import type { WriteTool } from '#server/tools/tool.ts'

type Other = ToolOutput<'undoLast'>['others'][number]

/**
 * Takes back the last turn that still stands, as a whole, or one named change, or the newest change of a named entry (ruling
 * 46). Rows return exactly as they were. Said again it goes one turn further back, as in any editor; the answer names what went.
 * Errors: nothing_to_undo, already_undone for a named change, already_gone, changed_since, not_found for what is not the person's.
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

    const touched = ledger.changes.slice(seen)
    const entries = touched.filter((change) => change.table === 'transactions')
    return {
      undone: standing.length,
      changeIds: standing.map((change) => change.seq),
      removed: display(entries.map((entry) => (entry.after ? null : entry.before))),
      restored: display(entries.map((entry) => entry.after)),
      others: touched.flatMap(nameOther),
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

const otherTables: Partial<Record<RowChange['table'], { about: Other['about']; name: string }>> = {
  budgets: { about: 'budget', name: 'category' },
  goals: { about: 'goal', name: 'name' },
  accounts: { about: 'account', name: 'bank_name' },
  cards: { about: 'card', name: 'bank_issuer' },
}

/** A balance that moved with an entry is no news of its own. */
function nameOther({ table, before, after }: RowChange): Other[] {
  const other = otherTables[table]
  const row = after ?? before
  if (!other || !row || (before && after && (table === 'accounts' || table === 'cards'))) return []
  return [{ about: other.about, name: String(row[other.name]), now: !after ? 'gone' : before ? 'as_before' : 'back' }]
}

function display(rows: unknown[]): Transaction[] {
  return rows.filter((row): row is TransactionRow => row !== null).map(toTransaction)
}
