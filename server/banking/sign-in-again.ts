import { findBankLink } from '#db/read/bank-links.ts'
import { AppError } from '#domain/errors.ts'
import type { BankLinkAnswer } from '#domain/views.ts'
import { beginTicket } from '#server/banking/ticket.ts'
import type { Context } from '#server/context.ts'

/** Sends the person to their bank's sign-in again. Errors: not_found, bank_unavailable. */
export async function signInAgain(
  context: Context,
  { userId, bankLinkId }: { userId: string; bankLinkId: string },
): Promise<BankLinkAnswer> {
  const link = await findBankLink(context.reader, { userId, id: bankLinkId })
  if (!link) throw new AppError('not_found')
  const accessToken = context.sealer.open(link.sealed_token, `bank token ${link.id}`)
  const { url, ticket: token } = await context.banks.signInAgain({ userId, accessToken, country: link.country })
  await beginTicket(context, { userId, ticket: { kind: 'again', bankLinkId }, token })
  return { kind: 'elsewhere', url }
}
