import type { Kysely } from 'kysely'
import { type EntriesSince, entriesSince } from '#db/read/entries-since.ts'
import type { Tables } from '#db/tables.ts'
import type { AssistantAnswer, ChatLine, ChatPage, TurnOutcome } from '#domain/views.ts'

type Db = Kysely<Tables>

/**
 * One page of a person's conversation, newest page first and oldest line first inside it: `limit` turns that were answered before the
 * turn numbered `before`. Entries are told as they stand now, with which of them were changed later or stand no more.
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
  const since = await entriesSince(
    db,
    userId,
    answers.map(({ turn }) => turn),
  )
  return {
    messages: shown.flatMap(({ turn_id: turnId, message, created_at: timestamp }, index): ChatLine[] => {
      const answer = answers[index]
      const line = (type: ChatLine['type']) => ({ id: `${turnId}:${type}`, type, timestamp, turnId })
      if (!answer) return []
      return [
        { ...line('user'), message },
        { ...line('assistant'), message: answer.message, ...asItStands(answer.turn, since) },
      ]
    }),
    before: rows.length > limit ? (shown[0]?.seq ?? null) : null,
  }
}

/** What was taken back is told as it was written, what stands as it is now. */
function asItStands(
  outcome: TurnOutcome,
  { now, undone, newest }: EntriesSince,
): Required<Pick<ChatLine, 'outcome' | 'undone' | 'revised'>> {
  const isGone = ({ transaction, changeId }: TurnOutcome['saved'][number]) =>
    undone.has(changeId) || !now.has(transaction.id)
  const saved = outcome.saved.map((each) =>
    isGone(each) ? each : { ...each, transaction: now.get(each.transaction.id) ?? each.transaction },
  )
  const others = (outcome.done ?? []).flatMap(({ changeId }) => changeId ?? []).filter((seq) => undone.has(seq))
  return {
    outcome: { ...outcome, saved },
    undone: [...saved.filter(isGone).map(({ changeId }) => changeId), ...others],
    revised: saved
      .filter((each) => !isGone(each) && (newest.get(each.transaction.id) ?? 0) > each.changeId)
      .map(({ changeId }) => changeId),
  }
}
