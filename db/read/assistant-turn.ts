import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** What a turn that wrote something answered, as JSON; undefined when it wrote nothing or is new. */
export async function findAssistantTurn(
  db: Kysely<Tables>,
  by: { userId: string; turnId: string },
): Promise<{ input_hash: string; answer: string } | undefined> {
  return db
    .selectFrom('assistant_turns')
    .select(['input_hash', 'answer'])
    .where('user_id', '=', by.userId)
    .where('turn_id', '=', by.turnId)
    .executeTakeFirst()
}
