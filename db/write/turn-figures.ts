import type { Insertable, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** The first figures of a turn stand. */
export async function insertTurnFigures(
  trx: Transaction<Tables>,
  row: Insertable<Tables['turn_figures']>,
): Promise<void> {
  await trx
    .insertInto('turn_figures')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'turn_id']).doNothing())
    .execute()
}
