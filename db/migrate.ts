import { type Kysely, Migrator } from 'kysely'
import { migrations } from '#db/migrations/all.ts'

/** Brings a database to the newest schema inside a transaction: all of it or nothing. Throws what the failing step threw. */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs on the schema as it was, which has no type.
export async function migrate(db: Kysely<any>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Steps are independent of one another: one that comes late does not keep an older file from opening.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
