import { AppError } from '#domain/errors.ts'
import { sorrySentences } from '#domain/sorry-sentences.ts'
import type { SpokenTransaction } from '#domain/understanding/frame.ts'
import type { AssistantAnswer, PendingQuestion } from '#domain/views.ts'
import { saySaved } from '#server/assistant/answers/saved.ts'
import { sayTogether } from '#server/assistant/answers/taken-back.ts'
import { type Changed, makeChanges, makePrepared } from '#server/assistant/changes/make-changes.ts'
import type { ChangeFrame } from '#server/assistant/decide.ts'
import { addCall, savedResult } from '#server/assistant/entries/function-call.ts'
import { offer, type PreparedChange } from '#server/assistant/entries/open-choice.ts'
import { writeEntries } from '#server/assistant/entries/write-entries.ts'
import { outcomeOf } from '#server/assistant/outcome.ts'
import type { Reply } from '#server/assistant/reply.ts'
import { sameAnswer } from '#server/assistant/same-answer.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import type { Context } from '#server/context.ts'
import { hashOf } from '#server/tools/hash-of.ts'
import { inWriteTurn, type WriteTurn } from '#server/tools/write-turn.ts'

export type Sentence = {
  speaker: Speaker
  entries?: readonly SpokenTransaction[]
  changes?: readonly ChangeFrame[]
  /** A change that waited, and was chosen. */
  chosen?: PreparedChange
}

/** Does what a clear sentence says, all of it in one commit together with the answer, or nothing. */
export async function applySentence(context: Context, memory: Memory, sentence: Sentence): Promise<Reply> {
  const { speaker, entries = [] } = sentence
  try {
    const answer = await inWriteTurn(context, speaker, (turn) => write(context, turn, sentence))
    const last = entries.at(-1)
    if (last) memory.remember(speaker.userId, { intent: 'add', transaction: last })
    return { answer, kept: answer }
  } catch (error) {
    return { answer: explain(context, error, sentence) }
  }
}

async function write(context: Context, turn: WriteTurn, sentence: Sentence): Promise<AssistantAnswer> {
  const { message } = sentence.speaker
  const stored = await turn.storedAnswer()
  if (stored) return sameAnswer(stored, hashOf(message))
  const { answer, waiting } = await writeSentence(context, turn, sentence)
  await turn.keepAnswer({ message, answer: JSON.stringify(answer), question: waiting && JSON.stringify(waiting) })
  return answer
}

/** Writes a sentence inside the open turn. The answer, and what waits to be answered, are for the caller to keep. */
export async function writeSentence(
  context: Context,
  turn: WriteTurn,
  { speaker, entries = [], changes = [], chosen }: Sentence,
): Promise<{ answer: AssistantAnswer; waiting: NonNullable<Changed['waiting']> | null }> {
  const changed: Changed[] = await makeChanges({ context, turn, speaker }, changes)
  if (chosen) changed.push(...(await makePrepared({ turn, speaker }, chosen)))
  const written = await writeEntries(turn, { speaker, entries })
  const transactions = written.saved.map((each) => each.transaction)
  const empty = emptyAnswer(speaker, '')
  const [first] = entries
  const outcome = outcomeOf(changed)
  const asking = changed.findLast((each) => each.waiting)
  const wordsOf = (told: readonly Changed[]) => sayTogether(told.map((each) => each.words))
  // What is asked is said last.
  const done = transactions.length > 0 ? changed.filter((each) => each !== asking) : changed
  const open = transactions.length > 0 && asking ? asking.words : ''
  const answer: AssistantAnswer = {
    message: [wordsOf(done), saySaved(transactions, speaker), written.consequence, open].filter(Boolean).join(' '),
    function_call: first ? addCall(first) : null,
    function_result: first ? savedResult(transactions) : null,
    turn: {
      ...empty.turn,
      ...outcome,
      saved: [...outcome.saved, ...written.saved],
      question: asking ? questionOf(asking) : null,
    },
  }
  return { answer, waiting: asking?.waiting ?? null }
}

function questionOf({ waiting, words }: Changed): PendingQuestion {
  return waiting && 'choice' in waiting ? offer(waiting.choice) : { ask: words, choices: [] }
}

/** A failed save is said, with the call for the screen to try itself where it is a single entry (specification §7, §8). */
function explain(context: Context, error: unknown, { speaker, entries = [] }: Sentence): AssistantAnswer {
  if (error instanceof AppError && error.code !== 'server_busy') {
    if (error.code === 'idempotency_mismatch' || error.code === 'not_authenticated') throw error
    return emptyAnswer(speaker, error.message)
  }
  context.log.error({ error }, 'a turn could not be saved')
  const [first, ...more] = entries
  if (!first) return emptyAnswer(speaker, sorrySentences.request)
  return {
    ...emptyAnswer(speaker, sorrySentences.save),
    function_call: more.length === 0 ? addCall(first) : null,
    function_result: { success: false },
  }
}
