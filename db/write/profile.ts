import type { Insertable, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** Makes the person's row where there is none; leaves an existing one as it is. */
export async function ensureProfile(trx: Transaction<Tables>, row: Insertable<Tables['profiles']>): Promise<void> {
  await trx
    .insertInto('profiles')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
