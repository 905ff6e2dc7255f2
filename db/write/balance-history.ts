import type { Insertable, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

export async function appendBalance(
  trx: Transaction<Tables>,
  row: Insertable<Tables['balance_history']>,
): Promise<void> {
  await trx.insertInto('balance_history').values(row).execute()
}
