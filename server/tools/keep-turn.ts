import type { Transaction } from 'kysely'
import { findAssistantTurn } from '#db/read/assistant-turn.ts'
import type { Tables } from '#db/tables.ts'
import { insertAssistantTurn, updateAssistantTurn } from '#db/write/assistant-turn.ts'
import { dropPendingQuestion, putPendingQuestion } from '#db/write/pending-question.ts'
import { hashOf } from '#server/tools/hash-of.ts'

const QUESTION_LIVES_MS = 2 * 60_000

/** What a turn leaves in the conversation. */
export type KeptTurn = {
  /** The words of the person. */
  message: string
  /** JSON */
  answer: string
  /** The sentence that waits for an answer from now on, as JSON; null: none does; absent: whatever waited before. */
  question?: string | null
}

/** Keeps a turn, or what it answers in the end where its first part was kept with its entries. A question waits for two minutes. */
export async function keepTurn(
  trx: Transaction<Tables>,
  { userId, turnId, nowMs }: { userId: string; turnId: string; nowMs: number },
  { message, answer, question }: KeptTurn,
): Promise<void> {
  if (await findAssistantTurn(trx, { userId, turnId })) await updateAssistantTurn(trx, { userId, turnId, answer })
  else {
    await insertAssistantTurn(trx, {
      user_id: userId,
      turn_id: turnId,
      input_hash: hashOf(message),
      message,
      answer,
      created_at: new Date(nowMs).toISOString(),
    })
  }
  if (question === null) await dropPendingQuestion(trx, userId)
  if (question) {
    const expires_at = new Date(nowMs + QUESTION_LIVES_MS).toISOString()
    await putPendingQuestion(trx, { user_id: userId, sentence: question, expires_at })
  }
}
