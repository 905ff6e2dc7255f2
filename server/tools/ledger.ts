import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { appendBalance } from '#db/write/balance-history.ts'
import { deleteRow, insertRow, type JournaledTable, type Row, readRow, updateRow } from '#db/write/rows.ts'
import type { Day } from '#domain/calendar.ts'
import { AppError } from '#domain/errors.ts'

/** One row of one change, as it was and as it became; null where there is no row. */
export type RowChange = { table: JournaledTable; id: string; before: Row | null; after: Row | null }

/**
 * The only hand that touches a person's rows. It photographs each row before and after, from which the journal is
 * written and every tool can be undone, and keeps the history of balances (ruling 37). Rows of other people do not exist
 * for it.
 */
export class Ledger {
  readonly changes: RowChange[] = []
  readonly #trx: Transaction<Tables>
  readonly #userId: string
  readonly #now: string
  readonly #today: Day

  constructor(given: { trx: Transaction<Tables>; userId: string; now: string; today: Day }) {
    this.#trx = given.trx
    this.#userId = given.userId
    this.#now = given.now
    this.#today = given.today
  }

  async find(table: JournaledTable, id: string): Promise<Row | null> {
    return readRow(this.#trx, { userId: this.#userId, table, id })
  }

  /** `row` holds an `id`; the owner is filled in. Returns the row as stored, defaults included. */
  async insert(table: JournaledTable, row: Row & { id: string }): Promise<Row> {
    const owner = table === 'profiles' ? {} : { user_id: this.#userId }
    await insertRow(this.#trx, table, { ...row, ...owner })
    return this.#record({ table, id: row.id, before: null })
  }

  /** Throws not_found when the person has no such row. */
  async update(table: JournaledTable, id: string, patch: Row): Promise<Row> {
    const before = await this.#require(table, id)
    if (Object.keys(patch).every((column) => before[column] === patch[column])) return before
    await updateRow(this.#trx, { userId: this.#userId, table, id }, patch)
    return this.#record({ table, id, before })
  }

  /** Returns the row that is gone. Throws not_found when the person has no such row. */
  async remove(table: JournaledTable, id: string): Promise<Row> {
    const before = await this.#require(table, id)
    await deleteRow(this.#trx, { userId: this.#userId, table, id })
    const change: RowChange = { table, id, before, after: null }
    this.changes.push(change)
    await this.#keepBalance(change)
    return before
  }

  async #require(table: JournaledTable, id: string): Promise<Row> {
    const row = await this.find(table, id)
    if (!row) throw new AppError('not_found')
    return row
  }

  async #record(given: { table: JournaledTable; id: string; before: Row | null }): Promise<Row> {
    const after = await this.#require(given.table, given.id)
    const change: RowChange = { ...given, after }
    this.changes.push(change)
    await this.#keepBalance(change)
    return after
  }

  async #keepBalance({ table, id, before, after }: RowChange): Promise<void> {
    if (table !== 'accounts' && table !== 'cards') return
    const balance = Number(after?.current_balance ?? 0)
    if (before && after && before.current_balance === balance) return
    await appendBalance(this.#trx, {
      user_id: this.#userId,
      account_id: table === 'accounts' ? id : null,
      card_id: table === 'cards' ? id : null,
      day: this.#today,
      balance,
      created_at: this.#now,
    })
  }
}
