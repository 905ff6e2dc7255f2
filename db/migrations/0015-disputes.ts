import { type Kysely, sql } from 'kysely'

/**
 * Who gave a payment back, the seller or a bank that a person complained to, and whether that of the month that runs is given back. It is
 * told apart from the status, so that a dispute that is won brings the month back, and an older month that is refunded takes nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payment_events').addColumn('given_back_by', 'text').execute()
  await db.schema
    .alterTable('subscriptions')
    .addColumn('is_given_back', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`is_given_back in (0, 1)`),
    )
    .execute()
}
