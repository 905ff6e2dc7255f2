import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { LiveTable } from '#domain/tools/contract.ts'

/** Tables whose rows the journal photographs before and after, and that can therefore be undone. */
export type JournaledTable = Exclude<LiveTable, 'chat' | 'subscriptions'>

/** A row as stored: whole numbers, texts and nothing else. */
export type Row = Record<string, string | number | null>

/** Which row: always the person's own. Another person's id finds nothing. */
export type RowKey = { userId: string; table: JournaledTable; id: string }

/** A profile is its person; every other row names its person. */
function ownerColumn(table: JournaledTable): string {
  return table === 'profiles' ? 'id' : 'user_id'
}

/** The tables share `id` and an owner, which is all that is used here; their other columns are checked by the database. */
// biome-ignore lint/suspicious/noExplicitAny: the table is chosen at run time, its row type cannot be.
type AnyTables = any

function untyped(trx: Transaction<Tables>): Kysely<AnyTables> {
  return trx as unknown as Kysely<AnyTables>
}

export async function readRow(trx: Transaction<Tables>, key: RowKey): Promise<Row | null> {
  const row = await untyped(trx)
    .selectFrom(key.table)
    .selectAll()
    .where('id', '=', key.id)
    .where(ownerColumn(key.table), '=', key.userId)
    .executeTakeFirst()
  return (row as Row | undefined) ?? null
}

export async function insertRow(trx: Transaction<Tables>, table: JournaledTable, row: Row): Promise<void> {
  await untyped(trx).insertInto(table).values(row).execute()
}

export async function updateRow(trx: Transaction<Tables>, key: RowKey, patch: Row): Promise<void> {
  await untyped(trx)
    .updateTable(key.table)
    .set(patch)
    .where('id', '=', key.id)
    .where(ownerColumn(key.table), '=', key.userId)
    .execute()
}

export async function deleteRow(trx: Transaction<Tables>, key: RowKey): Promise<void> {
  await untyped(trx)
    .deleteFrom(key.table)
    .where('id', '=', key.id)
    .where(ownerColumn(key.table), '=', key.userId)
    .execute()
}
