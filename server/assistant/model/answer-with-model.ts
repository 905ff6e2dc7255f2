import { kindOfCategory } from '#domain/transaction.ts'
import type { SpokenTransaction } from '#domain/understanding/frame.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { sameAnswer } from '#server/assistant/apply-sentence.ts'
import type { Memory } from '#server/assistant/memory.ts'
import { modelSettings } from '#server/assistant/model/model-settings.ts'
import type { ModelTurn, PlannedCall, ToolRun } from '#server/assistant/model/model-turn.ts'
import { runModelTurn } from '#server/assistant/model/run-model-turn.ts'
import { sayRuns } from '#server/assistant/model/say-runs.ts'
import { sorrySentences } from '#server/assistant/model/sorry-sentences.ts'
import { runPlanned } from '#server/assistant/model/write-planned.ts'
import { writtenAnswer } from '#server/assistant/model/written-answer.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'
import { parseInput } from '#server/tools/parse-input.ts'
import { hashOf, inWriteTurn } from '#server/tools/write-turn.ts'

/**
 * The answer of a language model to a sentence that the local engine does not cover; null when no model is configured. What is
 * written is committed together with its answer, so that a retry of the turn gives the same. Errors: idempotency_mismatch.
 */
export async function answerWithModel(
  context: Context,
  memory: Memory,
  { speaker, onText, signal }: { speaker: Speaker; onText?: ModelTurn['onText'] | undefined; signal?: AbortSignal },
): Promise<AssistantAnswer | null> {
  if (!modelSettings(context.config.assistant)) return null
  const { userId, turnId, message, today } = speaker
  const inputHash = hashOf(message)
  let stored: AssistantAnswer | null = null
  const write = (calls: readonly PlannedCall[]): Promise<ToolRun[]> =>
    inWriteTurn(context, speaker, async (turn) => {
      const before = await turn.storedAnswer()
      if (before) {
        stored = sameAnswer(before, inputHash)
        return []
      }
      const runs = await runPlanned(turn, { turnId, calls })
      stored = writtenAnswer(runs, speaker)
      await turn.keepAnswer({ inputHash, answer: JSON.stringify(stored) })
      return runs
    })

  const result = await runModelTurn({
    context,
    caller: { userId },
    text: message,
    turnId,
    today,
    history: memory.past(userId),
    write,
    ...(onText ? { onText } : {}),
    ...(signal ? { signal } : {}),
  })
  switch (result.kind) {
    case 'said':
      return emptyAnswer(speaker, result.message)
    case 'read':
      return emptyAnswer(speaker, sayRuns(result.runs, speaker) || sorrySentences.request)
    case 'wrote':
      memory.ask(userId, null)
      return stored ?? writtenAnswer(result.runs, speaker)
    case 'asked':
      return askedAnswer(memory, speaker, result)
    case 'failed':
      // Marked as failed, so that the same turn may be tried again.
      return { ...emptyAnswer(speaker, result.message), function_result: { success: false } }
  }
}

function askedAnswer(
  memory: Memory,
  speaker: Speaker,
  { ask, open }: { ask: string; open: PlannedCall | null },
): AssistantAnswer {
  const draft = open && draftOf(open, speaker)
  memory.ask(speaker.userId, draft ? { entries: [{ state: 'open', draft, ask, choices: [] }] } : null)
  const answer = emptyAnswer(speaker, ask)
  return { ...answer, turn: { ...answer.turn, question: { ask, choices: [] } } }
}

/** The entry of a call without its amount; its day was held against the person's words already. */
function draftOf({ input }: PlannedCall, { today }: Speaker): Omit<SpokenTransaction, 'amountMinor' | 'currency'> {
  const { merchant, category, kind, date } = parseInput('addTransaction', input)
  return { merchant, category, categoryKnown: true, kind: kind ?? kindOfCategory(category), day: date ?? today }
}
