import type { Insertable, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** A person has one question waiting at most: the newest takes the place of the one before. */
export async function putPendingQuestion(
  trx: Transaction<Tables>,
  row: Insertable<Tables['pending_questions']>,
): Promise<void> {
  const { sentence, expires_at } = row
  await trx
    .insertInto('pending_questions')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sentence, expires_at }))
    .execute()
}

export async function dropPendingQuestion(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx.deleteFrom('pending_questions').where('user_id', '=', userId).execute()
}
