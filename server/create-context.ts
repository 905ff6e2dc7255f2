import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { openDatabase } from '#db/open.ts'
import { type Clock, type NewId, systemClock } from '#domain/clock.ts'
import { createAuth } from '#server/auth/auth.ts'
import { openBanks } from '#server/banking/open-banks.ts'
import { createBell } from '#server/bell.ts'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { createLogger, type Logger } from '#server/log.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { openAdapters } from '#server/payments/open-adapters.ts'
import { createSealer } from '#server/sealing.ts'

/** Opens what a running Sayso holds, and puts it together. `close` lets go of all of it. */
export async function createContext(
  config: Config,
  parts: { clock?: Clock; newId?: NewId; log?: Logger } = {},
): Promise<Context & { close(): Promise<void> }> {
  const { clock = systemClock, newId = randomUUID, log = createLogger() } = parts
  mkdirSync(config.data.folder, { recursive: true, mode: 0o700 })
  const { writer, reader, close } = await openDatabase(config.data.databaseFile)
  const bell = createBell()
  const mailer = createMailer(config.mail, clock)
  const auth = createAuth({ config, writer, reader, newId, mailer, bell, log })
  await auth.$context
  const sealer = createSealer(config.secrets.encryptionKey)
  const banks = openBanks(config, log)
  const payments = openAdapters(config)
  return { sealer, banks, payments, config, clock, newId, log, writer, reader, bell, auth, mailer, close }
}
