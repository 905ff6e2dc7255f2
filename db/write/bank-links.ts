import type { Insertable, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

export async function insertBankLink(trx: Transaction<Tables>, link: Insertable<Tables['bank_links']>): Promise<void> {
  await trx.insertInto('bank_links').values(link).execute()
}

export async function moveCursor(
  trx: Transaction<Tables>,
  { userId, id, cursor }: { userId: string; id: string; cursor: string | null },
): Promise<void> {
  await trx.updateTable('bank_links').set({ cursor }).where('user_id', '=', userId).where('id', '=', id).execute()
}

/** Remembers which entry stands for a row of the bank; the newest one does. */
export async function rememberImport(
  trx: Transaction<Tables>,
  row: Insertable<Tables['imported_entries']>,
): Promise<void> {
  await trx
    .insertInto('imported_entries')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'external_id', 'bank_link_id']).doUpdateSet({ transaction_id: row.transaction_id }),
    )
    .execute()
}
