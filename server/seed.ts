import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openDatabase } from '#db/open.ts'
import { findPersonByEmail } from '#db/read/find-person-by-email.ts'
import { ROWS_A_YEAR } from '#db/seed.ts'
import { parseDay } from '#domain/calendar.ts'
import { systemClock } from '#domain/clock.ts'
import { databaseFileOf } from '#server/config.ts'
import { ConfigError, parseSettings } from '#server/settings.ts'
import { seedLedger } from '#server/tools/seed-ledger.ts'

const USAGE = `Fills one account with a year of made-up life.

  npm run seed -- --person EMAIL [--rows N] [--seed WORD] [--until YYYY-MM-DD]

  --rows   entries in all (${ROWS_A_YEAR}, a year); more of them reach further back and stand closer
  --seed   the same word gives the same rows again (sayso)
  --until  the last day (the person's today)`

const MOST_ROWS = 5_000_000

/** Something that the person at the keyboard can mend; `message` says how. */
class SeedError extends Error {}

function readOrder(args: string[]) {
  const options = {
    person: { type: 'string' },
    rows: { type: 'string' },
    seed: { type: 'string' },
    until: { type: 'string' },
  } as const
  let given: ReturnType<typeof parseArgs<{ options: typeof options }>>['values']
  try {
    given = parseArgs({ args, options }).values
  } catch {
    throw new SeedError(USAGE)
  }
  if (!given.person) throw new SeedError(USAGE)
  const rows = Number(given.rows ?? ROWS_A_YEAR)
  if (!Number.isInteger(rows) || rows < 1 || rows > MOST_ROWS) {
    throw new SeedError(`--rows expects a whole number from 1 to ${MOST_ROWS}.`)
  }
  const until = given.until === undefined ? undefined : parseDay(given.until)
  if (until === null) throw new SeedError('--until expects a day like 2026-11-30.')
  return { email: given.person, rows, seed: given.seed ?? 'sayso', until }
}

async function seed(args: string[]): Promise<string> {
  const { email, ...order } = readOrder(args)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const file = databaseFileOf(parseSettings(process.env), process.cwd())
  if (!existsSync(file)) {
    throw new SeedError(`There is no database at ${file} yet. Run npm start once, sign up, and try again.`)
  }
  const { writer, close } = await openDatabase(file)
  try {
    const userId = await findPersonByEmail(writer, email)
    if (!userId) throw new SeedError(`Nobody here has the address ${email}. Sign up with it first, and try again.`)
    const seeded = await seedLedger({ writer, clock: systemClock, newId: randomUUID }, { userId, ...order })
    if (!seeded) {
      throw new SeedError(`${email} has the life of the seed "${order.seed}" already. Another --seed adds another one.`)
    }
    return `${seeded.transactions} entries since ${seeded.from} for ${email}. Reload what is open.`
  } finally {
    await close()
  }
}

try {
  console.log(await seed(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof SeedError || error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
