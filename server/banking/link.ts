import { findChangeByKey } from '#db/read/journal.ts'
import type { BankLinkOrder } from '#domain/bank.ts'
import { checkDetails } from '#domain/bank-details.ts'
import { AppError } from '#domain/errors.ts'
import type { BankLinkAnswer } from '#domain/views.ts'
import type { Act, Linking } from '#server/banking/abandoned.ts'
import { keepConnection, letGo, linkIdOf } from '#server/banking/keep-connection.ts'
import { personOf } from '#server/banking/person-of.ts'
import { beginTicket } from '#server/banking/ticket.ts'

/**
 * Links a bank, or tells where the person has to go for it. The same key again gives the same answer. Errors: not_found for an unknown
 * bank, invalid_bank_details with the field, bank_already_linked, bank_unavailable, bank_link_not_finished when it was abandoned.
 */
export async function linkBank(context: Linking, act: Act, order: BankLinkOrder): Promise<BankLinkAnswer> {
  if (await findChangeByKey(context.reader, act)) return { kind: 'linked' }
  const bank = await context.banks.find(order.bankId)
  if (!bank) throw new AppError('not_found', { field: 'bankId' })
  if (context.banks.name === 'sandbox') refuseWrongDetails(order)
  const { userId } = act
  const { currency } = await personOf(context, userId)
  const start = await context.banks.start({ ...order, userId, linkId: linkIdOf(act), bank, currency })
  if (start.kind === 'elsewhere') {
    const { url, ticket: token } = start
    if (context.abandoned.has(act)) throw new AppError('bank_link_not_finished')
    await beginTicket(context, { userId, ticket: { kind: 'link', token }, token })
    return { kind: 'elsewhere', url }
  }
  try {
    await keepConnection(context, act, { connection: start.connection, details: order.details, held: null })
  } catch (error) {
    await letGo(context, start.connection.accessToken)
    throw error
  }
  return { kind: 'linked' }
}

function refuseWrongDetails({ country, details }: BankLinkOrder): void {
  const [wrong] = checkDetails(country, details)
  if (wrong) throw new AppError('invalid_bank_details', { field: wrong.field })
}
