import type { Insertable, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

export async function insertUsage(trx: Transaction<Tables>, row: Insertable<Tables['usages']>): Promise<void> {
  await trx.insertInto('usages').values(row).execute()
}
