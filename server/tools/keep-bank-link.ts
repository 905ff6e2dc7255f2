import type { BankLinkRow } from '#db/read/bank-links.ts'
import type { BankTicketRow } from '#db/read/bank-ticket.ts'
import {
  deleteBankLink,
  deleteThatBankTicket,
  putBankTicket,
  updateBankLink,
  updateThatBankTicket,
} from '#db/write/bank-links.ts'
import type { Context } from '#server/context.ts'

type Parts = Pick<Context, 'writer'>

/** The mark of a connection after a new sign-in. */
export const WELL_AGAIN = { status: 'open', is_expiring: 0 } as const

/** What is kept of a connection beside the ledger, and therefore not journalled: how it stands, and when it was read. */
export async function markBankLink(
  { writer }: Parts,
  id: string,
  patch: Partial<Pick<BankLinkRow, 'status' | 'is_expiring' | 'refreshed_at'>>,
): Promise<void> {
  await writer.transaction().execute((trx) => updateBankLink(trx, id, patch))
}

/** Forgets a connection that is cut, with its secrets. */
export async function forgetBankLink({ writer }: Parts, id: string): Promise<void> {
  await writer.transaction().execute((trx) => deleteBankLink(trx, id))
}

/** `tokenDigest` is of the token by which the aggregator will name the ticket. It takes the place of an older one. */
export async function keepBankTicket(
  { writer, clock }: Pick<Context, 'writer' | 'clock'>,
  { userId, sealedTicket, tokenDigest }: { userId: string; sealedTicket: string; tokenDigest: string },
): Promise<void> {
  const created_at = new Date(clock()).toISOString()
  const ticket = { user_id: userId, sealed_ticket: sealedTicket, created_at, token_digest: tokenDigest }
  await writer.transaction().execute((trx) => putBankTicket(trx, ticket))
}

/** Puts a ticket a step further; false where it is no longer the one that was read. */
export async function changeBankTicket(
  { writer }: Parts,
  { from, to }: { from: BankTicketRow; to: BankTicketRow },
): Promise<boolean> {
  const { sealed_ticket, created_at } = to
  return writer.transaction().execute((trx) => updateThatBankTicket(trx, from, { sealed_ticket, created_at }))
}

/** Forgets this ticket, and none that took its place since it was read. */
export async function forgetBankTicket({ writer }: Parts, ticket: BankTicketRow): Promise<void> {
  await writer.transaction().execute((trx) => deleteThatBankTicket(trx, ticket))
}
