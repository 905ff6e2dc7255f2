import type { Migration } from 'kysely'
import * as ledger from '#db/migrations/0001-ledger.ts'

/** Every step of the schema, run in the order of the keys. A step that was released is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-ledger': ledger,
}
