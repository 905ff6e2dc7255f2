import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openDatabase } from '#db/open.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { createContext } from '#server/create-context.ts'
import type { Logger } from '#server/log.ts'
import type { Environment } from '#server/settings.ts'
import { rememberHashes } from '#tests/support/remember-hashes.ts'

export type TestApp = Awaited<ReturnType<typeof makeApp>>

let made: Promise<string> | undefined

/** The file of a ledger of the newest schema with nothing in it, made once a worker: every app of the tests begins with a copy. */
function emptyLedger(): Promise<string> {
  made ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sayso-empty-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'sayso.db')
    await (await openDatabase(file)).close()
    return file
  })()
  return made
}

/**
 * A real app over a real SQLite file in a folder of its own. The clock stands still unless `setTime` moves it; it starts
 * at the true present, because sessions are timed by it.
 */
export async function makeApp(
  overrides: {
    env?: Environment
    newId?: () => string
    now?: number
    log?: Logger
    /** Parts in the place of the server's own; a function of them where they are made from others. */
    context?: Partial<Context> | ((opened: Context) => Partial<Context>)
  } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-test-'))
  const config = readConfig({ DATABASE_URL: 'file:sayso.db', REQUESTS_PER_MINUTE: '100000', ...overrides.env }, folder)
  copyFileSync(await emptyLedger(), config.data.databaseFile)
  let now = overrides.now ?? Date.now()
  const opened = await createContext(config, {
    clock: () => now,
    log: overrides.log ?? pino({ level: 'silent' }),
    ...(overrides.newId ? { newId: overrides.newId } : {}),
  })
  rememberHashes((await opened.auth.$context).password)
  const parts = typeof overrides.context === 'function' ? overrides.context(opened) : overrides.context
  const context: Context = { ...opened, ...parts }
  const app = createApp(context)
  return {
    app,
    context,
    folder,
    /** Sends a request as a browser on the app's own page would; a `json` body is sent as such. */
    request(path: string, init: RequestInit & { json?: unknown } = {}): Promise<Response> {
      const { json, ...rest } = init
      const headers = new Headers(rest.headers)
      if (json === undefined) return Promise.resolve(app.request(path, { ...rest, headers }))
      if (!headers.has('content-type')) headers.set('content-type', 'application/json')
      return Promise.resolve(app.request(path, { method: 'POST', ...rest, headers, body: JSON.stringify(json) }))
    },
    setTime(milliseconds: number): void {
      now = milliseconds
    },
    async close(): Promise<void> {
      await opened.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
