import { createHash } from 'node:crypto'
import { findChangeByKey } from '#db/read/journal.ts'
import { findProfile } from '#db/read/profile.ts'
import type { BankLinkOrder } from '#domain/bank.ts'
import { type BankDetails, checkDetails } from '#domain/bank-details.ts'
import { todayIn } from '#domain/calendar.ts'
import { type Currency, isCurrency } from '#domain/currency.ts'
import { AppError } from '#domain/errors.ts'
import type { BankLinkAnswer } from '#domain/views.ts'
import type { NewConnection } from '#server/banking/bank.ts'
import { importNews } from '#server/banking/import-news.ts'
import { closeTicket, keepTicket, openTicket } from '#server/banking/ticket.ts'
import type { Context } from '#server/context.ts'
import { inWriteTurn } from '#server/tools/write-turn.ts'

type Act = { userId: string; key: string }

/**
 * Links a bank, or tells where the person has to go for it. The same key again gives the same answer. Errors: not_found for an unknown
 * bank, invalid_bank_details with the field, bank_already_linked, bank_unavailable.
 */
export async function linkBank(context: Context, act: Act, order: BankLinkOrder): Promise<BankLinkAnswer> {
  if (await isDone(context, act)) return { kind: 'linked' }
  const bank = await context.banks.find(order.bankId)
  if (!bank) throw new AppError('not_found', { field: 'bankId' })
  if (context.banks.name === 'sandbox') refuseWrongDetails(order)
  const { currency } = await personOf(context, act.userId)
  const linkId = linkIdOf(act)
  const start = await context.banks.start({ ...order, userId: act.userId, linkId, bank, currency })
  if (start.kind === 'elsewhere') {
    await keepTicket(context, { userId: act.userId, ticket: start.ticket })
    return { kind: 'elsewhere', url: start.url }
  }
  await keepConnection(context, act, { connection: start.connection, details: order.details })
  return { kind: 'linked' }
}

/** Ends what was begun elsewhere, once. Errors: bank_link_not_finished, bank_other_currency, bank_unavailable. */
export async function finishLink(context: Context, act: Act): Promise<BankLinkAnswer> {
  if (await isDone(context, act)) return { kind: 'linked' }
  const ticket = await openTicket(context, act.userId)
  if (!ticket) throw new AppError('bank_link_not_finished')
  const { currency } = await personOf(context, act.userId)
  const connection = await context.banks.finish(ticket, currency)
  await keepConnection(context, act, { connection, details: {} })
  await closeTicket(context, act.userId)
  return { kind: 'linked' }
}

/** Accounts first, then what the bank recorded; both belong to one turn, so that one undo takes both back. */
async function keepConnection(
  context: Context,
  { userId, key }: Act,
  { connection, details }: { connection: NewConnection; details: BankDetails },
): Promise<void> {
  const { currency, today } = await personOf(context, userId)
  const bankLinkId = linkIdOf({ userId, key })
  const turn = { userId, turnId: context.newId() }
  await inWriteTurn(context, turn, (writes) =>
    writes.run({
      name: 'linkBank',
      key,
      input: { ...connection, bankLinkId, provider: context.banks.name, details },
    }),
  )
  const reading = { accessToken: connection.accessToken, cursor: null, today, currency }
  // The accounts stand; entries that are late come with the next refresh.
  const news = await context.banks.read(reading).catch((error: unknown) => {
    context.log.warn({ error }, 'first reading of a bank failed')
    return null
  })
  if (news) await importNews(context, { turn, bankLinkId, key: `${key}:first`, news })
}

async function isDone({ reader }: Context, by: Act): Promise<boolean> {
  return (await findChangeByKey(reader, by)) !== undefined
}

function refuseWrongDetails({ country, details }: BankLinkOrder): void {
  const [wrong] = checkDetails(country, details)
  if (wrong) throw new AppError('invalid_bank_details', { field: wrong.field })
}

export async function personOf({ reader, clock }: Context, userId: string) {
  const profile = await findProfile(reader, userId)
  if (!profile) throw new AppError('not_authenticated')
  const currency: Currency = isCurrency(profile.currency) ? profile.currency : 'USD'
  return { currency, today: todayIn(clock(), profile.time_zone) }
}

/** One act makes one connection, whichever of its tries gets there: the id follows from the key. */
function linkIdOf({ userId, key }: Act): string {
  const hex = createHash('sha256').update(`${userId} ${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
