import type { AssistantAnswer } from '#domain/views.ts'
import type { OpenGoal } from '#server/assistant/changes/new-goal.ts'
import type { OpenChoice } from '#server/assistant/entries/open-choice.ts'
import type { OpenSentence } from '#server/assistant/entries/open-sentence.ts'
import { sameAnswer } from '#server/assistant/same-answer.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { OpenBudget } from '#server/assistant/waiting/resolve-budget.ts'
import type { OpenTotal } from '#server/assistant/waiting/resolve-total.ts'
import type { Context } from '#server/context.ts'
import { hashOf } from '#server/tools/hash-of.ts'
import { inWriteTurn } from '#server/tools/write-turn.ts'

/** What waits for an answer: entries of which one is open, a change to be chosen, the new amount of an entry, half a budget or half a goal. */
export type WaitingQuestion =
  | OpenSentence
  | { choice: OpenChoice }
  | { total: OpenTotal }
  | { budget: OpenBudget }
  | { goal: OpenGoal }

/** How a turn is answered, and what it leaves behind. */
export type Reply = {
  answer: AssistantAnswer
  /** What waits for an answer from now on; null: nothing does; absent: whatever waited before. */
  question?: WaitingQuestion | null
  /** What already stands, committed with the entries of the turn. */
  kept?: AssistantAnswer
}

/**
 * Puts a reply into the conversation, so that a repeated turn gets it again and another device shows it. A turn that failed is not
 * kept: it may be tried again. What cannot be kept is answered all the same. Errors: idempotency_mismatch.
 */
export async function keepReply(
  context: Context,
  speaker: Speaker,
  { answer, question, kept }: Reply,
): Promise<AssistantAnswer> {
  if (kept === answer || answer.function_result?.success === false) return answer
  const { message } = speaker
  const keeping = inWriteTurn(context, speaker, async (turn) => {
    const stored = kept ? undefined : await turn.storedAnswer()
    if (stored) return stored
    const waiting = question === undefined ? {} : { question: question && JSON.stringify(question) }
    await turn.keepAnswer({ message, answer: JSON.stringify(answer), ...waiting })
    return null
  })
  const stored = await keeping.catch((error: unknown) => {
    context.log.error({ error }, 'a turn could not be kept')
    return null
  })
  return stored ? sameAnswer(stored, hashOf(message)) : answer
}
