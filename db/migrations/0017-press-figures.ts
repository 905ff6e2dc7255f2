import type { Kysely } from 'kysely'

/** From the press to the permission to talk, in milliseconds; turns of before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('turn_figures').addColumn('pressed', 'integer').execute()
}
