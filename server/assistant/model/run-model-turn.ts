import { findProfile } from '#db/read/profile.ts'
import { type Day, todayIn } from '#domain/calendar.ts'
import { isCurrency } from '#domain/currency.ts'
import { AppError } from '#domain/errors.ts'
import { sorrySentences } from '#domain/sorry-sentences.ts'
import { askModel } from '#server/assistant/model/ask-model.ts'
import { mayBeSaid } from '#server/assistant/model/check-words.ts'
import { openConversation, roundOf } from '#server/assistant/model/conversation.ts'
import { functionTools } from '#server/assistant/model/function-tools.ts'
import { dayOfEntry } from '#server/assistant/model/ground-call.ts'
import { type FailureReason, ModelFailure } from '#server/assistant/model/model-failure.ts'
import { modelLimits } from '#server/assistant/model/model-limits.ts'
import { type ModelSettings, modelSettings } from '#server/assistant/model/model-settings.ts'
import type { ModelTurn, ModelTurnResult, PlannedCall } from '#server/assistant/model/model-turn.ts'
import { openClient } from '#server/assistant/model/open-client.ts'
import { takeCalls } from '#server/assistant/model/take-calls.ts'
import { openTurnState, type TurnState } from '#server/assistant/model/turn-state.ts'
import { createOneRetry } from '#server/assistant/model/with-one-retry.ts'
import { createWordGate } from '#server/assistant/model/word-gate.ts'
import { writePlanned } from '#server/assistant/model/write-planned.ts'

/**
 * Carries one sentence through a language model with the tools of the ledger. The model chooses tools and words; figures come
 * from the person's words and from tools, and everything that is written is written in one commit at the end. Never throws:
 * each failure is a result with nothing written.
 */
export async function runModelTurn(turn: ModelTurn): Promise<ModelTurnResult> {
  const settings = modelSettings(turn.context.config.assistant)
  if (!settings) return failed(turn, 'not_configured')
  const overtime = AbortSignal.timeout({ ...modelLimits, ...turn.limits }.turnTimeoutMs)
  try {
    return await converse(turn, settings, overtime)
  } catch (error) {
    if (overtime.aborted) return failed(turn, 'timed_out')
    if (error instanceof ModelFailure) return failed(turn, error.reason)
    turn.context.log.error({ error }, 'A turn with a model broke')
    return failed(turn, 'server_failed')
  }
}

async function converse(turn: ModelTurn, settings: ModelSettings, overtime: AbortSignal): Promise<ModelTurnResult> {
  const { context, caller, text, history = [] } = turn
  const limits = { ...modelLimits, ...turn.limits }
  const signal = turn.signal ? AbortSignal.any([turn.signal, overtime]) : overtime
  const subject = await subjectOf(turn)
  const state = openTurnState({ text, ...subject })
  const client = await openClient(settings, limits.requestTimeoutMs)
  const messages = openConversation({ subject, history, text, limits })
  const withOneRetry = createOneRetry({ longestWaitMs: limits.longestWaitMs, signal })

  for (let round = 1; round <= limits.rounds; round += 1) {
    const gate = createWordGate({
      mayBeSaid: (words) => state.planned.length === 0 && mayBeSaid(words, state.known, state.currency),
      show: (words) => turn.onText?.(words),
    })
    const said = await withOneRetry(() =>
      askModel({
        client,
        settings,
        messages,
        tools: functionTools(),
        isLastRound: round === limits.rounds,
        answerTokens: limits.answerTokens,
        timeoutMs: limits.requestTimeoutMs,
        signal,
        onWords: gate.push,
      }),
    ).catch((error: unknown) => {
      gate.takeBack()
      throw error
    })
    if (said.calls.length === 0) return finish(turn, state, gate.end(said.text))
    gate.takeBack()
    const { resultCharacters } = limits
    const taken = await takeCalls(said.calls, { context, userId: caller.userId, state, resultCharacters })
    if (taken.next === 'ask') return { kind: 'asked', ask: taken.ask, open: taken.open }
    if (taken.next === 'write') return finish(turn, state, null)
    messages.push(...roundOf(said, taken.answers))
  }
  throw new ModelFailure('endless_calls')
}

async function subjectOf({ context, caller, ...turn }: ModelTurn) {
  const profile = await findProfile(context.reader, caller.userId)
  const currency = profile && isCurrency(profile.currency) ? profile.currency : 'USD'
  const today = turn.today ?? todayIn(context.clock(), profile?.time_zone ?? 'UTC')
  return { firstName: profile?.first_name ?? '', currency, today } as const
}

async function finish(turn: ModelTurn, state: TurnState, words: string | null): Promise<ModelTurnResult> {
  const { context, caller, turnId } = turn
  if (state.planned.length === 0) {
    if (words !== null) return { kind: 'said', message: words, runs: state.reads }
    return state.reads.length > 0 ? { kind: 'read', runs: state.reads } : failed(turn, 'nothing_said')
  }
  if (turn.signal?.aborted) return failed(turn, 'cancelled')
  const calls = state.planned.map((call) => withDay(call, state.today))
  const write = turn.write ?? ((planned) => writePlanned(context, { userId: caller.userId, turnId }, planned))
  try {
    return { kind: 'wrote', runs: [...state.reads, ...(await write(calls))] }
  } catch (error) {
    if (!(error instanceof AppError)) context.log.error({ error }, 'A turn with a model could not be saved')
    const said = error instanceof AppError && !error.toBody().error.retryable ? error.message : sorrySentences.save
    return { ...failed(turn, 'save_failed'), message: said }
  }
}

/** An unsaid day is the day of the turn, whatever day it is by the time of the write. */
function withDay(call: PlannedCall, today: Day): PlannedCall {
  const field = dayOfEntry.get(call.name)
  return field && call.input[field] === undefined ? { ...call, input: { ...call.input, [field]: today } } : call
}

function failed({ context, turnId }: ModelTurn, reason: FailureReason): ModelTurnResult & { kind: 'failed' } {
  context.log.warn({ reason, turnId }, 'A turn with a model came to nothing')
  return { kind: 'failed', reason, message: sorrySentences.request }
}
