import { type Kysely, sql } from 'kysely'

/**
 * Bank connections (specification §7). Whatever opens a bank is sealed (ruling 18). A linked account or card names its connection,
 * which therefore outlives it; which entry came from which row of the bank is remembered when either is gone, so that what a person
 * took out does not come back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bank_links')
    .modifyEnd(sql`strict`)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull().check(sql`provider in ('sandbox', 'plaid')`))
    .addColumn('bank_name', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('sealed_token', 'text', (column) => column.notNull())
    .addColumn('sealed_details', 'text', (column) => column.notNull())
    .addColumn('cursor', 'text')
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('open', 'sign_in_again')`))
    .addColumn('refreshed_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('bank_links_by_person').on('bank_links').columns(['user_id', 'created_at']).execute()

  await db.schema
    .createTable('bank_link_tickets')
    .modifyEnd(sql`strict`)
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('profiles.id').onDelete('cascade'))
    .addColumn('sealed_ticket', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('imported_entries')
    .modifyEnd(sql`strict`)
    .addColumn('user_id', 'text', (column) => column.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('external_id', 'text', (column) => column.notNull())
    .addColumn('bank_link_id', 'text', (column) => column.notNull())
    .addColumn('transaction_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('imported_entries_key', ['user_id', 'external_id', 'bank_link_id'])
    .execute()

  for (const table of ['accounts', 'cards']) {
    await db.schema
      .alterTable(table)
      .addColumn('bank_link_id', 'text', (column) => column.references('bank_links.id'))
      .execute()
    await db.schema.createIndex(`${table}_by_bank_link`).on(table).column('bank_link_id').execute()
  }
}
