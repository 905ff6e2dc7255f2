import { erasePerson, markClosed, setTimeZone } from '#db/write/people.ts'
import type { Context } from '#server/context.ts'

type Parts = Pick<Context, 'writer'>

/** Acts of the account and not of the ledger: no agent and no model can reach them, and none is undone. */
export async function keepTimeZoneOf({ writer }: Parts, person: { userId: string; timeZone: string }): Promise<void> {
  await writer.transaction().execute((trx) => setTimeZone(trx, person))
}

export async function closePerson({ writer }: Parts, person: { userId: string; purgeAt: string }): Promise<void> {
  await writer.transaction().execute((trx) => markClosed(trx, person))
}

export async function forgetPerson({ writer }: Parts, userId: string): Promise<void> {
  await writer.transaction().execute((trx) => erasePerson(trx, userId))
}
