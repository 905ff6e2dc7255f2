import type { BankLinkRow } from '#db/read/bank-links.ts'
import { deleteBankLink, deleteBankTicket, putBankTicket, updateBankLink } from '#db/write/bank-links.ts'
import type { Context } from '#server/context.ts'

type Parts = Pick<Context, 'writer'>

/** What is kept of a connection beside the ledger, and therefore not journalled: how it stands, and when it was read. */
export async function markBankLink(
  { writer }: Parts,
  id: string,
  patch: Partial<Pick<BankLinkRow, 'status' | 'refreshed_at'>>,
): Promise<void> {
  await writer.transaction().execute((trx) => updateBankLink(trx, id, patch))
}

/** Forgets a connection that is cut, with its secrets. */
export async function forgetBankLink({ writer }: Parts, id: string): Promise<void> {
  await writer.transaction().execute((trx) => deleteBankLink(trx, id))
}

/** `sealedTicket` is how the aggregator knows a person who is on its page; null forgets it. */
export async function keepBankTicket(
  { writer, clock }: Pick<Context, 'writer' | 'clock'>,
  { userId, sealedTicket }: { userId: string; sealedTicket: string | null },
): Promise<void> {
  const created_at = new Date(clock()).toISOString()
  await writer
    .transaction()
    .execute((trx) =>
      sealedTicket === null
        ? deleteBankTicket(trx, userId)
        : putBankTicket(trx, { user_id: userId, sealed_ticket: sealedTicket, created_at }),
    )
}
