import type { Insertable, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

export async function insertContactMessage(
  trx: Transaction<Tables>,
  message: Insertable<Tables['contact_messages']>,
): Promise<void> {
  await trx.insertInto('contact_messages').values(message).execute()
}
