import { type Kysely, sql } from 'kysely'

/** Recurring payments that a person has paused: those detected of a merchant (lower case) at one cadence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('paused_payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('merchant', 'text', (column) => column.notNull())
    .addColumn('cadence', 'text', (column) => column.notNull())
    .addUniqueConstraint('paused_payments_once', ['user_id', 'merchant', 'cadence'])
    .modifyEnd(sql`strict`)
    .execute()
}
