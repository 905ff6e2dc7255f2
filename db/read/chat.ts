import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { AssistantAnswer, ChatLine, ChatPage, TurnOutcome } from '#domain/views.ts'

type Db = Kysely<Tables>

/**
 * One page of a person's conversation, newest page first and oldest line first inside it: `limit` turns that were answered before the
 * turn numbered `before`. Entries that no longer stand are told with their turn.
 */
export async function readChat(
  db: Db,
  { userId, limit, before }: { userId: string; limit: number; before?: number | undefined },
): Promise<ChatPage> {
  let turns = db.selectFrom('assistant_turns').where('user_id', '=', userId).where('message', '!=', '')
  if (before !== undefined) turns = turns.where('seq', '<', before)
  const rows = await turns
    .select(['seq', 'turn_id', 'message', 'answer', 'created_at'])
    .orderBy('seq', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit).reverse()
  const answers = shown.map(({ answer }) => JSON.parse(answer) as AssistantAnswer)
  const gone = await entriesGone(
    db,
    userId,
    answers.map(({ turn }) => turn),
  )
  return {
    messages: shown.flatMap(({ turn_id: turnId, message, created_at: timestamp }, index): ChatLine[] => {
      const answer = answers[index]
      const line = (type: ChatLine['type']) => ({ id: `${turnId}:${type}`, type, timestamp, turnId })
      if (!answer) return []
      const { message: reply, turn: outcome } = answer
      const undone = outcome.saved.map(({ changeId }) => changeId).filter((changeId) => gone.has(changeId))
      return [
        { ...line('user'), message },
        { ...line('assistant'), message: reply, outcome, undone },
      ]
    }),
    before: rows.length > limit ? (shown[0]?.seq ?? null) : null,
  }
}

/** The changes that were taken back, or whose entry is there no more. */
async function entriesGone(db: Db, userId: string, outcomes: readonly TurnOutcome[]): Promise<Set<number>> {
  const saved = outcomes.flatMap((outcome) => outcome.saved)
  if (saved.length === 0) return new Set()
  const undone = await db
    .selectFrom('changes')
    .select('seq')
    .where('user_id', '=', userId)
    .where(
      'seq',
      'in',
      saved.map(({ changeId }) => changeId),
    )
    .where('undone_by', 'is not', null)
    .execute()
  const standing = await db
    .selectFrom('transactions')
    .select('id')
    .where('user_id', '=', userId)
    .where(
      'id',
      'in',
      saved.map(({ transaction }) => transaction.id),
    )
    .execute()
  const ids = new Set(standing.map(({ id }) => id))
  const removed = saved.filter(({ transaction }) => !ids.has(transaction.id))
  return new Set([...undone.map(({ seq }) => seq), ...removed.map(({ changeId }) => changeId)])
}
