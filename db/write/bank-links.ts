import type { Insertable, Transaction, Updateable } from 'kysely'
import type { Tables } from '#db/tables.ts'

export async function insertBankLink(trx: Transaction<Tables>, link: Insertable<Tables['bank_links']>): Promise<void> {
  await trx.insertInto('bank_links').values(link).execute()
}

export async function moveCursor(
  trx: Transaction<Tables>,
  { userId, id, cursor }: { userId: string; id: string; cursor: string | null },
): Promise<void> {
  await trx.updateTable('bank_links').set({ cursor }).where('user_id', '=', userId).where('id', '=', id).execute()
}

/** Remembers which entry stands for a row of the bank; the newest one does. */
export async function rememberImport(
  trx: Transaction<Tables>,
  row: Insertable<Tables['imported_entries']>,
): Promise<void> {
  await trx
    .insertInto('imported_entries')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'external_id', 'bank_link_id']).doUpdateSet({ transaction_id: row.transaction_id }),
    )
    .execute()
}

export async function updateBankLink(
  trx: Transaction<Tables>,
  id: string,
  patch: Updateable<Pick<Tables['bank_links'], 'status' | 'is_expiring' | 'refreshed_at'>>,
): Promise<void> {
  await trx.updateTable('bank_links').set(patch).where('id', '=', id).execute()
}

export async function deleteBankLink(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('bank_links').where('id', '=', id).execute()
}

/** One a person: a new one takes the place of an older. */
export async function putBankTicket(
  trx: Transaction<Tables>,
  ticket: Insertable<Tables['bank_link_tickets']>,
): Promise<void> {
  const { sealed_ticket, created_at, token_digest } = ticket
  await trx
    .insertInto('bank_link_tickets')
    .values(ticket)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ sealed_ticket, created_at, token_digest: token_digest ?? null }),
    )
    .execute()
}

/** Changes a ticket while it is still that one; false where it is not. */
export async function updateThatBankTicket(
  trx: Transaction<Tables>,
  from: { user_id: string; sealed_ticket: string },
  patch: { sealed_ticket: string; created_at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('bank_link_tickets')
    .set(patch)
    .where('user_id', '=', from.user_id)
    .where('sealed_ticket', '=', from.sealed_ticket)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Deletes a ticket while it is still that one. */
export async function deleteThatBankTicket(
  trx: Transaction<Tables>,
  ticket: { user_id: string; sealed_ticket: string },
): Promise<void> {
  await trx
    .deleteFrom('bank_link_tickets')
    .where('user_id', '=', ticket.user_id)
    .where('sealed_ticket', '=', ticket.sealed_ticket)
    .execute()
}
