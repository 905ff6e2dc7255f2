import { closeSync, openSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { migrate } from '#db/migrate.ts'
import type { Tables } from '#db/tables.ts'
import { WritingDialect } from '#db/writing-dialect.ts'

/** Two connections to one file: Kysely lets one query at a time through each, and the reader cannot write. */
export type Database = {
  writer: Kysely<Tables>
  reader: Kysely<Tables>
  close(): Promise<void>
}

const BUSY_TIMEOUT_MS = 5000

/**
 * Opens the file, makes it when it is not there, and brings it to the newest schema. An answered write survives power
 * loss: write-ahead log with a sync at each commit.
 */
export async function openDatabase(file: string): Promise<Database> {
  keepPrivate(file)
  const writing = new Sqlite(file)
  writing.pragma('journal_mode = WAL')
  writing.pragma('synchronous = FULL')
  writing.pragma('foreign_keys = ON')
  writing.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  const writer = new Kysely<Tables>({ dialect: new WritingDialect(writing) })
  try {
    await migrate(writer)
  } catch (error) {
    await writer.destroy()
    throw error
  }

  const reading = new Sqlite(file, { readonly: true, fileMustExist: true })
  reading.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  const reader = new Kysely<Tables>({ dialect: new SqliteDialect({ database: reading }) })

  return {
    writer,
    reader,
    async close() {
      await reader.destroy()
      await writer.destroy()
    },
  }
}

/** A new ledger is its owner's alone to read; SQLite gives the files beside it the same mode. One that exists keeps its own. */
function keepPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code !== 'EEXIST') throw error
  }
}
