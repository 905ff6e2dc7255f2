import type { Kysely } from 'kysely'

/**
 * By what an aggregator names a ticket when it tells of it unasked: a digest of the token, which itself lies sealed. Tickets of before have
 * none; they last four hours and are ended by the way back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bank_link_tickets').addColumn('token_digest', 'text').execute()
  await db.schema.createIndex('bank_link_tickets_by_digest').on('bank_link_tickets').column('token_digest').execute()
}
