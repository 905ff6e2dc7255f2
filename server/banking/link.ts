import { createHash } from 'node:crypto'
import { findChangeByKey } from '#db/read/journal.ts'
import type { BankLinkOrder } from '#domain/bank.ts'
import { type BankDetails, checkDetails } from '#domain/bank-details.ts'
import { AppError } from '#domain/errors.ts'
import type { BankLinkAnswer } from '#domain/views.ts'
import type { Act, Linking } from '#server/banking/abandoned.ts'
import type { Claim, NewConnection } from '#server/banking/bank.ts'
import { importNews } from '#server/banking/import-news.ts'
import { oneAtATime } from '#server/banking/one-at-a-time.ts'
import { personOf } from '#server/banking/person-of.ts'
import { endSignIn } from '#server/banking/sign-in-again.ts'
import { dropTicket, keepTicket, openTicket } from '#server/banking/ticket.ts'
import type { Context } from '#server/context.ts'
import { inWriteTurn } from '#server/tools/write-turn.ts'

/**
 * Links a bank, or tells where the person has to go for it. The same key again gives the same answer. Errors: not_found for an unknown
 * bank, invalid_bank_details with the field, bank_already_linked, bank_unavailable, bank_link_not_finished when it was abandoned.
 */
export async function linkBank(context: Linking, act: Act, order: BankLinkOrder): Promise<BankLinkAnswer> {
  if (await isDone(context, act)) return { kind: 'linked' }
  const bank = await context.banks.find(order.bankId)
  if (!bank) throw new AppError('not_found', { field: 'bankId' })
  if (context.banks.name === 'sandbox') refuseWrongDetails(order)
  const { currency } = await personOf(context, act.userId)
  const linkId = linkIdOf(act)
  const start = await context.banks.start({ ...order, userId: act.userId, linkId, bank, currency })
  if (start.kind === 'elsewhere') return goElsewhere(context, act, start)
  try {
    await keepConnection(context, act, { connection: start.connection, details: order.details })
  } catch (error) {
    await letGo(context, start.connection.accessToken)
    throw error
  }
  return { kind: 'linked' }
}

/**
 * Ends what was begun elsewhere, once: a new connection, or a new sign-in to an old one. What fails on the way can be tried again.
 * Errors: bank_link_not_finished, bank_other_currency, bank_already_linked, bank_sign_in_again, bank_unavailable.
 */
export async function finishLink(context: Linking, act: Act): Promise<BankLinkAnswer> {
  return oneAtATime(`ticket of ${act.userId}`, () => finish(context, act))
}

async function finish(context: Linking, act: Act): Promise<BankLinkAnswer> {
  if (await isDone(context, act)) return { kind: 'linked' }
  const ticket = await openTicket(context, act.userId)
  if (!ticket) throw new AppError('bank_link_not_finished')
  if (ticket.kind === 'again') return endSignIn(context, act, ticket.bankLinkId)
  const claim = ticket.kind === 'claimed' ? ticket.claim : await claimConnection(context, act, ticket.token)
  try {
    const { currency } = await personOf(context, act.userId)
    const connection = await context.banks.connect(claim, currency)
    await keepConnection(context, act, { connection, details: {} })
  } catch (error) {
    if (isFinal(error)) await dropTicket(context, act.userId)
    throw error
  }
  return { kind: 'linked' }
}

async function goElsewhere(context: Linking, act: Act, { url, ticket }: { url: string; ticket: string }) {
  if (context.abandoned.has(act)) throw new AppError('bank_link_not_finished')
  await dropTicket(context, act.userId)
  await keepTicket(context, act.userId, { kind: 'link', token: ticket })
  return { kind: 'elsewhere' as const, url }
}

/** A claim is made once: it is kept before anything else can fail, or let go of. */
async function claimConnection(context: Linking, { userId }: Act, token: string): Promise<Claim> {
  const claim = await context.banks.claim(token)
  try {
    await keepTicket(context, userId, { kind: 'claimed', claim })
  } catch (error) {
    await letGo(context, claim.accessToken)
    throw error
  }
  return claim
}

/** Cuts a connection that could not be kept; what failed before is the failure to tell. */
async function letGo({ banks, log }: Linking, accessToken: string): Promise<void> {
  await banks.cut(accessToken).catch((error: unknown) => log.warn({ error }, 'a bank could not be cut off'))
}

/** Accounts first, then what the bank recorded; both belong to one turn, so that one undo takes both back. */
async function keepConnection(
  context: Linking,
  act: Act,
  { connection, details }: { connection: NewConnection; details: BankDetails },
): Promise<void> {
  const { userId, key } = act
  const { currency, today } = await personOf(context, userId)
  const bankLinkId = linkIdOf(act)
  const turn = { userId, turnId: context.newId() }
  const input = { ...connection, bankLinkId, provider: context.banks.name, details }
  await inWriteTurn(context, turn, async (writes) => {
    if (context.abandoned.has(act)) throw new AppError('bank_link_not_finished')
    await writes.run({ name: 'linkBank', key, input })
  })
  const reading = { accessToken: connection.accessToken, cursor: null, today, currency }
  // The accounts stand; entries that are late come with the next refresh.
  await context.banks
    .read(reading)
    .then((news) => importNews(context, { turn, bankLinkId, key: `${key}:first`, news }))
    .catch((error: unknown) => context.log.warn({ error }, 'first reading of a bank failed'))
}

async function isDone({ reader }: Context, by: Act): Promise<boolean> {
  return (await findChangeByKey(reader, by)) !== undefined
}

/** Trying again would end the same way. */
function isFinal(error: unknown): boolean {
  const codes = ['bank_already_linked', 'bank_other_currency', 'bank_link_not_finished', 'not_found']
  return error instanceof AppError && codes.includes(error.code)
}

function refuseWrongDetails({ country, details }: BankLinkOrder): void {
  const [wrong] = checkDetails(country, details)
  if (wrong) throw new AppError('invalid_bank_details', { field: wrong.field })
}

/** One act makes one connection, whichever of its tries gets there: the id follows from the key. */
function linkIdOf({ userId, key }: Act): string {
  const hex = createHash('sha256').update(`${userId} ${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
