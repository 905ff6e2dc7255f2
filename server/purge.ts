import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { purgeClosed } from '#server/auth/purge-closed.ts'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/create-context.ts'
import { ConfigError } from '#server/settings.ts'

const USAGE = `Erases the accounts that were closed thirty days ago or earlier. A running server does so by itself.

  npm run purge -- [--now 2026-12-31T00:00:00Z]

  --now  the moment to go by (the present one)`

/** Something that the person at the keyboard can mend; `message` says how. */
class PurgeError extends Error {}

async function purge(args: string[]): Promise<string> {
  const now = readNow(args)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const context = await createContext(readConfig(process.env), { clock: () => now })
  try {
    const count = await purgeClosed(context)
    return count === 1 ? '1 account was erased.' : `${count} accounts were erased.`
  } finally {
    await context.close()
  }
}

function readNow(args: string[]): number {
  let given: string | undefined
  try {
    given = parseArgs({ args, options: { now: { type: 'string' } } }).values.now
  } catch {
    throw new PurgeError(USAGE)
  }
  const now = given === undefined ? Date.now() : Date.parse(given)
  if (Number.isNaN(now)) throw new PurgeError('--now expects a moment like 2026-12-31T00:00:00Z.')
  return now
}

try {
  console.log(await purge(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof PurgeError || error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
