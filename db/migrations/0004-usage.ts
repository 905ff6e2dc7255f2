import { type Kysely, sql } from 'kysely'

/** One row a use that is counted, under the person's own month; a use that is told twice is one row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('usages')
    .modifyEnd(sql`strict`)
    .addColumn('user_id', 'text', (column) => column.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('usage_type', 'text', (column) => column.notNull())
    .addColumn('use_id', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('usages_one_a_use', ['user_id', 'usage_type', 'use_id'])
    .execute()
  await db.schema.createIndex('usages_by_month').on('usages').columns(['user_id', 'usage_type', 'month']).execute()
}
