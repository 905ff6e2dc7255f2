import type { Insertable, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** SQLite takes 32,766 values in one statement, other engines somewhat more. */
const ROWS_AT_ONCE = 1000

/** Adds rows of one table, however many. */
export async function insertRows<Name extends keyof Tables>(
  trx: Transaction<Tables>,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    const some = rows.slice(first, first + ROWS_AT_ONCE)
    await trx.insertInto(table).values(some).execute()
  }
}
