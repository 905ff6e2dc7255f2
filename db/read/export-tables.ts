import { type Kysely, sql } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** A table of which some rows belong to a person, and the columns that may leave the server. */
export type ExportTable = { name: string; owner: string; columns: string[] }

/** Keys and tokens open doors; nobody needs them in a file. */
const SECRET = /token|secret|password|cipher|sealed|encrypted|input_hash/i

/** Every table with rows of a person, read from the schema itself, so that a new table is never forgotten. */
export async function exportTables(db: Kysely<Tables>): Promise<ExportTable[]> {
  const tables = await db.introspection.getTables()
  return tables.flatMap(({ name, columns }) => {
    const names = columns.map((column) => column.name)
    const owner = name === 'profiles' ? 'id' : ['user_id', 'userId'].find((column) => names.includes(column))
    if (!owner || name.startsWith('sqlite_')) return []
    const open = columns.filter((column) => !SECRET.test(column.name) && column.dataType.toLowerCase() !== 'blob')
    return [{ name, owner, columns: open.map((column) => column.name) }]
  })
}

/** One page of a person's rows of a table, in the order of writing; `after` is the row number that the page before ended with. */
export async function exportRows(
  db: Kysely<Tables>,
  { table, userId, after, limit }: { table: ExportTable; userId: string; after: number; limit: number },
): Promise<{ rows: Record<string, unknown>[]; last: number | null }> {
  const { rows } = await sql<Record<string, unknown> & { row_number_: number }>`
    select rowid as row_number_, ${sql.join(table.columns.map((column) => sql.ref(column)))}
    from ${sql.table(table.name)} where ${sql.ref(table.owner)} = ${userId} and rowid > ${after}
    order by rowid limit ${limit}`.execute(db)
  const last = rows.length === limit ? (rows.at(-1)?.row_number_ ?? null) : null
  return { rows: rows.map(({ row_number_: _, ...row }) => row), last }
}
