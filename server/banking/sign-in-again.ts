import { findBankLink } from '#db/read/bank-links.ts'
import { AppError } from '#domain/errors.ts'
import type { BankLinkAnswer } from '#domain/views.ts'
import type { Act } from '#server/banking/abandoned.ts'
import { refreshLink } from '#server/banking/refresh.ts'
import { dropTicket, keepTicket } from '#server/banking/ticket.ts'
import type { Context } from '#server/context.ts'
import { markBankLink, WELL_AGAIN } from '#server/tools/keep-bank-link.ts'

/** Sends the person to their bank's sign-in again. Errors: not_found, bank_unavailable. */
export async function signInAgain(
  context: Context,
  { userId, bankLinkId }: { userId: string; bankLinkId: string },
): Promise<BankLinkAnswer> {
  const link = await findBankLink(context.reader, { userId, id: bankLinkId })
  if (!link) throw new AppError('not_found')
  const accessToken = context.sealer.open(link.sealed_token, `bank token ${link.id}`)
  const { url } = await context.banks.signInAgain({ userId, accessToken, country: link.country })
  await dropTicket(context, userId)
  await keepTicket(context, userId, { kind: 'again', bankLinkId })
  return { kind: 'elsewhere', url }
}

/** The way back from there: the bank is read again. Errors: bank_sign_in_again where it did not help, bank_unavailable. */
export async function endSignIn(context: Context, { userId, key }: Act, bankLinkId: string): Promise<BankLinkAnswer> {
  await refreshLink(context, { userId, key, bankLinkId })
  await markBankLink(context, bankLinkId, WELL_AGAIN)
  await dropTicket(context, userId)
  return { kind: 'refreshed' }
}
