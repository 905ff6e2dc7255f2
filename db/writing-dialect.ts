import type Sqlite from 'better-sqlite3'
import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely'
import { AppError } from '#domain/errors.ts'

/**
 * SQLite for the connection that writes: each transaction takes the file's only write lock as it begins. One that read first
 * would fail at its first write without waiting (`SQLITE_BUSY_SNAPSHOT`) where another process had written in between. Errors:
 * server_busy when another process keeps the lock.
 */
export class WritingDialect extends SqliteDialect {
  readonly #database: Sqlite.Database

  constructor(database: Sqlite.Database) {
    super({ database })
    this.#database = database
  }

  override createDriver(): SqliteDriver {
    return new WritingDriver({ database: this.#database })
  }
}

class WritingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    } catch (error) {
      throw isBusy(error) ? new AppError('server_busy') : error
    }
  }
}

/** Whether another process held the file for longer than a write waits for it: nothing was written, and it may be tried again. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
}
