import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** What a turn answered, as JSON; undefined when it is new or came to nothing. */
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

/** The newest turns since a moment, oldest first, with their answers as JSON. */
export async function turnsSince(
  db: Kysely<Tables>,
  by: { userId: string; since: string; limit: number },
): Promise<{ message: string; answer: string }[]> {
  const rows = await db
    .selectFrom('assistant_turns')
    .select(['message', 'answer'])
    .where('user_id', '=', by.userId)
    .where('created_at', '>', by.since)
    .where('message', '!=', '')
    .orderBy('seq', 'desc')
    .limit(by.limit)
    .execute()
  return rows.reverse()
}
