import type { Insertable, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

export async function insertAssistantTurn(
  trx: Transaction<Tables>,
  row: Insertable<Tables['assistant_turns']>,
): Promise<void> {
  await trx.insertInto('assistant_turns').values(row).execute()
}
