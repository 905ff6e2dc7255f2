import { findChangeByKey } from '#db/read/journal.ts'
import { findProfile } from '#db/read/profile.ts'
import { AppError } from '#domain/errors.ts'
import { UNASKED_KEY } from '#domain/unasked.ts'
import type { BankLinkAnswer } from '#domain/views.ts'
import type { Act, Linking } from '#server/banking/abandoned.ts'
import { keepConnection, letGo } from '#server/banking/keep-connection.ts'
import { oneAtATime } from '#server/banking/one-at-a-time.ts'
import { personOf } from '#server/banking/person-of.ts'
import { refreshLink } from '#server/banking/refresh.ts'
import type { TicketEnd } from '#server/banking/sealed-ticket.ts'
import { dropTicket, endTicket, findTicket, type Held, moveTicket, openTicket } from '#server/banking/ticket.ts'
import { markBankLink, WELL_AGAIN } from '#server/tools/keep-bank-link.ts'

/**
 * Ends what a person began elsewhere and came back from, once: a new connection, or a new sign-in to an old one. What the aggregator told
 * before they came is told them now. What fails on the way can be tried again. Errors: bank_link_not_finished, bank_other_currency,
 * bank_already_linked, bank_sign_in_again, bank_unavailable.
 */
export async function finishLink(context: Linking, act: Act): Promise<BankLinkAnswer> {
  return inTurn(act.userId, async () => {
    if (await findChangeByKey(context.reader, act)) return { kind: 'linked' }
    const held = await openTicket(context, act.userId)
    if (!held) throw new AppError('bank_link_not_finished')
    const end = await finish(context, act, held)
    const told = await openTicket(context, act.userId)
    if (told?.ticket.kind === 'over') await dropTicket(context, told)
    if (end.kind === 'failed') throw new AppError(end.code)
    return end
  })
}

/**
 * The same where the aggregator tells that the person came to the end of its page, whether they come back or not. Returns whose it was; null
 * for what nobody waits for any more. Errors: bank_link_not_finished and bank_unavailable, so that it is told again, bank_sign_in_again.
 */
export async function finishUnasked(context: Linking, token: string): Promise<string | null> {
  const userId = (await findTicket(context, token))?.row.user_id
  const profile = userId === undefined ? undefined : await findProfile(context.reader, userId)
  if (!userId || !profile || profile.purge_at !== null) return null
  return inTurn(userId, async () => {
    const held = await findTicket(context, token)
    if (!held || held.ticket.kind === 'let go' || held.ticket.kind === 'over') return null
    await finish(context, { userId, key: `${UNASKED_KEY}link:${held.row.token_digest}` }, held)
    return userId
  })
}

function inTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
  return oneAtATime(`ticket of ${userId}`, work)
}

/** Brings a ticket to its end, which it then holds; throws what can be tried again. */
async function finish(context: Linking, act: Act, held: Held): Promise<TicketEnd> {
  const { ticket } = held
  if (ticket.kind === 'over') return ticket.end
  if (ticket.kind === 'let go') throw new AppError('bank_link_not_finished')
  if (ticket.kind === 'again') return finishSignIn(context, act, { held, bankLinkId: ticket.bankLinkId })
  const claimed =
    ticket.kind === 'claimed' ? { held, claim: ticket.claim } : await claimConnection(context, held, ticket.token)
  try {
    const { currency } = await personOf(context, act.userId)
    const connection = await context.banks.connect(claimed.claim, currency)
    await keepConnection(context, act, { connection, details: {}, held: claimed.held })
    return { kind: 'linked' }
  } catch (error) {
    if (!isFinal(error)) throw error
    const end = { kind: 'failed', code: error.code } as const
    await endTicket(context, claimed.held, end).catch((failure: unknown) =>
      context.log.warn({ error: failure }, 'a bank could not be cut off'),
    )
    return end
  }
}

/** A claim is made once: it is kept before anything else can fail, or let go of. */
async function claimConnection(context: Linking, held: Held, token: string) {
  const claim = await context.banks.claim(token)
  const moved = await moveTicket(context, held, { kind: 'claimed', claim }).catch(async (error: unknown) => {
    await letGo(context, claim.accessToken)
    throw error
  })
  if (moved) return { held: moved, claim }
  await letGo(context, claim.accessToken)
  throw new AppError('bank_link_not_finished')
}

/** The bank is read again. Throws bank_sign_in_again where the new sign-in did not help. */
async function finishSignIn(
  context: Linking,
  { userId, key }: Act,
  { held, bankLinkId }: { held: Held; bankLinkId: string },
): Promise<TicketEnd> {
  await refreshLink(context, { userId, key, bankLinkId })
  await markBankLink(context, bankLinkId, WELL_AGAIN)
  await endTicket(context, held, { kind: 'refreshed' })
  return { kind: 'refreshed' }
}

/** Trying again would end the same way. */
function isFinal(error: unknown): error is AppError {
  const codes = ['bank_already_linked', 'bank_other_currency', 'bank_link_not_finished', 'not_found']
  return error instanceof AppError && codes.includes(error.code)
}
