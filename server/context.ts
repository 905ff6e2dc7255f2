import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { Clock, NewId } from '#domain/clock.ts'
import type { Talk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Auth } from '#server/auth/auth.ts'
import type { BankAggregator } from '#server/banking/bank.ts'
import type { Bell } from '#server/bell.ts'
import type { Config } from '#server/config.ts'
import type { Logger } from '#server/log.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { PaymentAdapters } from '#server/payments/port.ts'
import type { Sealer } from '#server/sealing.ts'

/** Who is asking: filled in by `requirePerson` from the session, never from the request's body. */
export type Caller = { userId: string; email: string; sessionId: string }

/** Everything a request may use; put together once in `createContext`. */
export type Context = {
  config: Config
  clock: Clock
  newId: NewId
  log: Logger
  /** The one writing connection. Only `server/tools` and the auth tables go through it. */
  writer: Kysely<Tables>
  /** Opened readonly. */
  reader: Kysely<Tables>
  bell: Bell
  auth: Auth
  mailer: Mailer
  sealer: Sealer
  banks: BankAggregator
  payments: PaymentAdapters
  /** What was read of the talk for the one turn that is being answered; absent elsewhere. */
  talk?: Talk
}
