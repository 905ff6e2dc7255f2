import type { ChangeRow } from '#db/tables.ts'
import type { JournaledTable, Row } from '#db/write/rows.ts'
import type { RowChange } from '#server/tools/ledger.ts'

type Image = { table: JournaledTable; id: string; row: Row | null }

/** The two photographs of a change, as the journal keeps them. */
export function imagesOf(changes: readonly RowChange[]): { before: string; after: string; tables: string } {
  const images = (side: 'before' | 'after') =>
    JSON.stringify(changes.map((change): Image => ({ table: change.table, id: change.id, row: change[side] })))
  return {
    before: images('before'),
    after: images('after'),
    tables: JSON.stringify([...new Set(changes.map((change) => change.table))]),
  }
}

/** The inverse of {@link imagesOf}, in the order in which the rows were touched. */
export function parseImages(change: Pick<ChangeRow, 'before' | 'after'>): RowChange[] {
  const after = JSON.parse(change.after) as Image[]
  return (JSON.parse(change.before) as Image[]).map(({ table, id, row }, index) => ({
    table,
    id,
    before: row,
    after: after[index]?.row ?? null,
  }))
}
