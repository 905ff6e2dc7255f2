import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'

let folder: string
let database: Database

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sayso-migrations-'))
  database = await openDatabase(join(folder, 'sayso.db'))
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function columns(table: string) {
  const { rows } = await sql<{ name: string; type: string; dflt_value: string | null }>`
    select name, type, dflt_value from pragma_table_info(${table})`.execute(database.reader)
  return Object.fromEntries(rows.map((row) => [row.name, row.dflt_value ? `${row.type} ${row.dflt_value}` : row.type]))
}

test('a transaction has the columns and defaults of the specification', async () => {
  expect(await columns('transactions')).toEqual({
    id: 'TEXT',
    user_id: 'TEXT',
    merchant: 'TEXT',
    amount: 'INTEGER',
    date: 'TEXT',
    category: 'TEXT',
    category_color: "TEXT 'info'",
    pending: 'INTEGER 0',
    created_at: 'TEXT',
    account_id: 'TEXT',
    card_id: 'TEXT',
  })
})

test('the other tables hold the fields that the specification names', async () => {
  expect(Object.keys(await columns('budgets'))).toEqual(
    expect.arrayContaining(['id', 'category', 'spent_amount', 'budget_amount', 'color', 'status', 'user_id']),
  )
  expect(await columns('budgets')).toMatchObject({ color: "TEXT 'success'", spent_amount: 'INTEGER 0' })
  expect(Object.keys(await columns('goals'))).toEqual(
    expect.arrayContaining(['name', 'current_amount', 'target_amount', 'deadline', 'category', 'color', 'milestone']),
  )
  expect(await columns('goals')).toMatchObject({ color: "TEXT 'info'" })
  expect(Object.keys(await columns('accounts'))).toEqual(
    expect.arrayContaining(['bank_name', 'account_type', 'masked_account_number', 'current_balance', 'is_active']),
  )
  expect(Object.keys(await columns('cards'))).toEqual(
    expect.arrayContaining(['card_type', 'last_four_digits', 'bank_issuer', 'current_balance', 'credit_limit']),
  )
  expect(await columns('profiles')).toMatchObject({ currency: "TEXT 'USD'", time_zone: "TEXT 'UTC'" })
})

test('no column of any table holds anything but whole numbers and texts', async () => {
  const { rows } = await sql<{ type: string }>`
    select distinct info.type from sqlite_master as tables, pragma_table_info(tables.name) as info
    where tables.type = 'table' and tables.name not like 'sqlite_%' and tables.name not like 'kysely_%'`.execute(
    database.reader,
  )
  expect(rows.map((row) => row.type.toUpperCase()).sort()).toEqual(['INTEGER', 'TEXT'])
})

test('the table itself refuses a fraction of a cent, zero, and more than an entry holds', async () => {
  await database.writer.insertInto('profiles').values({ id: 'ada', created_at: '2026-11-20T10:00:00.000Z' }).execute()
  const insert = (amount: number) =>
    database.writer
      .insertInto('transactions')
      .values({
        id: `amount ${amount}`,
        user_id: 'ada',
        merchant: 'Coffee',
        amount,
        date: '2026-11-20',
        category: 'Other',
        created_at: '2026-11-20T10:00:00.000Z',
      })
      .execute()
  await insert(1_000_000_000_000)
  await expect(insert(12.5)).rejects.toThrow(/REAL/)
  await expect(insert(0)).rejects.toThrow(/CHECK/)
  await expect(insert(1_000_000_000_001)).rejects.toThrow(/CHECK/)
  const stored = await database.reader
    .selectFrom('transactions')
    .select(['category_color', 'pending', sql<string>`typeof(amount)`.as('type')])
    .execute()
  expect(stored).toEqual([{ category_color: 'info', pending: 0, type: 'integer' }])
})

test('everything of a person goes with the person', async () => {
  const { writer, reader } = database
  const created_at = '2026-11-20T10:00:00.000Z'
  await writer.insertInto('profiles').values({ id: 'ada', created_at }).execute()
  await writer
    .insertInto('goals')
    .values({ id: 'goal', user_id: 'ada', name: 'Japan', target_amount: 100, category: 'Vacation', created_at })
    .execute()
  await writer.deleteFrom('profiles').where('id', '=', 'ada').execute()
  expect(await reader.selectFrom('goals').selectAll().execute()).toEqual([])
})

test('opening again changes nothing and keeps what is there', async () => {
  await database.writer.insertInto('profiles').values({ id: 'ada', created_at: '2026-11-20T10:00:00.000Z' }).execute()
  await database.close()
  database = await openDatabase(join(folder, 'sayso.db'))
  expect(await database.reader.selectFrom('profiles').select('id').execute()).toEqual([{ id: 'ada' }])
})

test('a new ledger and the files beside it are its owner’s alone to read', () => {
  for (const ending of ['', '-wal', '-shm']) {
    expect(statSync(join(folder, `sayso.db${ending}`)).mode & 0o777, ending).toBe(0o600)
  }
})
