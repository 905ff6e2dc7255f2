import type { Kysely } from 'kysely'

/**
 * What a refund goes back to: the payment, the subscription and the period that it paid for. The status of a subscription and its renewal
 * are told apart, each with the moment of its newest news.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('subscriptions').renameColumn('changed_at', 'status_at').execute()
  await db.schema
    .alterTable('subscriptions')
    .addColumn('renewal_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  for (const name of ['payment_reference', 'provider_reference', 'period_end']) {
    await db.schema.alterTable('payment_events').addColumn(name, 'text').execute()
  }
  await db.schema.alterTable('payment_events').addColumn('given_back', 'integer').execute()
  await db.schema
    .createIndex('payment_events_by_payment')
    .on('payment_events')
    .columns(['provider', 'payment_reference'])
    .execute()
}
