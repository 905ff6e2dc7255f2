import type { Insertable, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

export async function insertAssistantTurn(
  trx: Transaction<Tables>,
  row: Insertable<Tables['assistant_turns']>,
): Promise<void> {
  await trx.insertInto('assistant_turns').values(row).execute()
}

export async function updateAssistantTurn(
  trx: Transaction<Tables>,
  { userId, turnId, answer }: { userId: string; turnId: string; answer: string },
): Promise<void> {
  await trx
    .updateTable('assistant_turns')
    .set({ answer })
    .where('user_id', '=', userId)
    .where('turn_id', '=', turnId)
    .execute()
}
