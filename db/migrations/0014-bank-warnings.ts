import { type Kysely, sql } from 'kysely'

/** A bank may say beforehand that it will want a new sign-in; readings that still work do not take that back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bank_links')
    .addColumn('is_expiring', 'integer', (column) => column.notNull().defaultTo(0).check(sql`is_expiring in (0, 1)`))
    .execute()
}
