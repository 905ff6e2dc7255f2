import { type Kysely, sql } from 'kysely'

/**
 * The aggregator's own name of a connection, by which it tells of it unasked. Tickets now say how far their person has come; those of
 * before, which last four hours, are let go of.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bank_links').addColumn('item_id', 'text').execute()
  await db.schema.createIndex('bank_links_by_item').on('bank_links').column('item_id').execute()
  await sql`delete from bank_link_tickets`.execute(db)
}
