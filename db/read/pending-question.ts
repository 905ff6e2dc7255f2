import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** The sentence that waits for an answer, as JSON; undefined when there is none or it has waited too long. */
export async function findPendingQuestion(
  db: Kysely<Tables>,
  { userId, now }: { userId: string; now: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('pending_questions')
    .select('sentence')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.sentence
}
