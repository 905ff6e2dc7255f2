import type { JournaledTable, Row } from '#db/write/rows.ts'
import { AppError } from '#domain/errors.ts'
import type { Ledger, RowChange } from '#server/tools/ledger.ts'

/** Columns that many changes move by an amount: taking one back moves by the opposite amount, whatever came after. */
const movedColumns: Partial<Record<JournaledTable, readonly string[]>> = {
  accounts: ['current_balance'],
  cards: ['current_balance'],
}

/** Columns that follow from other rows and are worked out again, never restored. */
const derivedColumns: Partial<Record<JournaledTable, readonly string[]>> = {
  budgets: ['spent_amount', 'status'],
}

/** Puts one row back as it was before a change. Throws changed_since when it is no longer as the change left it, already_gone when what it added is there no more. */
export async function takeBack(ledger: Ledger, change: RowChange): Promise<void> {
  const { table, id, before, after } = change
  const current = await ledger.find(table, id)
  if (!after) {
    if (current) throw new AppError('changed_since')
    if (before) await insertAgain(ledger, { table, id, before })
    return
  }
  if (!before) {
    if (!current) throw new AppError('already_gone')
    if (!sameIn(ownColumns(table, after), current, after)) throw new AppError('changed_since')
    await ledger.remove(table, id)
    return
  }
  await putBack(ledger, { table, id, before, after, current })
}

/** Another row may have taken its place since (one budget a category, ruling 44), or its bank may be cut off for good. */
async function insertAgain(ledger: Ledger, { table, id, before }: Omit<Update, 'after' | 'current'>): Promise<void> {
  try {
    await ledger.insert(table, { ...before, id })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    throw code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY'
      ? new AppError('changed_since')
      : error
  }
}

type Update = { table: JournaledTable; id: string; before: Row; after: Row; current: Row | null }

async function putBack(ledger: Ledger, { table, id, before, after, current }: Update): Promise<void> {
  const own = ownColumns(table, after)
  const patch: Row = {}
  for (const column of own) if (before[column] !== after[column]) patch[column] = before[column] ?? null
  const onlyMoved = Object.keys(patch).length === 0
  // A balance whose account is gone has nothing to move.
  if (!current && onlyMoved) return
  if (!current || (!onlyMoved && !sameIn(own, current, after))) throw new AppError('changed_since')
  for (const column of movedColumns[table] ?? []) {
    patch[column] = Number(current[column]) + Number(before[column]) - Number(after[column])
  }
  await ledger.update(table, id, patch)
}

function ownColumns(table: JournaledTable, row: Row): string[] {
  const shared = [...(movedColumns[table] ?? []), ...(derivedColumns[table] ?? [])]
  return Object.keys(row).filter((column) => !shared.includes(column))
}

function sameIn(columns: string[], current: Row, expected: Row): boolean {
  return columns.every((column) => current[column] === expected[column])
}
