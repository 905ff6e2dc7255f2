import { createHash } from 'node:crypto'
import type { BankDetails } from '#domain/bank-details.ts'
import { AppError } from '#domain/errors.ts'
import type { Act, Linking } from '#server/banking/abandoned.ts'
import type { NewConnection } from '#server/banking/bank.ts'
import { importNews } from '#server/banking/import-news.ts'
import { personOf } from '#server/banking/person-of.ts'
import { type Held, isStanding } from '#server/banking/ticket.ts'
import { inWriteTurn } from '#server/tools/write-turn.ts'

/**
 * Accounts first, then what the bank recorded; both belong to one turn, so that one undo takes both back. `held` is the ticket that the
 * connection was made by. Errors: bank_link_not_finished where the person let go of it meanwhile, bank_already_linked.
 */
export async function keepConnection(
  context: Linking,
  act: Act,
  { connection, details, held }: { connection: NewConnection; details: BankDetails; held: Held | null },
): Promise<void> {
  const { userId, key } = act
  const { currency, today } = await personOf(context, userId)
  const bankLinkId = linkIdOf(act)
  const turn = { userId, turnId: context.newId() }
  const input = { ...connection, bankLinkId, provider: context.banks.name, details }
  await inWriteTurn(context, turn, async (writes) => {
    const isWanted = !context.abandoned.has(act) && (!held || (await isStanding(context, held)))
    if (!isWanted) throw new AppError('bank_link_not_finished')
    await writes.run({ name: 'linkBank', key, input })
  })
  const reading = { accessToken: connection.accessToken, cursor: null, today, currency }
  // The accounts stand; entries that are late come with the next refresh.
  await context.banks
    .read(reading)
    .then((news) => importNews(context, { turn, bankLinkId, key: `${key}:first`, news }))
    .catch((error: unknown) => context.log.warn({ error }, 'first reading of a bank failed'))
}

/** Cuts a connection that could not be kept; what failed before is the failure to tell. */
export async function letGo({ banks, log }: Linking, accessToken: string): Promise<void> {
  await banks.cut(accessToken).catch((error: unknown) => log.warn({ error }, 'a bank could not be cut off'))
}

/** One act makes one connection, whichever of its tries gets there: the id follows from the key. */
export function linkIdOf({ userId, key }: Act): string {
  const hex = createHash('sha256').update(`${userId} ${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
