import { formatMoney, minor } from '#domain/money.ts'
import { sorrySentences } from '#domain/sorry-sentences.ts'
import { kindOfCategory } from '#domain/transaction.ts'
import type { SpokenTransaction } from '#domain/understanding/frame.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { joinAnswers } from '#server/assistant/join-answers.ts'
import { asks } from '#server/assistant/model/ground-call.ts'
import { modelSettings } from '#server/assistant/model/model-settings.ts'
import type { ModelTurn, PlannedCall, ToolRun } from '#server/assistant/model/model-turn.ts'
import { pastTurns } from '#server/assistant/model/past-turns.ts'
import { runModelTurn } from '#server/assistant/model/run-model-turn.ts'
import { sayRuns } from '#server/assistant/model/say-runs.ts'
import { runPlanned } from '#server/assistant/model/write-planned.ts'
import { writtenAnswer } from '#server/assistant/model/written-answer.ts'
import type { Reply, WaitingQuestion } from '#server/assistant/reply.ts'
import { sameAnswer } from '#server/assistant/same-answer.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'
import { hashOf } from '#server/tools/hash-of.ts'
import { parseInput } from '#server/tools/parse-input.ts'
import { inWriteTurn, type WriteTurn } from '#server/tools/write-turn.ts'

type Asking = {
  speaker: Speaker
  onText?: ModelTurn['onText'] | undefined
  signal?: AbortSignal
  /** The words that the model gets; absent: all of the message. */
  text?: string
  /** What the local engine understood of the rest: written first, in the same commit as what the model wants written. */
  beside?: (turn: WriteTurn) => Promise<{ answer: AssistantAnswer; waiting: WaitingQuestion | null }>
}

/**
 * The answer of a language model to a sentence that the local engine does not cover; null when no model is configured. What is
 * written is committed together with its answer, so that a retry of the turn gives the same. Errors: idempotency_mismatch.
 */
export async function answerWithModel(
  context: Context,
  { speaker, onText, signal, text = speaker.message, beside }: Asking,
): Promise<Reply | null> {
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
      const called = await turn.savedBefore()
      const own = (await beside?.(turn)) ?? null
      // What the engine has written, or found written, stands for what it understood itself.
      const taken = own?.answer.turn?.saved.map(({ changeId }) => changeId) ?? []
      const saved = called.filter(({ changeId }) => changeId === null || !taken.includes(changeId))
      const runs = await runPlanned(turn, { turnId, calls, saved })
      const written = writtenAnswer(runs, speaker)
      stored = own ? joinAnswers(own.answer, written) : written
      const question = own?.waiting ? JSON.stringify(own.waiting) : null
      await turn.keepAnswer({ message, answer: JSON.stringify(stored), question })
      return runs
    })

  const result = await runModelTurn({
    context,
    caller: { userId },
    text,
    turnId,
    today,
    history: await pastTurns(context, userId),
    write,
    ...(onText ? { onText } : {}),
    ...(signal ? { signal } : {}),
  })
  switch (result.kind) {
    case 'said':
      return { answer: emptyAnswer(speaker, result.message) }
    case 'read':
      return { answer: emptyAnswer(speaker, sayRuns(result.runs, speaker) || sorrySentences.request) }
    case 'wrote':
      return stored ? { answer: stored, kept: stored } : { answer: writtenAnswer(result.runs, speaker), question: null }
    case 'asked':
      return askedReply(speaker, result)
    case 'failed':
      // Marked as failed, so that the same turn may be tried again.
      return { answer: { ...emptyAnswer(speaker, result.message), function_result: { success: false } } }
  }
}

/** A question about an amount that was said waits for a yes, one about an amount that was not waits for it. */
function askedReply(speaker: Speaker, { ask, open }: { ask: string; open: PlannedCall | null }): Reply {
  const draft = open && draftOf(open, speaker)
  const said = open && ask !== asks.amount ? minor(parseInput('addTransaction', open.input).amountMinor) : null
  const choices = said === null ? [] : [{ label: formatMoney(said, speaker.currency), amountMinor: said }]
  const answer = emptyAnswer(speaker, ask)
  const shown = choices.map((choice) => ({ ...choice, say: choice.label }))
  return {
    answer: { ...answer, turn: { ...answer.turn, question: { ask, choices: shown } } },
    question: draft ? { entries: [{ state: 'open', draft, ask, choices }] } : null,
  }
}

/** The entry of a call without its amount; its day was held against the person's words already. */
function draftOf({ input }: PlannedCall, { today }: Speaker): Omit<SpokenTransaction, 'amountMinor' | 'currency'> {
  const { merchant, category, kind, date } = parseInput('addTransaction', input)
  return { merchant, category, categoryKnown: true, kind: kind ?? kindOfCategory(category), day: date ?? today }
}
