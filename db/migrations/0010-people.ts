import type { Kysely } from 'kysely'

/** When a person finished or skipped the welcome, and when a closed account is to be erased (ruling 18). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('profiles').addColumn('welcomed_at', 'text').execute()
  await db.schema.alterTable('profiles').addColumn('purge_at', 'text').execute()
  await db.schema.createIndex('profiles_by_purge').on('profiles').column('purge_at').execute()
}
