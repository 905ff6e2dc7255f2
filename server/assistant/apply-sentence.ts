import { AppError } from '#domain/errors.ts'
import type { SpokenTransaction } from '#domain/understanding/frame.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { saySaved } from '#server/assistant/answers/saved.ts'
import type { ChangeFrame } from '#server/assistant/decide.ts'
import { addCall, savedResult } from '#server/assistant/function-call.ts'
import { makeChanges } from '#server/assistant/make-changes.ts'
import type { Memory } from '#server/assistant/memory.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import { writeEntries } from '#server/assistant/write-entries.ts'
import type { Context } from '#server/context.ts'
import { hashOf, inWriteTurn, type WriteTurn } from '#server/tools/write-turn.ts'

type Sentence = {
  speaker: Speaker
  entries: readonly SpokenTransaction[]
  changes: readonly ChangeFrame[]
}

const FAILED = "I'm sorry, I encountered an error processing your request."
const SAVE_FAILED = "I couldn't save that transaction. Please try again."

/** Does what a clear sentence says, all of it in one commit together with the answer, or nothing. */
export async function applySentence(context: Context, memory: Memory, sentence: Sentence): Promise<AssistantAnswer> {
  const { speaker, entries } = sentence
  try {
    const answer = await inWriteTurn(context, speaker, (turn) => write(context, turn, sentence))
    memory.ask(speaker.userId, null)
    const last = entries.at(-1)
    if (last) memory.remember(speaker.userId, { intent: 'add', transaction: last })
    return answer
  } catch (error) {
    return explain(context, error, sentence)
  }
}

async function write(
  context: Context,
  turn: WriteTurn,
  { speaker, entries, changes }: Sentence,
): Promise<AssistantAnswer> {
  const inputHash = hashOf(speaker.message)
  const stored = await turn.storedAnswer()
  if (stored) return sameAnswer(stored, inputHash)

  const changed = await makeChanges({ context, turn, speaker }, changes)
  const written = await writeEntries(turn, { speaker, entries })
  const transactions = written.saved.map((each) => each.transaction)
  const empty = emptyAnswer(speaker, '')
  const [first] = entries
  const answer: AssistantAnswer = {
    message: [...changed.map((each) => each.words), saySaved(transactions, speaker), written.consequence]
      .filter(Boolean)
      .join(' '),
    function_call: first ? addCall(first) : null,
    function_result: first ? savedResult(transactions) : null,
    turn: {
      ...empty.turn,
      saved: [...changed.flatMap((each) => each.saved), ...written.saved],
      removed: changed.flatMap((each) => each.removed),
    },
  }
  await turn.keepAnswer({ inputHash, answer: JSON.stringify(answer) })
  return answer
}

/** The stored answer for the same words; idempotency_mismatch for others. */
export function sameAnswer(stored: { input_hash: string; answer: string }, inputHash: string): AssistantAnswer {
  if (stored.input_hash !== inputHash) throw new AppError('idempotency_mismatch')
  return JSON.parse(stored.answer) as AssistantAnswer
}

/** A failed save is said, with the call for the screen to try itself where it is a single entry (specification §7, §8). */
function explain(context: Context, error: unknown, { speaker, entries }: Sentence): AssistantAnswer {
  if (error instanceof AppError && error.code !== 'server_busy') {
    if (error.code === 'idempotency_mismatch' || error.code === 'not_authenticated') throw error
    return emptyAnswer(speaker, error.message)
  }
  context.log.error({ error }, 'a turn could not be saved')
  const [first, ...more] = entries
  if (!first) return emptyAnswer(speaker, FAILED)
  return {
    ...emptyAnswer(speaker, SAVE_FAILED),
    function_call: more.length === 0 ? addCall(first) : null,
    function_result: { success: false },
  }
}
