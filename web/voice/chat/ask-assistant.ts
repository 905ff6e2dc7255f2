import type { ToolOutput } from '#domain/tools/registry.ts'
import type { AssistantAnswer, ToolAnswer, TurnOutcome } from '#domain/views.ts'
import type { TurnRequest } from '#machines/assistant-turn.ts'
import { apiFetch, readJson } from '#web/lib/api.ts'
import { type AddCall, readClientCall } from '#web/voice/calls/client-tools.ts'
import { readAnswer } from '#web/voice/chat/read-answer.ts'
import { messageOf } from '#web/voice/drivers/voice-error.ts'

/** Understood, but not written: told in other words than a failed request (specification §8). */
export class SaveFailed extends Error {
  override readonly name = 'SaveFailed'
}

type Saved = TurnOutcome['saved'][number]
type Asking = { signal: AbortSignal; onText: (textSoFar: string) => void }

/**
 * Asks Penny; `onText` gets the words as they come. A stream that is cut is asked for again, whole, under the same turn. An
 * `addTransaction` that the server understood but did not save is saved from here, under the same turn (specification §7).
 * Throws `ApiError`, or `SaveFailed`.
 */
export async function askAssistant(request: TurnRequest, { signal, onText }: Asking): Promise<AssistantAnswer> {
  const { turnId } = request
  const streamed = await readAnswer(await post(request, { signal, accept: 'text/event-stream' }), onText)
  signal.throwIfAborted()
  const answer: AssistantAnswer =
    streamed ?? (await readJson(await post(request, { signal, accept: 'application/json' })))
  const call = answer.function_call
  if (call?.name !== 'addTransaction' || answer.function_result?.success) return answer
  const saved = await saveHere(call.arguments, turnId)
  return { ...answer, turn: { ...(answer.turn ?? emptyOutcome(turnId)), saved: [saved] } }
}

function post({ turnId, text, saidOn }: TurnRequest, { signal, accept }: { signal: AbortSignal; accept: string }) {
  return apiFetch('/functions/v1/ai-assistant', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: accept },
    body: JSON.stringify({ message: text, autoCategorize: true, turn_id: turnId, ...(saidOn && { today: saidOn }) }),
    signal,
  })
}

async function saveHere(given: string, turnId: string): Promise<Saved> {
  try {
    const call = readClientCall('addTransaction', JSON.parse(given))
    if (call.name !== 'addTransaction') throw new Error('not an entry')
    return await addInTurn(call.input, { turnId, key: `${turnId}:0` })
  } catch (error) {
    throw new SaveFailed(messageOf(error))
  }
}

/** Writes one entry as part of a turn: the server gives the stored result where the turn has written it already (ruling 40). */
export async function addInTurn(
  input: AddCall['input'],
  { turnId, key }: { turnId: string; key: string },
): Promise<Saved> {
  const response = await apiFetch('/api/tools/addTransaction', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Turn-Id': turnId },
    body: JSON.stringify({ ...input, pending: false }),
  })
  const { output, changeId } = await readJson<ToolAnswer<ToolOutput<'addTransaction'>>>(response)
  const { transaction, budget } = output
  return { transaction, changeId: changeId ?? 0, ...(budget ? { budget } : {}) }
}

function emptyOutcome(turnId: string): AssistantAnswer['turn'] {
  return { turnId, saved: [], removed: [], question: null, summary: null }
}
